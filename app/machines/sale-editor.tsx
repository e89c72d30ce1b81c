import { Form, useNavigation } from "react-router";
import { useTexts, useTextsByKey } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { Checkbox, TextField } from "../foundation/ui/form/field.tsx";
import { Notice } from "../foundation/ui/notice.tsx";
import type { SaleSettings } from "./sale-settings.ts";

/** The reason why the settings were not stored: invalid, or the database failed. */
export type SaleAnswer = { error: string | null; typed: Record<string, string> };

/** Edits how machines are shown: sold ones, reduced prices, and weights. */
export function SaleEditor({ settings, answer }: { settings: SaleSettings; answer: SaleAnswer | undefined }) {
	const t = useTexts("einstellungen");
	const byKey = useTextsByKey("einstellungen");
	const saving = useNavigation().formMethod === "POST";
	const typed = answer?.typed;
	return (
		<section className="mt-8 max-w-[46rem] rounded-md border border-line bg-surface p-5 sm:p-8">
			<h2 className="text-2xl">{t("saleTitle")}</h2>
			<p className="mt-3 text-muted">{t("saleText")}</p>
			<Form method="post" noValidate className="mt-5 grid gap-5">
				{answer && answer.error === null && (
					<Notice kind="bad" title={t("errorTitle")}>
						<p>{t("saveError", { code: 503 })}</p>
					</Notice>
				)}
				<div className="max-w-96">
					<TextField
						key={settings.sold_page_days}
						label={t("soldPageDays")}
						name="sold_page_days"
						inputMode="numeric"
						autoComplete="off"
						maxLength={3}
						hint={t("soldPageDaysHint")}
						defaultValue={typed?.sold_page_days ?? settings.sold_page_days}
						error={answer?.error ? byKey(answer.error) : null}
					/>
				</div>
				<Checkbox
					key={String(settings.sells_to_consumers)}
					label={t("toConsumers")}
					name="sells_to_consumers"
					value="true"
					defaultChecked={typed ? typed.sells_to_consumers === "true" : settings.sells_to_consumers}
				/>
				<p className="-mt-3 pl-9 text-sm text-muted">{t("toConsumersHint")}</p>
				<Checkbox
					key={`weight ${settings.weight_is_public}`}
					label={t("weightIsPublic")}
					name="weight_is_public"
					value="true"
					defaultChecked={typed ? typed.weight_is_public === "true" : settings.weight_is_public}
				/>
				<p className="-mt-3 pl-9 text-sm text-muted">{t("weightIsPublicHint")}</p>
				<Button type="submit" disabled={saving} className="justify-self-start">
					{saving ? t("saving") : t("save")}
				</Button>
			</Form>
		</section>
	);
}
