import type { OfferRow, RecordState } from "../../foundation/database/schema.ts";

/** The states in which lists, feeds and the sitemap show a record. */
export const statesOnSite = ["online", "reserved"] as const satisfies readonly RecordState[];

export function isOnSite(state: string): boolean {
	return (statesOnSite as readonly string[]).includes(state);
}

export function isPageState(state: string): state is RecordState {
	return (machineStates as readonly string[]).includes(state);
}

/** Whether its page answers; that of a sold machine does for a while. */
export function hasPage(state: string): boolean {
	return isOnSite(state) || state === "sold";
}

/** The states of a text, and those of a machine that is sold or rented out. */
export const textStates = ["draft", "scheduled", "online", "withdrawn"] as const satisfies readonly RecordState[];
export const machineStates = [...textStates, "reserved", "sold"] as const;

/** Every column of a state, and whether it stays when a record goes into the trash. Deleting drops plans. */
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

/** The columns that steps read and write; those of reservations and sales are columns of machines only. */
export type StateColumns = Pick<OfferRow, "state"> & Partial<Pick<OfferRow, keyof typeof stateColumns>>;

/** The state as people call it: a machine for hire is hired out, not sold. */
export function wordOfState({ state, type }: { state: RecordState; type?: unknown }): RecordState | "hired" {
	return state === "sold" && type === "miete" ? "hired" : state;
}

/** A plan that was refused when its time came, because its author may no longer carry it out. */
export function isRefusedPlan({ publish_at, planned_by }: StateColumns): boolean {
	return planned_by === null && publish_at != null;
}
