import type { StoredDocument } from "../../media/document.ts";
import { type FormAnswer, notArrived, type Words } from "../../office/form-answer.ts";
import type { SubmitFailure } from "../../foundation/ui/form/refusal.ts";

/** The answer that a record's form shows after a failed save. Message keys belong to the record's namespace. */
export type RecordAnswer<Pictures = unknown> = FormAnswer & {
	/** The pictures and documents of the form that still exist; null when unknown. */
	pictures: Pictures | null;
	documents: StoredDocument[] | null;
	/** Those stored now, when somebody else has saved in the meantime. */
	picturesNow?: Pictures;
	documentsNow?: StoredDocument[];
};

/** Built in the browser when the request failed. The form still has its files. */
export function recordNotArrived<Pictures>(typed: Words, why: SubmitFailure): RecordAnswer<Pictures> {
	return { ...notArrived(typed, why), pictures: null, documents: null };
}
