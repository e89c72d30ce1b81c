import type { StoredDocument } from "../../media/document.ts";
import type { FormAnswer } from "../../office/form-answer.ts";

/** The answer that a record's form shows after a failed save. Message keys belong to the record's namespace. */
export type RecordAnswer<Pictures = unknown> = FormAnswer & {
	/** The form's files that still exist; null when unknown. */
	pictures: Pictures | null;
	documents: StoredDocument[] | null;
	/** The files of a conflict's other side. */
	picturesNow?: Pictures;
	documentsNow?: StoredDocument[];
};
