import type { RecordState } from "../../foundation/database/schema.ts";
import * as v from "valibot";
import { officeClock, timeOnOfficeClock } from "../../foundation/i18n/office-time.ts";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import { PLAN_FIELD, SHOWN_STATE_FIELD, STATE_FIELD, stateError } from "./form-state.ts";
import { isPageState, type StateColumns } from "./states.ts";

/**
 * The goal of a save: it hides the text from visitors, leaves the state, puts the record online, or plans that for a
 * time (UTC).
 */
export type Goal = "draft" | SavedGoal;
export type SavedGoal = "kept" | "online" | { publish_at: string };

/** A time on the office's clock that is still ahead, as UTC. Messages are keys of the namespace recordStates. */
const planned = v.object({
	[PLAN_FIELD]: v.pipe(
		v.string("error.needsPublishTime"),
		v.transform(timeOnOfficeClock),
		v.check((time) => time !== "skipped", "error.skippedTime"),
		v.check((time) => time !== null, "error.time"),
		v.transform((time) => time!),
		v.check((time) => time > new Date().toISOString(), "error.pastTime"),
	),
});

/** The goal that a form states; `from` is the state that the form was opened at, where that matters. */
export type ReadGoal = { goal: Goal; from: RecordState | null; errors: Record<string, string> };

/**
 * Reads what a form says about the state of a record, which is null for a new one. A form that says nothing saves the
 * record whole: a draft goes online, any other state stays. With `isCopy` it keeps a draft, since nobody has looked at
 * the copy yet.
 */
export function readGoal(form: FormData, row: StateColumns | null, { isCopy = false } = {}): ReadGoal {
	const whole = row === null || row.state === "draft" ? "online" : "kept";
	const silent: ReadGoal = { goal: isCopy ? "draft" : whole, from: null, errors: {} };
	const chosen = form.get(STATE_FIELD);
	if (typeof chosen !== "string" || !isPageState(chosen)) return silent;
	const shown = form.get(SHOWN_STATE_FIELD);
	const from = typeof shown === "string" && isPageState(shown) ? shown : ((row?.state ?? "draft") as RecordState);
	const read = (goal: Goal, errors = {}): ReadGoal => ({ goal, from, errors });
	if (chosen === "draft") return read("draft");
	if (chosen === "scheduled") {
		const isSame = row?.publish_at != null && form.get(PLAN_FIELD) === officeClock(row.publish_at);
		if (from === "scheduled" && isSame && row.planned_by !== null) return read("kept");
		const plan = readForm(planned, form);
		return plan.ok ? read(plan.value) : read("kept", { [PLAN_FIELD]: stateError(plan.errors[PLAN_FIELD]!) });
	}
	return read(chosen === "online" && from !== "online" ? "online" : "kept");
}
