import { plusDays } from "../../foundation/i18n/day.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { date, dateAndTime, day, money, today } from "../../foundation/i18n/format.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { useWayBack } from "../../office/use-way-back.ts";
import { keptWayBack } from "../../office/way-back.ts";
import { Button } from "../../foundation/ui/button.tsx";
import type { RecordState } from "../../foundation/database/schema.ts";
import { nameOf, type RecordKind } from "../record.ts";
import { STATE_FIELD } from "./form-state.ts";
import { StateMark } from "./state-mark.tsx";
import { isRefusedPlan } from "./states.ts";
import type { StepAnswer } from "./step-form.ts";
import type { StateRow } from "./step-service.server.ts";
import { fieldsOf, possibleSteps, STEP_PARAMETER, type StepName, steps, type StepField } from "./steps.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { Options, TextField } from "../../foundation/ui/form/field.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import { numberWord, shownNumber } from "../number-words.ts";
import { shownFields } from "../shown.ts";
import { QuickTimes } from "./quick-times.tsx";

/** A record's state, what is planned, and the steps that are possible now. */
export function StatePanel({ record, row }: { record: Pick<RecordKind, "office" | "states" | "name">; row: StateRow }) {
	const t = useTexts("recordStates");
	const search = new URLSearchParams(useLocation().search);
	const label = useStepLabel();
	const navigate = useNavigate();
	const list = useWayBack();
	const possible = possibleSteps(record.states, row);
	// A link to a dialog leads back to where it was.
	const linked = possible.find((step) => steps[step].path === search.get(STEP_PARAMETER));
	const [asked, ask] = useState(linked);
	const back = keptWayBack(search, asked && asked === linked ? [STEP_PARAMETER] : []);
	const addressOf = (step: StepName) => `${record.office.edit}${row.id}/${steps[step].path}${back}`;
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
				{possible.map((step) => {
					if (step !== "publish" && !asks(step))
						return <StepForm key={step} {...{ step, row }} address={addressOf(step)} label={label(step, row)} />;
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
				<StepDialog
					row={row}
					name={nameOf(record, row)}
					step={asked}
					address={addressOf(asked)}
					onClose={(isTaken) => {
						ask(undefined);
						// A step that was taken leads back by itself.
						if (asked === linked && !isTaken) void navigate(list, { replace: true });
					}}
				/>
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
type StepProps = { step: StepName; label: string; row: StateRow; address: string };

type DialogProps = Omit<StepProps, "label"> & {
	name: string;
	onClose: (isTaken: boolean) => void;
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
			onClose={() => onClose(state !== "idle")}
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
function StepForm({ step, row, label: name, address, children }: StepProps & { children?: ReactNode }) {
	const t = useTexts("recordStates");
	const byKey = useTextsByKey("recordStates");
	const language = useLanguage();
	const asked = new URLSearchParams(useLocation().search);
	const fetcher = useFetcher<StepAnswer>({ key: `${row.id} ${step}` });
	const answer = fetcher.data;
	const fields = fieldsOf(step);
	const isAsked = fields.length > 0;
	const label = isAsked ? byKey(`confirm.${row.state === steps[step].to ? "correct" : step}`) : name;
	return (
		<fetcher.Form
			method="post"
			action={address}
			noValidate
			className={isAsked ? "mt-4 grid max-w-[46rem] gap-4" : "contents"}
		>
			<HiddenFields fields={shownFields(row)} />
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
									defaultValue={answer?.typed[field] ?? asked.get(field) ?? valueOf(field, row, language)}
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

/** The initial value of a field. The customer is who reserved, or the only one who asks; the price is the asked one. */
const USUAL_RESERVATION_DAYS = 7;

function valueOf(field: StepField, row: StateRow, language: Language): string {
	const { state, reserved_until, sold_at, askers } = row;
	const isSold = state === "sold";
	// One that is over counts no more.
	const isReserved = state === "reserved" && reserved_until != null && reserved_until >= today();
	const customer = isReserved ? row.reserved_for : askers?.names.length === 1 ? askers.names[0] : null;
	const price = isSold ? row.sold_price : row.sale_price;
	const values: Record<StepField, string | null | undefined> = {
		reserved_until: isReserved ? reserved_until : plusDays(today(), USUAL_RESERVATION_DAYS),
		reserved_for: customer,
		sold_to: isSold ? row.sold_to : customer,
		sold_price: price == null ? null : shownNumber(language, numberWord(price / 100), { money: true }),
		sold_at: today(isSold && sold_at ? new Date(sold_at) : undefined),
	};
	return values[field] ?? "";
}
