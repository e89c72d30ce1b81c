import type { ListedDocument } from "../../media/document.ts";

/** What made a version; "draft": another draft took the place of this one. */
export type Origin = "created" | "changed" | "published" | "restored" | "draft";

/** A picture as a version and a draft remember it. */
export type ListedPicture = { id: string; alt: string; alt_en: string };

/** Documents as versions and drafts remember them. */
export function listedDocuments(documents: ListedDocument[]): ListedDocument[] {
	return documents.map(({ id, kind, title, title_en }) => ({ id, kind, title, title_en }));
}

export type VersionContent = {
	/** The columns of the record's fields. */
	row: Record<string, unknown>;
	pictures: ListedPicture[];
	documents: ListedDocument[];
	/** Of a draft, the text as it was typed. */
	words?: Record<string, string>;
};

/** How many versions of a record are kept, and for how many days. The published one always stays. */
export const MOST_VERSIONS = 50;
export const VERSION_DAYS = 365;

/** What of a version no longer exists: columns, the number of pictures, and titles of documents. */
export type Gone = { fields: string[]; pictures: number; documents: string[] };

/** Lists in words what is gone; "" for nothing. `fields` are the columns as texts. */
export function goneWords(
	{ pictures, documents }: Gone,
	fields: string[],
	t: (key: "gonePictures" | "goneDocument", values?: Record<string, string | number>) => string,
): string {
	const images = pictures > 0 ? [t("gonePictures", { count: pictures })] : [];
	return [...fields, ...images, ...documents.map((title) => t("goneDocument", { title }))].join(", ");
}
