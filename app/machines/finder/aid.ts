/** The aids to choose a machine; both have one address. */
export type Aid = "finder" | "cost";

/** The parameter that selects "buy or hire" instead of the machine finder, and its value. */
export const AID_PARAMETER = "frage";
export const COST_AID = "kaufen-oder-mieten";

const FINDER_PATH = "/maschinenfinder";

/** The German address of an aid; "buy or hire" may be for an offer. */
export function aidAddress(aid: Aid, offer?: string): string {
	if (aid === "finder") return FINDER_PATH;
	return `${FINDER_PATH}?${new URLSearchParams({ [AID_PARAMETER]: COST_AID, ...(offer && { offer }) })}`;
}

/** The anchor of an aid's answer, to which a submitted form leads. */
export const ANSWER_ID = "ergebnis";
