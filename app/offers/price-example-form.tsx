import { typedNumber } from "../i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { AskingForm } from "../office/asking-form.tsx";
import { type SettingAnswer, shownAgain } from "../office/setting-answer.ts";
import { Button } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/form/checked-form.tsx";
import { Checkbox, TextField } from "../ui/form/field.tsx";
import { SaveFailure } from "../ui/form/save-failure.tsx";
import { useSaving } from "../ui/form/use-saving.ts";
import { type PriceExample, type PriceExampleField, priceExampleValues } from "./price-example.ts";

/** The form for how the page of a machine explains its price. */
export function PriceExampleForm({ example, answer }: { example: PriceExample; answer: SettingAnswer | undefined }) {
	const t = useTexts("priceExample");
	const textByKey = useTextsByKey("priceExample");
	const language = useLanguage();
	const saving = useSaving();
	const stored = priceExampleValues(example);
	const { errors, typed } = shownAgain(answer);
	const number = (name: Exclude<PriceExampleField, "price_explained">) => ({
		label: t(name),
		name,
		inputMode: name === "instalment_months" ? ("numeric" as const) : ("decimal" as const),
		autoComplete: "off",
		maxLength: 8,
		defaultValue: typed?.[name] ?? (stored[name] === null ? "" : typedNumber(language, stored[name])),
		error: errors[name] && textByKey(errors[name]),
	});
	return (
		<AskingForm key={JSON.stringify(example)} unsaved={Boolean(typed)} className="mt-6 grid max-w-2xl gap-5">
			{answer?.state === "failed" && (
				<SaveFailure of={answer} title={t("notSaved")} text={t("saveError", { code: answer.code })} />
			)}
			<ErrorSummary title={t("summary")} errors={errors} text={textByKey} />
			<Checkbox
				label={t("price_explained")}
				name="price_explained"
				value="true"
				defaultChecked={typed ? typed.price_explained === "true" : example.shown}
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField {...number("vat_rate")} />
				<TextField {...number("instalment_deposit")} hint={t("depositHint")} />
				<TextField {...number("instalment_months")} hint={t("monthsHint")} />
				<TextField {...number("instalment_rate")} />
			</div>
			<Button type="submit" disabled={saving} className="justify-self-start">
				{saving ? t("saving") : t("save")}
			</Button>
		</AskingForm>
	);
}
