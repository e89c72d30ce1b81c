import type { FormAnswer } from "../office/form-answer.ts";
import type { EditablePicture } from "./news-desk.server.ts";

/** What the form of a news item shows after a save that did not go through; `picture` is one that came with it and is stored for the next try. */
export type NewsAnswer = FormAnswer & { picture: EditablePicture | null };

/** The answer that the browser gives itself. The form keeps its chosen file on its own. */
export function withoutPicture(answer: FormAnswer): NewsAnswer {
	return { ...answer, picture: null };
}
