import type { RecordState } from "../../foundation/database/schema.ts";
import { officeClock } from "../../foundation/i18n/office-time.ts";
import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { fieldAttributes, inputLook, Options } from "../../foundation/ui/form/field.tsx";
import { initialState, offeredStates, PLAN_FIELD, SHOWN_STATE_FIELD, STATE_FIELD } from "./form-state.ts";
import { QuickTimes } from "./quick-times.tsx";
import { isRecordState, isRefusedPlan, type StateColumns, wordOfState } from "./states.ts";

type Props = {
	/** Null for a new record. */
	row: (StateColumns & { type?: unknown }) | null;
	/** A draft waits, or the record is a copy. */
	hasDraft: boolean;
	/** The text of a refused form. */
	typed: Record<string, string> | null;
	error: (name: string) => string | null;
};

/** The field of a record's form with the state after saving, and the time of a planned publication. */
export function StateField({ row, hasDraft, typed, error }: Props) {
	const t = useTexts("recordStates");
	const byKey = useTextsByKey("recordStates");
	// After a colleague's step, the answer knows the state and the page does not.
	const now = row && (typed?.[SHOWN_STATE_FIELD] ?? row.state);
	const state = now && isRecordState(now) ? now : null;
	const offered = offeredStates(state);
	const chosen = offered.find((one) => one === typed?.[STATE_FIELD]) ?? initialState(state, hasDraft);
	const planned = row?.publish_at && !isRefusedPlan(row) ? officeClock(row.publish_at) : "";
	// The "draft" of a published record is text that waits beside it.
	const word = (one: RecordState) => byKey(`state.${wordOfState({ state: one, type: row?.type })}`);
	const label = (one: RecordState) =>
		one === "draft" && state === offered[0] ? t("form.beside", { state: word(state) }) : word(one);
	const problems = [STATE_FIELD, PLAN_FIELD].map((name) => [name, error(name)] as const).filter(([, text]) => text);
	return (
		// On a phone the field stands beside the bar's buttons, and what it adds in lines below them; so does a plan's time.
		<div className="state-field group flex flex-wrap items-center justify-end gap-x-3 gap-y-2 max-sm:contents max-[90rem]:has-[[value=scheduled]:checked]:contents min-w-0 sm:basis-64 sm:max-lg:grow lg:shrink-0 xl:basis-96 2xl:basis-[34.5rem] min-[90rem]:has-[[value=scheduled]:checked]:flex-[0_1_46rem]!">
			{state && <input type="hidden" name={SHOWN_STATE_FIELD} value={state} />}
			<label htmlFor={STATE_FIELD} className="font-semibold max-2xl:sr-only">
				{t("form.title")}
			</label>
			<select
				key={state}
				{...fieldAttributes({ name: STATE_FIELD, error: error(STATE_FIELD) })}
				defaultValue={chosen}
				className={`${inputLook} min-h-11 max-sm:min-w-0 max-sm:flex-1 sm:w-auto! sm:max-w-full`}
			>
				<Options of={offered} label={label} />
			</select>
			{state && state !== "draft" && (
				<span className="order-1 hidden w-full text-sm font-semibold max-sm:group-has-[[value=draft]:checked]:inline">
					{t("form.draftNote")}
				</span>
			)}
			{offered.includes("scheduled") && (
				<span className="order-1 hidden items-center gap-x-3 gap-y-1 group-has-[[value=scheduled]:checked]:flex max-[90rem]:w-full max-[90rem]:justify-end sm:flex-wrap">
					<label htmlFor={PLAN_FIELD} className="font-semibold max-sm:sr-only">
						{t("field.publish_at")}
					</label>
					<input
						type="datetime-local"
						{...fieldAttributes({ name: PLAN_FIELD, error: error(PLAN_FIELD) })}
						defaultValue={typed?.[PLAN_FIELD] ?? planned}
						className={`${inputLook} min-h-11 min-w-0 sm:w-auto!`}
					/>
					<QuickTimes field={PLAN_FIELD} />
				</span>
			)}
			{problems.map(([name, text]) => (
				<p key={name} id={`${name}-error`} className="order-1 w-full text-sm font-semibold text-bad">
					{text}
				</p>
			))}
		</div>
	);
}
