import { useFetcher } from "react-router";
import { today } from "../../i18n/format.ts";
import { officeClock } from "../../i18n/office-time.ts";
import type { Language } from "../../i18n/language.ts";
import { type Namespace, useLanguage, useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { HiddenFields } from "../../ui/form/hidden-fields.tsx";
import { Notice } from "../../ui/notice.tsx";
import { shownFields } from "../shown.ts";
import { numberWord, shownNumber } from "../number-words.ts";
import { buyerOf, customerOf, isReservationOpen, type Stateful } from "./states.ts";
import type { StepAnswer } from "./step-answer.ts";
import { fieldsOf, type StepField } from "./steps.ts";

export type ShownRecord = Stateful & { id: string; version: number };

type Props = {
	step: string;
	/** What its button says, where the step asks for nothing. */
	label: string;
	/** Those of the collection, which say what is wrong with a number. */
	texts: Namespace;
	row: ShownRecord;
	/** The form's address. */
	address: string;
	/** The answer to the form when it was sent without a script. */
	answer: StepAnswer | null;
};

const inputs = {
	publish_at: { type: "datetime-local" },
	withdraw_at: { type: "datetime-local" },
	reserved_until: { type: "date" },
	reserved_for: { maxLength: 200, autoComplete: "off" },
	sold_to: { maxLength: 200, autoComplete: "off" },
	sold_price: { inputMode: "decimal", autoComplete: "off" },
	sold_at: { type: "date" },
} as const satisfies Record<StepField, object>;

/** The form of a step: a button, below what the step asks for. It leaves the record's own form as it is. */
export function StepForm({ step, row, label: name, texts, address, answer: sent }: Props) {
	const t = useTexts("recordStates");
	const byKey = useTextsByKey("recordStates");
	const own = useTextsByKey(texts);
	const language = useLanguage();
	const fetcher = useFetcher<StepAnswer>({ key: `${row.id} ${step}` });
	const answer = fetcher.data ?? (sent?.step === step ? sent : null);
	const fields = fieldsOf(step, row);
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
						const optional = isOptional(field) || (field === "withdraw_at" && fields.length > 1);
						const error = answer?.errors[field];
						return (
							<TextField
								key={field}
								{...inputs[field]}
								name={field}
								label={t(`field.${field}`)}
								aside={optional && field !== "sold_at" ? t("optional") : undefined}
								hint={isExplained(field) ? t(`hint.${field}`) : undefined}
								defaultValue={answer?.typed[field] ?? valueOf(field, row, language)}
								error={error ? (field === "sold_price" ? own : byKey)(error) : null}
								required={!optional}
							/>
						);
					})}
				</div>
			)}
			<Button
				type="submit"
				kind={step === "publish" ? "primary" : "secondary"}
				size="small"
				disabled={fetcher.state !== "idle"}
				className={asks ? "justify-self-start" : ""}
			>
				{label}
			</Button>
		</fetcher.Form>
	);
}

const explained = ["publish_at", "reserved_until", "reserved_for", "sold_to"] as const;
const isExplained = (field: StepField): field is (typeof explained)[number] => explained.some((one) => one === field);

const isOptional = (field: StepField) => field === "reserved_for" || field.startsWith("sold_");

/** What stands in the field at first; of a reservation that is over, nothing. */
function valueOf(field: StepField, row: ShownRecord, language: Language): string {
	const isReserved = row.state === "reserved" && isReservationOpen(row);
	if (field === "sold_at") return today(row.sold_at ? new Date(row.sold_at) : undefined);
	// Mostly it is sold to whom it was reserved for.
	if (field === "sold_to") return buyerOf(row) ?? (isReserved ? customerOf(row) : null) ?? "";
	if (field === "sold_price")
		return row.sold_price ? shownNumber(language, numberWord(row.sold_price / 100), { money: true }) : "";
	const stored = row[field];
	if (!stored || (!isReserved && (field === "reserved_until" || field === "reserved_for"))) return "";
	return field === "publish_at" || field === "withdraw_at" ? officeClock(stored) : stored;
}
