/** The aids to choose a machine; both are at one address. */
export type Aid = "finder" | "cost";

/** The parameter that asks for "buy or hire" instead of the machine finder, and its value. */
export const AID_PARAMETER = "frage";
export const COST_AID = "kaufen-oder-mieten";

const FINDER_PATH = "/maschinenfinder";

/** The German address of an aid; that of "buy or hire" can be for an offer. */
export function aidAddress(aid: Aid, offer?: string): string {
	if (aid === "finder") return FINDER_PATH;
	return `${FINDER_PATH}?${new URLSearchParams({ [AID_PARAMETER]: COST_AID, ...(offer && { offer }) })}`;
}

/** Where the answer of an aid begins, so that a submitted form leads there. */
export const ANSWER = "ergebnis";
