import type { MainCategory } from "../offer.ts";

/** The aids to choose a machine; both have one address. */
export type Aid = "finder" | "cost";

/** The parameter and its value that open "buy or hire" instead of the machine finder. */
export const AID_PARAMETER = "frage";
export const COST_AID = "kaufen-oder-mieten";

const FINDER_PATH = "/maschinenfinder";

/** The German address of an aid; "buy or hire" may begin with an offer's figures. */
export function aidAddress(aid: Aid, offer?: string): string {
	if (aid === "finder") return FINDER_PATH;
	return `${FINDER_PATH}?${new URLSearchParams({ [AID_PARAMETER]: COST_AID, ...(offer && { offer }) })}`;
}

/** The machines that the finder knows. */
export const finderCategories: readonly MainCategory[] = ["brecheranlagen", "siebanlagen", "shredder"];

/** The anchor of an aid's answer. */
export const ANSWER_ID = "ergebnis";
