import type { OfferRow, RecordState } from "../../foundation/database/schema.ts";

/** The states in which lists, feeds and the sitemap show a record. */
export const statesOnSite = ["online", "reserved"] as const satisfies readonly RecordState[];

export function isOnSite(state: string): boolean {
	return (statesOnSite as readonly string[]).includes(state);
}

export function isRecordState(state: string): state is RecordState {
	return (machineStates as readonly string[]).includes(state);
}

/** Whether visitors can open a record's page; a sold machine keeps its page for a while. */
export function hasPage(state: string): boolean {
	return isOnSite(state) || state === "sold";
}

/** The states of news and positions, and those of machines. */
export const textStates = ["draft", "scheduled", "online", "withdrawn"] as const satisfies readonly RecordState[];
export const machineStates = [...textStates, "reserved", "sold"] as const;

/** Every column of a state, and whether a record keeps it in the trash. Deleting drops plans. */
export const stateColumns = {
	state: "kept",
	published_at: "kept",
	publish_at: "dropped",
	planned_by: "dropped",
	reserved_until: "kept",
	reserved_for: "kept",
	sold_at: "kept",
	sold_to: "kept",
	sold_price: "kept",
} as const satisfies Partial<Record<keyof OfferRow, "kept" | "dropped">>;

/** The columns that steps read and write; only machines have those of reservations and sales. */
export type StateColumns = Pick<OfferRow, "state"> & Partial<Pick<OfferRow, keyof typeof stateColumns>>;

/** The state as people call it: a machine for hire is hired out, not sold. */
export function wordOfState({ state, type }: { state: RecordState; type?: unknown }): RecordState | "hired" {
	return state === "sold" && type === "miete" ? "hired" : state;
}

/** Whether a plan was refused when its time came, because its author had lost the right. */
export function isRefusedPlan({ publish_at, planned_by }: StateColumns): boolean {
	return planned_by === null && publish_at != null;
}
