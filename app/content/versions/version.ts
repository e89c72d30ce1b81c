import type { ListedDocument } from "../../media/document.ts";

/** The events that make a version. "draft": another draft took the place of this one. */
export type Origin = "created" | "changed" | "published" | "restored" | "draft";

/** A picture as a version and a draft remember it. */
export type ListedPicture = { id: string; alt: string; alt_en: string };

/** Documents without what only their files tell. */
export function listedDocuments(documents: ListedDocument[]): ListedDocument[] {
	return documents.map(({ id, kind, title, title_en }) => ({ id, kind, title, title_en }));
}

/** The content of a version: the columns of the record's fields, its pictures and documents, and of a draft the typed text. */
export type VersionContent = {
	row: Record<string, unknown>;
	pictures: ListedPicture[];
	documents: ListedDocument[];
	words?: Record<string, string>;
};

/** Versions of one record that are kept, for at most so many days. The published one always stays. */
export const MOST_VERSIONS = 50;
export const VERSION_DAYS = 365;

/** A version in the list of a record's versions. `hasLeft`: nobody has an account with that address any more. */
export type VersionLine = { number: number; origin: Origin; by: string; hasLeft: boolean; at: string };

/** Parts of a version that no longer exist: columns, the number of pictures, and titles of documents. */
export type Gone = { fields: string[]; pictures: number; documents: string[] };

/** Lists these parts in words; "" for none. `fields` are the labels of the columns. */
export function goneWords(
	{ pictures, documents }: Gone,
	fields: string[],
	t: (key: "gonePictures" | "goneDocument", values?: Record<string, string | number>) => string,
): string {
	const images = pictures > 0 ? [t("gonePictures", { count: pictures })] : [];
	return [...fields, ...images, ...documents.map((title) => t("goneDocument", { title }))].join(", ");
}
