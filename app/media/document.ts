/** The kinds of document that a record may have, as stored; their names are in the namespace papers. */
export const documentKinds = ["datenblatt", "pruefbericht", "sonstiges"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Bytes of a file, and characters of a title. */
export const documentLimits = { bytes: 20 * 1024 * 1024, title: 200 } as const;

/** Their folder in the picture store, and the form field that lists them. */
export const DOCUMENTS = "dokumente";
export const DOCUMENT_FIELD = "documents";

/** A document as a form sends it, and as drafts and versions remember it. */
export type ListedDocument = { id: string; kind: DocumentKind; title: string; title_en: string };
export type StoredDocument = ListedDocument & { bytes: number };

/** Characters that are read of a title: more than are allowed, so that the form can show a too long one again. */
const TYPED_LENGTH = 1000;

/** Reads the documents from a form, in order: `documents` repeated, each with `doc_kind_{id}` and its titles. */
export function chosenDocuments(form: FormData): ListedDocument[] {
	const ids = form.getAll(DOCUMENT_FIELD).filter((value): value is string => typeof value === "string" && value !== "");
	const words = (name: string) => plain(String(form.get(name) ?? "")).slice(0, TYPED_LENGTH);
	return [...new Set(ids)].map((id) => ({
		id,
		kind: documentKinds.find((kind) => kind === words(`doc_kind_${id}`)) ?? "sonstiges",
		title: words(`doc_title_${id}`),
		title_en: words(`doc_title_en_${id}`),
	}));
}

type ChosenFile = Pick<File, "name" | "type" | "size">;

/** Why a file is refused before it is sent, as a text key; null if the server has to look at it. */
export function documentRefusal({ name, type, size }: ChosenFile, mostBytes: number = documentLimits.bytes) {
	if (type !== "application/pdf" && !/\.pdf$/i.test(name)) return "document.type";
	if (size === 0) return "document.empty";
	return size > mostBytes ? "document.tooLarge" : null;
}

/** Why these documents can't be published, as a text key; null if they can. */
export function documentsProblem(documents: ListedDocument[], most: number): string | null {
	if (documents.length > most) return "document.count";
	if (documents.some(({ title }) => title === "")) return "document.untitled";
	const isLong = (title: string) => title.length > documentLimits.title;
	return documents.some(({ title, title_en }) => isLong(title) || isLong(title_en)) ? "document.titleTooLong" : null;
}

/** The first title of an uploaded file: its name without the extension. */
export function titleOfFile(fileName: string): string {
	return plain(fileName.replace(/\.\w{1,5}$/, "")).slice(0, documentLimits.title);
}

/** One line, without characters that no database stores. */
function plain(words: string): string {
	return words.replace(/[\p{Cc}\p{Cs}]/gu, " ").trim();
}
