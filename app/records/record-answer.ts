import { type FormAnswer, notArrived, type Words } from "../office/form-answer.ts";
import type { SubmitFailure } from "../ui/submit-or-keep-input.ts";

/** What the form of a record shows after a save that did not go through. Message keys are of the record's namespace. */
export type RecordAnswer<Pictures = unknown> = FormAnswer & {
	/** Those of the form that are still there; null when that is not known. */
	pictures: Pictures | null;
	/** Those that are stored now, where somebody else has saved meanwhile. */
	picturesNow?: Pictures;
};

/** The answer that the browser gives itself when the form did not arrive. The form keeps its pictures on its own. */
export function recordNotArrived<Pictures>(typed: Words, why: SubmitFailure): RecordAnswer<Pictures> {
	return { ...notArrived(typed, why), pictures: null };
}
