import type { StoredDocument } from "../../media/document.ts";
import type { FormAnswer } from "../../office/form-answer.ts";

/** The answer that a record's form shows after a failed save. Message keys belong to the record's namespace. */
export type RecordAnswer<Pictures = unknown> = FormAnswer & {
	/** The pictures and documents of the form that still exist; null when unknown. */
	pictures: Pictures | null;
	documents: StoredDocument[] | null;
	/** Those stored now, when somebody else has saved in the meantime. */
	picturesNow?: Pictures;
	documentsNow?: StoredDocument[];
};
