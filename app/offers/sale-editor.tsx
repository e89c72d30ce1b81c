import { Form, useNavigation } from "react-router";
import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import { Checkbox, TextField } from "../ui/form/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { type SaleSettings, saleSettingNames } from "./sale-settings.ts";

/** The reason why the settings were not stored: invalid, or the database failed. */
export type SaleAnswer = { error: string | null; typed: Record<string, string> };

/** Edits how machines are shown: sold ones, reduced prices, and weights. */
export function SaleEditor({ settings, answer }: { settings: SaleSettings; answer: SaleAnswer | undefined }) {
	const t = useTexts("einstellungen");
	const byKey = useTextsByKey("einstellungen");
	const saving = useNavigation().formMethod === "POST";
	const { soldPageDays, toConsumers, weightIsPublic } = saleSettingNames;
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
						key={settings.soldPageDays}
						label={t("soldPageDays")}
						name={soldPageDays}
						inputMode="numeric"
						autoComplete="off"
						maxLength={3}
						hint={t("soldPageDaysHint")}
						defaultValue={typed?.[soldPageDays] ?? settings.soldPageDays}
						error={answer?.error ? byKey(answer.error) : null}
					/>
				</div>
				<Checkbox
					key={String(settings.toConsumers)}
					label={t("toConsumers")}
					name={toConsumers}
					value="true"
					defaultChecked={typed ? typed[toConsumers] === "true" : settings.toConsumers}
				/>
				<p className="-mt-3 pl-9 text-sm text-muted">{t("toConsumersHint")}</p>
				<Checkbox
					key={`weight ${settings.weightIsPublic}`}
					label={t("weightIsPublic")}
					name={weightIsPublic}
					value="true"
					defaultChecked={typed ? typed[weightIsPublic] === "true" : settings.weightIsPublic}
				/>
				<p className="-mt-3 pl-9 text-sm text-muted">{t("weightIsPublicHint")}</p>
				<Button type="submit" disabled={saving} className="justify-self-start">
					{saving ? t("saving") : t("save")}
				</Button>
			</Form>
		</section>
	);
}
