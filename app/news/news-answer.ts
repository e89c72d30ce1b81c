import { type FormAnswer, notArrived, type Words } from "../office/form-answer.ts";
import type { NotArrived } from "../ui/despite-network.ts";
import type { EditablePicture } from "./news-desk.server.ts";

/** What the form of a news item shows after a save that did not go through; `picture` is one that came with it and is stored for the next try. */
export type NewsAnswer = FormAnswer & { picture: EditablePicture | null };

/** The answer that the browser gives itself when the form did not arrive. The form keeps its chosen file on its own. */
export function newsNotArrived(typed: Words, why: NotArrived): NewsAnswer {
	return { ...notArrived(typed, why), picture: null };
}
