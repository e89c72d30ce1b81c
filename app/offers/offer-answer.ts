import type { EditableOffer, EditablePicture } from "./offer-desk.server.ts";

/** What the form shows after a save that did not go through. Message keys are of the namespace addOfferPage. */
export type OfferAnswer = {
	status: number;
	errors: Record<string, string>;
	typed: Record<string, string>;
	pictures: EditablePicture[];
	problem: { kind: "conflict"; current: EditableOffer } | { kind: "failed"; code: number } | { kind: "missing" } | null;
};

/** The answer that the browser gives itself when the server could not be reached. The form keeps its pictures on its own. */
export function notReached(typed: Record<string, string>): OfferAnswer {
	return { status: 0, errors: {}, typed, pictures: [], problem: { kind: "failed", code: 0 } };
}
