import { type FormAnswer, notArrived as formNotArrived } from "../office/form-answer.ts";
import type { NotArrived } from "../ui/despite-network.ts";
import type { EditablePicture } from "./offer-desk.server.ts";

/** What the form shows after a save that did not go through. Message keys are of the namespace addOfferPage. */
export type OfferAnswer = FormAnswer & { pictures: EditablePicture[] };

/** The answer that the browser gives itself when the form did not arrive. The form keeps its pictures on its own. */
export function notArrived(typed: Record<string, string>, why: NotArrived): OfferAnswer {
	return { ...formNotArrived(typed, why), pictures: [] };
}
