import { useLocation } from "react-router";
import { dateAndTime, day } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { keptWayBack } from "../../office/way-back.ts";
import { buttonLook } from "../../foundation/ui/button.tsx";
import type { RecordKind } from "../record.ts";
import { StateMark } from "./state-mark.tsx";
import { customerOf, isOnSite, isRefusedPlan, isReservationOpen } from "./states.ts";
import type { StepAnswer } from "./step-form.ts";
import { type ShownRecord, StepForm } from "./step-form-view.tsx";
import { fieldsOf, possibleSteps, type StepName, steps } from "./steps.ts";

type Props = {
	record: Pick<RecordKind, "office" | "states">;
	row: ShownRecord;
	/** The step whose form is open at first. */
	open?: string;
	answer?: StepAnswer | null;
};

/** A record's state in words, what is planned, and the steps that are possible now. */
export function StatePanel({ record, row, open, answer = null }: Props) {
	const t = useTexts("recordStates");
	const back = keptWayBack(new URLSearchParams(useLocation().search));
	// Publishing uses the form's text, so it is a field of the form.
	const hasPlan = isOnSite(row.state) || row.state === "scheduled";
	const possible = possibleSteps(record.states, row).filter(
		(step) => step !== "publish" && (step !== "plan" || hasPlan),
	);
	const formOf = (step: StepName) => (
		<StepForm
			key={step + row.state}
			step={step}
			row={row}
			label={label(step)}
			address={`${record.office.edit}${row.id}/${steps[step].path}${back}`}
			answer={answer}
		/>
	);
	const label = (step: StepName) => t(`step.${step}`);
	const asking = possible.filter((step) => fieldsOf(step, row).length > 0);
	return (
		<section
			aria-label={t("title")}
			className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-surface px-4 py-3 sm:px-6"
		>
			<div className="grid gap-x-4 sm:flex sm:flex-wrap sm:items-baseline">
				<p className="text-lg">
					<StateMark state={row.state} />
				</p>
				<About row={row} />
			</div>
			<div className="flex flex-wrap items-start gap-2 has-[details[open]]:basis-full">
				{possible.filter((step) => !asking.includes(step)).map(formOf)}
				{asking.map((step) => (
					<details key={step} name="step" open={step === open} className="open:basis-full">
						<summary className={buttonLook({ kind: "secondary", size: "small", className: "list-none" })}>
							{label(step)} …
						</summary>
						{formOf(step)}
					</details>
				))}
			</div>
		</section>
	);
}

function About({ row }: { row: ShownRecord }) {
	const t = useTexts("recordStates");
	const language = useLanguage();
	const time = (utc: string | null | undefined) => (utc ? dateAndTime(language, utc) : "");
	const { state, publish_at, withdraw_at, reserved_until, sold_at } = row;
	const whom = customerOf(row);
	const refused = isRefusedPlan(row);
	return (
		<div className="grid max-w-[70ch] gap-1 text-muted">
			{!(refused && state === "scheduled") && (
				<p>
					<span>
						{t(`about.${state}`, {
							publish: time(publish_at),
							until: reserved_until ? day(language, reserved_until) : "",
							sold: time(sold_at),
						})}
					</span>{" "}
					{state === "reserved" && whom && <span>{t("about.reservedFor", { whom })}</span>}
				</p>
			)}
			{!isOnSite(state) && isReservationOpen(row) && (
				<p>
					<span>{t("about.reservedAgain", { until: day(language, reserved_until!) })}</span>{" "}
					{whom && <span>{t("about.reservedFor", { whom })}</span>}
				</p>
			)}
			{refused && (
				<p className="font-semibold text-bad">{t("refusedPlan", { time: time(publish_at ?? withdraw_at) })}</p>
			)}
			{!refused && withdraw_at && <p>{t("withdrawPlanned", { withdraw: time(withdraw_at) })}</p>}
		</div>
	);
}
