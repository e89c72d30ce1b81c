import type { RecordState } from "../../foundation/database/schema.ts";
import * as v from "valibot";
import { officeClock, timeOnOfficeClock } from "../../foundation/i18n/office-time.ts";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import { PLAN_FIELD, SHOWN_STATE_FIELD, STATE_FIELD, stateError } from "./form-state.ts";
import { isRecordState, type StateColumns } from "./states.ts";

/** What a save does: keeps a draft, leaves the state, publishes, or plans that for a time (UTC). */
export type Goal = "draft" | SavedGoal;
export type SavedGoal = "kept" | "online" | { publish_at: string };

/** A future time on the office's clock, as UTC. Messages are keys of the namespace recordStates. */
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

/** `from` is the state that the form was opened at, if the goal depends on it. */
export type ReadGoal = { goal: Goal; from: RecordState | null; errors: Record<string, string> };

/**
 * Reads the goal of a form; `row` is null for a new record. A form that names no state publishes a draft and leaves any
 * other state, but keeps a copy as a draft, because nobody has looked at it yet.
 */
export function readGoal(form: FormData, row: StateColumns | null, { isCopy = false } = {}): ReadGoal {
	const chosen = form.get(STATE_FIELD);
	if (typeof chosen !== "string" || !isRecordState(chosen)) {
		const usual = row === null || row.state === "draft" ? "online" : "kept";
		return { goal: isCopy ? "draft" : usual, from: null, errors: {} };
	}
	const shown = form.get(SHOWN_STATE_FIELD);
	const from = typeof shown === "string" && isRecordState(shown) ? shown : (row?.state ?? "draft");
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
