import { useTexts, useTextsByKey } from "../foundation/i18n/texts.tsx";
import { Checkbox, TextField } from "../foundation/ui/form/field.tsx";
import type { NotTaken } from "../foundation/ui/form/form-reader.ts";
import { SettingForm } from "../office/setting-form.tsx";
import type { SaleSettings } from "./sale-settings.ts";

export function SaleEditor({ settings, answer }: { settings: SaleSettings; answer: NotTaken | undefined }) {
	const t = useTexts("einstellungen");
	return (
		<section className="mt-8 max-w-[46rem] rounded-md border border-line bg-surface p-5 sm:p-8">
			<h2 className="text-2xl">{t("saleTitle")}</h2>
			<p className="mt-3 text-muted">{t("saleText")}</p>
			<SettingForm answer={answer} text={useTextsByKey("einstellungen")} className="mt-5 grid gap-5">
				<div className="max-w-96">
					<TextField
						key={settings.sold_page_days}
						label={t("soldPageDays")}
						name="sold_page_days"
						inputMode="numeric"
						autoComplete="off"
						maxLength={3}
						hint={t("soldPageDaysHint")}
						defaultValue={settings.sold_page_days}
					/>
				</div>
				<Checkbox
					key={String(settings.sells_to_consumers)}
					label={t("toConsumers")}
					name="sells_to_consumers"
					value="true"
					defaultChecked={settings.sells_to_consumers}
				/>
				<p className="-mt-3 pl-9 text-sm text-muted">{t("toConsumersHint")}</p>
				<Checkbox
					key={`weight ${settings.weight_is_public}`}
					label={t("weightIsPublic")}
					name="weight_is_public"
					value="true"
					defaultChecked={settings.weight_is_public}
				/>
				<p className="-mt-3 pl-9 text-sm text-muted">{t("weightIsPublicHint")}</p>
			</SettingForm>
		</section>
	);
}
