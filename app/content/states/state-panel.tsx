import { type ReactNode, useEffect, useId, useRef } from "react";
import { useFetcher, useLocation } from "react-router";
import { date, dateAndTime, day, money, today } from "../../foundation/i18n/format.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { keptWayBack } from "../../office/way-back.ts";
import { Button } from "../../foundation/ui/button.tsx";
import type { RecordKind } from "../record.ts";
import { StateMark } from "./state-mark.tsx";
import { isRefusedPlan, wordOfState } from "./states.ts";
import type { StepAnswer } from "./step-form.ts";
import type { StateRow } from "./step-service.server.ts";
import { fieldsOf, possibleSteps, type StepName, steps, type StepField } from "./steps.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { TextField } from "../../foundation/ui/form/field.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import { numberWord, shownNumber } from "../number-words.ts";
import { shownFields } from "../shown.ts";
import { QuickTimes } from "./quick-times.tsx";

/** A record's state, what is planned, and the steps that are possible now. */
export function StatePanel({ record, row }: { record: Pick<RecordKind, "office" | "states">; row: StateRow }) {
	const t = useTexts("recordStates");
	const back = keptWayBack(new URLSearchParams(useLocation().search));
	// Publishing saves the form's text, so the form has it.
	const possible = possibleSteps(record.states, row).filter((step) => step !== "publish");
	const formOf = (step: StepName) => (
		<StepForm
			key={step + row.state}
			step={step}
			row={row}
			label={label(step)}
			address={`${record.office.edit}${row.id}/${steps[step].path}${back}`}
		/>
	);
	const label = (step: StepName) => {
		if (step === "reserve" && row.state === "reserved") return t("step.correctReservation");
		if (step !== "sell") return t(`step.${step}`);
		const isHire = row.type === "miete";
		if (row.state === "sold") return t(isHire ? "step.correctHire" : "step.correctSale");
		return isHire ? t("state.hired") : t("step.sell");
	};
	const asking = possible.filter((step) => fieldsOf(step).length > 0);
	return (
		<section
			aria-label={t("title")}
			className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-surface px-4 py-3 sm:px-6"
		>
			<div className="grid gap-x-4 sm:flex sm:flex-wrap sm:items-baseline">
				<p className="text-lg">
					<StateMark state={row.state} words={t(`state.${wordOfState(row)}`)} />
				</p>
				<About row={row} />
			</div>
			<div className="flex flex-wrap items-start gap-2">
				{possible.filter((step) => !asking.includes(step)).map(formOf)}
				{asking.map((step) => (
					<AskedStep key={step} fetcherKey={`${row.id} ${step}`} label={label(step)}>
						{formOf(step)}
					</AskedStep>
				))}
			</div>
		</section>
	);
}

/** A step that asks for something in a dialog. */
function AskedStep({ fetcherKey, label, children }: { fetcherKey: string; label: string; children: ReactNode }) {
	const t = useTexts("bulk");
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const { state, data, reset } = useFetcher<StepAnswer>({ key: fetcherKey });
	const answered = useRef(data);
	useEffect(() => {
		if (state === "submitting") answered.current = data;
		// A step that was taken reloads the record and has no answer.
		if (state === "loading" && data === answered.current) dialog.current?.close();
	}, [state, data]);
	return (
		<>
			<Button
				kind="secondary"
				size="small"
				aria-haspopup="dialog"
				onClick={() => {
					reset();
					dialog.current?.showModal();
				}}
				className="needs-script"
			>
				{label} …
			</Button>
			<dialog
				ref={dialog}
				aria-labelledby={id}
				className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-md border border-line bg-surface p-6 text-ink"
			>
				<h2 id={id} className="pr-24 text-xl">
					{label}
				</h2>
				{children}
				<Button kind="quiet" size="small" onClick={() => dialog.current?.close()} className="absolute top-5 right-5">
					{t("cancel")}
				</Button>
			</dialog>
		</>
	);
}

function About({ row }: { row: StateRow }) {
	const t = useTexts("recordStates");
	const language = useLanguage();
	const time = (utc: string | null | undefined) => (utc ? dateAndTime(language, utc) : "");
	const { state, publish_at, reserved_until, reserved_for: whom, sold_at, sold_to, sold_price, afterSale } = row;
	const sale = [sold_to, sold_price != null && money(language, sold_price)].filter(Boolean).join(", ");
	if (isRefusedPlan(row))
		return <p className="max-w-[70ch] font-semibold text-bad">{t("refusedPlan", { time: time(publish_at) })}</p>;
	return (
		<p className="max-w-[70ch] text-muted">
			<span>
				{t(state === "sold" && !afterSale?.pageUntil ? "about.soldGone" : `about.${state}`, {
					publish: time(publish_at),
					until: reserved_until ? day(language, reserved_until) : "",
					sold: sold_at ? date(language, sold_at) : "",
					page: afterSale?.pageUntil ? date(language, afterSale.pageUntil) : "",
				})}
			</span>{" "}
			{state === "reserved" && whom && <span>{t("about.reservedFor", { whom })}</span>}
			{state === "sold" && sale && <span>{t("about.sale", { sale })}</span>}{" "}
			{afterSale && afterSale.open > 0 && (
				<LocalLink to={afterSale.inbox} className="font-semibold whitespace-nowrap underline underline-offset-4">
					{t("about.asked", { count: afterSale.open })}
				</LocalLink>
			)}
		</p>
	);
}

/** `label` is the text of the button if the step has no fields. */
type StepProps = { step: StepName; label: string; row: StateRow; address: string };

const inputs = {
	reserved_until: { type: "date" },
	reserved_for: { maxLength: 200, autoComplete: "off" },
	sold_to: { maxLength: 200, autoComplete: "off" },
	sold_price: { inputMode: "decimal", autoComplete: "off" },
	sold_at: { type: "date" },
} as const satisfies Record<StepField, object>;

const optional: readonly StepField[] = ["reserved_for", "sold_to", "sold_price"];

/** The fields and the button of a step. A form of its own, which leaves the record's as it is. */
function StepForm({ step, row, label: name, address }: StepProps) {
	const t = useTexts("recordStates");
	const byKey = useTextsByKey("recordStates");
	const language = useLanguage();
	const fetcher = useFetcher<StepAnswer>({ key: `${row.id} ${step}` });
	const answer = fetcher.data;
	const fields = fieldsOf(step);
	const asks = fields.length > 0;
	const label = asks ? byKey(`confirm.${row.state === steps[step].to ? "correct" : step}`) : name;
	return (
		<fetcher.Form
			method="post"
			action={address}
			noValidate
			className={asks ? "mt-4 grid max-w-[46rem] gap-4" : "contents"}
		>
			<HiddenFields fields={shownFields(row)} />
			{answer?.problem && <Notice kind="bad" title={t("failedTitle")} text={t(`problem.${answer.problem}`)} />}
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

/** The initial value of a field; a reservation that is over gives none. The buyer is, at first, who reserved. */
function valueOf(field: StepField, row: StateRow, language: Language): string {
	const { sold_to, sold_price, sold_at } = row.state === "sold" ? row : {};
	const isReserved = row.state === "reserved" && row.reserved_until != null && row.reserved_until >= today();
	if (field === "sold_to") return sold_to || (isReserved && row.reserved_for) || "";
	if (field === "sold_price")
		return sold_price == null ? "" : shownNumber(language, numberWord(sold_price / 100), { money: true });
	if (field === "sold_at") return today(sold_at ? new Date(sold_at) : undefined);
	return (isReserved && row[field]) || "";
}
