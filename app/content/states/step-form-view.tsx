import { useFetcher } from "react-router";
import { today } from "../../foundation/i18n/format.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { TextField } from "../../foundation/ui/form/field.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import { numberWord, shownNumber } from "../number-words.ts";
import { shownFields } from "../shown.ts";
import { QuickTimes } from "./quick-times.tsx";
import type { StateColumns } from "./states.ts";
import type { StepAnswer } from "./step-form.ts";
import { fieldsOf, type StepField } from "./steps.ts";

export type ShownRecord = StateColumns & { id: string; version: number; type?: unknown };

type Props = {
	step: string;
	/** The text of its button if the step has no fields. */
	label: string;
	row: ShownRecord;
	address: string;
};

const inputs = {
	reserved_until: { type: "date" },
	reserved_for: { maxLength: 200, autoComplete: "off" },
	sold_to: { maxLength: 200, autoComplete: "off" },
	sold_price: { inputMode: "decimal", autoComplete: "off" },
	sold_at: { type: "date" },
} as const satisfies Record<StepField, object>;

const optional: readonly StepField[] = ["reserved_for", "sold_to", "sold_price"];

/** The form of a step: a button, below what the step asks for. It leaves the record's own form as it is. */
export function StepForm({ step, row, label: name, address }: Props) {
	const t = useTexts("recordStates");
	const byKey = useTextsByKey("recordStates");
	const language = useLanguage();
	const fetcher = useFetcher<StepAnswer>({ key: `${row.id} ${step}` });
	const answer = fetcher.data;
	const fields = fieldsOf(step);
	const asks = fields.length > 0;
	const label = asks ? byKey(`confirm.${step}`) : name;
	return (
		<fetcher.Form
			method="post"
			action={address}
			noValidate
			className={asks ? "mt-4 grid max-w-[46rem] gap-4" : "contents"}
		>
			<HiddenFields fields={shownFields(row)} />
			{answer?.problem && (
				<Notice kind="bad" title={t("failedTitle")}>
					<p>{t(`problem.${answer.problem}`)}</p>
				</Notice>
			)}
			{asks && (
				<div className="grid gap-4 sm:grid-cols-2">
					{fields.map((field) => {
						const error = answer?.errors[field];
						return (
							<div key={field}>
								<TextField
									{...inputs[field]}
									name={field}
									label={t(`field.${field}`)}
									hint={t(`hint.${field}`)}
									defaultValue={answer?.typed[field] ?? valueOf(field, row, language)}
									error={error ? byKey(error) : null}
									required={!optional.includes(field)}
								/>
								<QuickTimes field={field} />
							</div>
						);
					})}
				</div>
			)}
			<Button
				type="submit"
				kind={asks ? "primary" : "secondary"}
				size="small"
				disabled={fetcher.state !== "idle"}
				className={asks ? "justify-self-start" : ""}
			>
				{label}
			</Button>
		</fetcher.Form>
	);
}

/** The initial value of a field; nothing of a reservation that is over. */
function valueOf(field: StepField, row: StateColumns, language: Language): string {
	const { sold_to, sold_price, sold_at } = row.state === "sold" ? row : {};
	if (field === "sold_to") return sold_to ?? "";
	if (field === "sold_price")
		return sold_price == null ? "" : shownNumber(language, numberWord(sold_price / 100), { money: true });
	if (field === "sold_at") return today(sold_at ? new Date(sold_at) : undefined);
	const stored = row[field];
	const isReserved = row.state === "reserved" && row.reserved_until != null && row.reserved_until >= today();
	if (!stored || (!isReserved && (field === "reserved_until" || field === "reserved_for"))) return "";
	return stored;
}
