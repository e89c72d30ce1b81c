import { type ReactNode, useEffect, useId, useRef } from "react";
import { useFetcher, useLocation } from "react-router";
import { date, dateAndTime, day, money } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { keptWayBack } from "../../office/way-back.ts";
import { Button } from "../../foundation/ui/button.tsx";
import type { RecordKind } from "../record.ts";
import { StateMark } from "./state-mark.tsx";
import { isRefusedPlan, wordOfState } from "./states.ts";
import type { StepAnswer } from "./step-form.ts";
import { type ShownRecord, StepForm } from "./step-form-view.tsx";
import { fieldsOf, possibleSteps, type StepName, steps } from "./steps.ts";

type Props = {
	record: Pick<RecordKind, "office" | "states">;
	row: ShownRecord;
};

/** A record's state in words, what is planned, and the steps that are possible now. */
export function StatePanel({ record, row }: Props) {
	const t = useTexts("recordStates");
	const back = keptWayBack(new URLSearchParams(useLocation().search));
	// Publishing uses the form's text, so it is a field of the form.
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
		if (step !== "sell") return t(`step.${step}`);
		if (row.state === "sold") return t("step.correctSale");
		return row.type === "miete" ? t("state.hired") : t("step.sell");
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
					<AskedStep key={step} name={`${row.id} ${step}`} label={label(step)}>
						{formOf(step)}
					</AskedStep>
				))}
			</div>
		</section>
	);
}

type AskedProps = {
	/** The key of its form's fetcher. */
	name: string;
	label: string;
	children: ReactNode;
};

/** A step that asks for something in a dialog. */
function AskedStep({ name, label, children }: AskedProps) {
	const t = useTexts("bulk");
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const { state, data, reset } = useFetcher<StepAnswer>({ key: name });
	const answered = useRef(data);
	useEffect(() => {
		if (state === "submitting") answered.current = data;
		// A step that was taken leads back to the record without an answer.
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

function About({ row }: { row: ShownRecord }) {
	const t = useTexts("recordStates");
	const language = useLanguage();
	const time = (utc: string | null | undefined) => (utc ? dateAndTime(language, utc) : "");
	const { state, publish_at, reserved_until, reserved_for: whom, sold_at, sold_to, sold_price } = row;
	const sale = [sold_to, sold_price != null && money(language, sold_price)].filter(Boolean).join(", ");
	if (isRefusedPlan(row))
		return <p className="max-w-[70ch] font-semibold text-bad">{t("refusedPlan", { time: time(publish_at) })}</p>;
	return (
		<p className="max-w-[70ch] text-muted">
			<span>
				{t(`about.${state}`, {
					publish: time(publish_at),
					until: reserved_until ? day(language, reserved_until) : "",
					sold: sold_at ? date(language, sold_at) : "",
				})}
			</span>{" "}
			{state === "reserved" && whom && <span>{t("about.reservedFor", { whom })}</span>}
			{state === "sold" && sale && <span>{t("about.sale", { sale })}</span>}
		</p>
	);
}
