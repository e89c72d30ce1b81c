/** The audit log stores the ends of ids, which reveal that a file was replaced by another with the same words. */
const ID_LENGTH = 6;

/**
 * The pictures with their order and descriptions, as one text that can be compared and stored: the end of each id and
 * the descriptions, separated by " · ". Pages show the descriptions.
 */
export function storedPictures(pictures: { id: string; alt: string; alt_en: string }[]): string {
	return pictures
		.map(({ id, alt, alt_en }) => [id.slice(-ID_LENGTH), alt, alt_en].filter(Boolean).join(" "))
		.join(" · ");
}

/** The descriptions in a stored text, in order; empty for a picture without one. */
export function descriptionsIn(stored: string): string[] {
	if (stored === "") return [];
	return stored.split(" · ").map((picture) => picture.slice(ID_LENGTH).trim());
}

type Document = { id: string; kind: string; title: string; title_en: string };

/** Documents with their order, kinds and titles, as one text that can be compared and stored; empty for none. */
export function storedDocuments(documents: Document[]): string {
	if (documents.length === 0) return "";
	return JSON.stringify(
		documents.map(({ id, kind, title, title_en }) => [id.slice(-ID_LENGTH), kind, title, title_en]),
	);
}

/** The documents in a stored text, in order. */
export function documentsIn(stored: string): Omit<Document, "id">[] {
	const rows = stored === "" ? [] : (JSON.parse(stored) as string[][]);
	return rows.map(([, kind = "", title = "", title_en = ""]) => ({ kind, title, title_en }));
}
