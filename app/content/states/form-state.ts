import type { RecordState } from "../../foundation/database/schema.ts";

/** The fields of a record's form: the state after the save, its planned time, and the state at the opening. */
export const STATE_FIELD = "state";
export const PLAN_FIELD = "publish_at";
export const SHOWN_STATE_FIELD = "shown_state";

/** Marks messages whose keys are of the namespace recordStates. */
const OF_STATES = "state:";
export const stateError = (key: string) => OF_STATES + key;

/** The key of a message about the state; null for other messages. */
export function stateMessage(key: string): string | null {
	return key.startsWith(OF_STATES) ? key.slice(OF_STATES.length) : null;
}

/** The states to choose from in the form of a record, or of a new one (null). "draft" keeps the changes unpublished. */
export function offeredStates(state: RecordState | null): readonly RecordState[] {
	switch (state) {
		case null:
		case "draft":
		case "scheduled":
			return ["online", "scheduled", "draft"];
		case "withdrawn":
			return ["withdrawn", "online", "scheduled", "draft"];
		case "sold":
			return ["sold", "online", "draft"];
		default:
			return [state, "draft"];
	}
}

/** The state that a form shows at first: a draft stays a draft until somebody chooses otherwise. */
export function initialState(state: RecordState | null, hasDraft: boolean): RecordState {
	if (state === null) return hasDraft ? "draft" : "online";
	return hasDraft && state !== "scheduled" ? "draft" : state;
}
