import type { NotArrived } from "../ui/despite-network.ts";
import type { EditableOffer, EditablePicture } from "./offer-desk.server.ts";

/** What the form shows after a save that did not go through. Message keys are of the namespace addOfferPage. */
export type OfferAnswer = {
	status: number;
	errors: Record<string, string>;
	typed: Record<string, string>;
	pictures: EditablePicture[];
	problem: { kind: "conflict"; current: EditableOffer } | { kind: "failed"; code: number } | { kind: "missing" | "signedOut" } | null;
};

/** The answer that the browser gives itself when the form did not arrive. The form keeps its pictures on its own. */
export function notArrived(typed: Record<string, string>, why: NotArrived): OfferAnswer {
	return { status: 0, errors: {}, typed, pictures: [], problem: why === "signedOut" ? { kind: "signedOut" } : { kind: "failed", code: 0 } };
}
