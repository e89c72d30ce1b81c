import type { StoredDocument } from "../../media/document.ts";
import type { Words } from "../../office/form-answer.ts";

/** The draft that a form shows instead of the record. */
export type OpenDraft<Pictures = unknown> = {
	words: Words;
	/** The pictures and documents that the record is to have, as far as they exist; `choice` is what the form sent. */
	pictures: Pictures;
	documents: StoredDocument[];
	choice: unknown;
	base: number;
	id: string;
	by: string;
	at: string;
};
