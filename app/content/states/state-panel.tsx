import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { date, dateAndTime, day, money } from "../../foundation/i18n/format.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import type { RecordState } from "../../foundation/database/schema.ts";
import { nameOf, type RecordKind } from "../record.ts";
import { STATE_FIELD } from "./form-state.ts";
import { StateMark } from "./state-mark.tsx";
import { isRefusedPlan } from "./states.ts";
import type { StepAnswer } from "./step-form.ts";
import type { StateRow } from "./step-service.server.ts";
import { fieldsOf, possibleSteps, type StepName, steps, type StepField } from "./steps.ts";
import { Options, TextField } from "../../foundation/ui/form/field.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import { shownFields } from "../shown.ts";
import { QuickTimes } from "./quick-times.tsx";
import { firstValue } from "./step-values.ts";

/** A record's state, what is planned, and the steps that are possible now. */
export function StatePanel({ record, row }: { record: Pick<RecordKind, "office" | "states" | "name">; row: StateRow }) {
	const t = useTexts("recordStates");
	const label = useStepLabel();
	const [asked, ask] = useState<StepName>();
	const edit = record.office.edit + row.id;
	return (
		<section
			aria-label={t("title")}
			className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-surface px-4 py-3 sm:px-6"
		>
			<div className="grid gap-x-4 sm:flex sm:flex-wrap sm:items-baseline">
				<p className="text-lg">
					<StateMark row={{ state: row.state, type: row.type }} />
				</p>
				<About row={row} />
			</div>
			<div className="flex flex-wrap items-start gap-2">
				{possibleSteps(record.states, row).map((step) => {
					if (step !== "publish" && !asks(step))
						return <StepForm key={step} {...{ step, row, edit }} label={label(step, row)} />;
					return (
						<Button
							key={step}
							kind="secondary"
							size="small"
							aria-haspopup={asks(step) ? "dialog" : undefined}
							onClick={() => (asks(step) ? ask(step) : publishForm("online"))}
							className="needs-script"
						>
							{asks(step) ? `${label(step, row)} …` : label(step, row)}
						</Button>
					);
				})}
			</div>
			{asked && (
				<StepDialog {...{ row, edit }} name={nameOf(record, row)} step={asked} onClose={() => ask(undefined)} />
			)}
		</section>
	);
}

/** Publishing saves the form's text in a state that visitors see, and stays as the other steps do. */
export function publishForm(state: RecordState) {
	const field = document.getElementById(STATE_FIELD) as HTMLSelectElement;
	field.value = state;
	field.form!.querySelector<HTMLElement>("button[name=then][value=stay]")!.click();
}

export const asks = (step: StepName) => fieldsOf(step).length > 0;

export function useStepLabel(): (step: StepName, row: Pick<StateRow, "state" | "type">) => string {
	const t = useTexts("recordStates");
	return (step, { state, type }) => {
		if (step === "reserve" && state === "reserved") return t("step.correctReservation");
		if (step !== "sell") return t(`step.${step}`);
		if (state === "sold") return t(type === "miete" ? "step.correctHire" : "step.correctSale");
		return type === "miete" ? t("state.hired") : t("step.sell");
	};
}

/** `label` is the text of the button if the step has no fields. */
type StepProps = {
	step: StepName;
	label: string;
	row: StateRow;
	/** The address of the record's form. */
	edit: string;
	/** Initial values that the page knows better. */
	filled?: Partial<Record<StepField, string>>;
};

type DialogProps = Omit<StepProps, "label"> & {
	name: string;
	onClose: () => void;
};

/** The dialog of a step that asks for something, open as long as it is drawn. */
export function StepDialog({ name, onClose, ...props }: DialogProps) {
	const t = useTexts("bulk");
	const dialog = useRef<HTMLDialogElement>(null);
	// What it asks stays as it was, also while the page behind it says already what has become of it.
	const [form] = useState(props);
	const { step, row } = form;
	const { state, data } = useFetcher<StepAnswer>({ key: `${row.id} ${step}` });
	/** The answer before the last sending; null once that has its own. */
	const before = useRef<{ answer: unknown } | null>(null);
	const label = useStepLabel()(step, row);
	const title = `${label}: ${name}`;
	useEffect(() => dialog.current?.showModal(), []);
	useEffect(() => {
		if (state === "submitting" || !before.current) return;
		// A step that was taken has no answer.
		if (data === before.current.answer) dialog.current?.close();
		before.current = null;
	}, [state, data]);
	return (
		<dialog
			ref={dialog}
			aria-label={title}
			onSubmit={() => (before.current = { answer: data })}
			onClose={onClose}
			className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-md border border-line bg-surface p-6 text-left whitespace-normal text-ink"
		>
			<h2 className="text-xl">{title}</h2>
			<StepForm {...form} label={label}>
				<Button kind="quiet" size="small" onClick={() => dialog.current?.close()}>
					{t("cancel")}
				</Button>
			</StepForm>
			<datalist id="askers">
				<Options of={[...new Set(row.askers?.names)]} label={(name) => name} />
			</datalist>
		</dialog>
	);
}

function About({ row }: { row: StateRow }) {
	const t = useTexts("recordStates");
	const language = useLanguage();
	const time = (utc: string | null | undefined) => (utc ? dateAndTime(language, utc) : "");
	const { state, reserved_for: whom, sold_price, pageUntil, askers, madeFrom } = row;
	const sale = [row.sold_to, sold_price != null && money(language, sold_price)].filter(Boolean).join(", ");
	if (isRefusedPlan(row))
		return <p className="max-w-[70ch] font-semibold text-bad">{t("refusedPlan", { time: time(row.publish_at) })}</p>;
	return (
		<p className="max-w-[70ch] text-muted">
			<span>
				{t(state === "sold" && !pageUntil ? "about.soldGone" : `about.${state}`, {
					publish: time(row.publish_at),
					until: row.reserved_until ? day(language, row.reserved_until) : "",
					sold: row.sold_at ? date(language, row.sold_at) : "",
					page: pageUntil ? date(language, pageUntil) : "",
				})}
			</span>{" "}
			{state === "reserved" && whom && <span>{t("about.reservedFor", { whom })}</span>}
			{state === "sold" && sale && <span>{t("about.sale", { sale })}</span>}{" "}
			{askers && askers.names.length > 0 && (
				<LocalLink to={askers.inbox} className="font-semibold whitespace-nowrap underline underline-offset-4">
					{t("about.asked", { count: askers.names.length })}
				</LocalLink>
			)}{" "}
			{madeFrom && (
				<LocalLink to={madeFrom} className="font-semibold underline underline-offset-4">
					{t("about.madeFrom")}
				</LocalLink>
			)}
			{madeFrom === false && <span>{t("about.tradeIn")}</span>}
		</p>
	);
}

const inputs = {
	reserved_until: { type: "date", required: true },
	reserved_for: { maxLength: 200, autoComplete: "off", list: "askers" },
	sold_to: { maxLength: 200, autoComplete: "off", list: "askers" },
	sold_price: { inputMode: "decimal", autoComplete: "off" },
	sold_at: { type: "date", required: true },
} as const satisfies Record<StepField, object>;

/** The fields and the button of a step. A form of its own, which leaves the record's as it is. */
function StepForm({ step, row, label: name, edit, filled, children }: StepProps & { children?: ReactNode }) {
	const t = useTexts("recordStates");
	const byKey = useTextsByKey("recordStates");
	const language = useLanguage();
	const { pathname, search } = useLocation();
	const fetcher = useFetcher<StepAnswer>({ key: `${row.id} ${step}` });
	const answer = fetcher.data;
	const fields = fieldsOf(step);
	const isAsked = fields.length > 0;
	const label = isAsked ? byKey(`confirm.${row.state === steps[step].to ? "correct" : step}`) : name;
	return (
		<fetcher.Form
			method="post"
			action={`${edit}/${steps[step].path}`}
			noValidate
			className={isAsked ? "mt-4 grid max-w-[46rem] gap-4" : "contents"}
		>
			<HiddenFields fields={{ ...shownFields(row), page: pathname + search }} />
			{answer?.problem && <Notice kind="bad" title={t("failedTitle")} text={t(`problem.${answer.problem}`)} />}
			{isAsked && (
				<div className="grid gap-4 sm:grid-cols-2">
					{fields.map((field) => {
						const error = answer?.errors[field];
						return (
							<div key={field} className="first:col-span-full">
								<TextField
									{...inputs[field]}
									name={field}
									label={t(`field.${field}`)}
									hint={t(`hint.${field}`)}
									defaultValue={answer?.typed[field] ?? filled?.[field] ?? firstValue(field, row, language)}
									error={error ? byKey(error) : null}
								/>
								<QuickTimes field={field} />
							</div>
						);
					})}
				</div>
			)}
			<div className={isAsked ? "flex gap-3" : "contents"}>
				<Button kind={isAsked ? "primary" : "secondary"} size="small" disabled={fetcher.state !== "idle"}>
					{label}
				</Button>
				{children}
			</div>
		</fetcher.Form>
	);
}
