import type { ListedDocument } from "../../media/document.ts";

/** What led to a version. "before": it was stored before versions were kept; "draft": a draft that gave way to another. */
export const origins = ["before", "created", "changed", "published", "restored", "draft"] as const;
export type Origin = (typeof origins)[number];

/** A picture as a version and a draft remember it. */
export type ListedPicture = { id: string; alt: string; alt_en: string };

/** Documents without what only their files tell. */
export function listedDocuments(documents: ListedDocument[]): ListedDocument[] {
	return documents.map(({ id, kind, title, title_en }) => ({ id, kind, title, title_en }));
}

/** What a version holds: the columns of the record's fields, its pictures and documents, and for a draft the words as typed. */
export type VersionContent = {
	row: Record<string, unknown>;
	pictures: ListedPicture[];
	/** Left out by versions from before there were documents. */
	documents?: ListedDocument[];
	words?: Record<string, string>;
};

/** Versions of one record that are kept, for at most so many days. The published one always stays. */
export const MOST_VERSIONS = 50;
export const VERSION_DAYS = 365;

/**
 * A version in the list of a record's versions. `by` is null for one from before versions were kept; `hasLeft`: nobody
 * has an account with that address any more.
 */
export type VersionLine = { number: number; origin: Origin; by: string | null; hasLeft: boolean; at: string };

/** What a version is compared with: the one before it, the one that is stored now, or that of a number. */
export type Against = "before" | "current" | number;

/** The version that an address opens, and what it is compared with; null for none. */
export function openedIn(search: URLSearchParams): { number: number; against: Against } | null {
	const number = Number(search.get("version")) || null;
	const other = search.get("mit");
	return number === null ? null : { number, against: other === "current" ? other : Number(other) || "before" };
}
