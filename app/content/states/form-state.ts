import type { RecordState } from "../../foundation/database/schema.ts";

/** The fields of a record's form that say what saving makes of its state; the last one says what the form was opened at. */
export const STATE_FIELD = "state";
export const PLAN_FIELD = "publish_at";
export const SHOWN_STATE_FIELD = "shown_state";

/** Messages about the state belong to the namespace recordStates. */
const OF_STATES = "state:";
export const stateError = (key: string) => OF_STATES + key;

/** The key of a message without its namespace, if it is about the state; null for others. */
export function stateMessage(key: string): string | null {
	return key.startsWith(OF_STATES) ? key.slice(OF_STATES.length) : null;
}

/** The states that the form of a record lists; null for a new record. "draft" keeps the changes unpublished. */
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

/** The state that a form says at first: a draft stays one until somebody chooses otherwise. */
export function initialState(state: RecordState | null, hasDraft: boolean): RecordState {
	if (state === null) return hasDraft ? "draft" : "online";
	return hasDraft && state !== "scheduled" ? "draft" : state;
}
