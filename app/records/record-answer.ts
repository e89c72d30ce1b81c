import { type FormAnswer, notArrived, type Words } from "../office/form-answer.ts";
import type { SubmitFailure } from "../ui/submit-or-keep-input.ts";

/** What a record's form shows after a failed save. Message keys belong to the record's namespace. */
export type RecordAnswer<Pictures = unknown> = FormAnswer & {
	/** The pictures of the form that still exist; null when unknown. */
	pictures: Pictures | null;
	/** The pictures stored now, when somebody else has saved in the meantime. */
	picturesNow?: Pictures;
};

/** Built in the browser when the request failed. The form still has its pictures. */
export function recordNotArrived<Pictures>(typed: Words, why: SubmitFailure): RecordAnswer<Pictures> {
	return { ...notArrived(typed, why), pictures: null };
}
