import type { Language } from "../i18n/language.ts";
import type { ListPlace } from "../office/table-query.ts";
import type { Stored } from "./fields.ts";
import type { RecordKind } from "./record.ts";

/** A record in the office's list. */
export type ListLine = {
	id: string;
	name: string;
	nameLanguage: Language;
	/** Path of its first picture. */
	picture: string | null;
	/** What its columns hold, in the page's language as far as there is one. */
	cells: Record<string, Cell>;
};

/** What a column holds; `language` is null where it makes no difference. */
export type Cell = { value: Stored; language: Language | null };

/** Where a collection's list stands on the dashboard, and its orders, the usual one first. */
export function placeOf({ list: { anchor, prefix, sorts } }: Pick<RecordKind, "list">): ListPlace {
	const [usual, ...others] = Object.keys(sorts);
	const bothDirections = (word: string) => [`${word}-asc`, `${word}-desc`];
	return { anchor, prefix, sorts: [`${usual}-desc`, `${usual}-asc`, ...["name", ...others].flatMap(bothDirections)] };
}

/** The word that a list is sorted by for a column, or null. */
export function sortOf({ list: { sorts } }: Pick<RecordKind, "list">, column: string): string | null {
	return Object.keys(sorts).find((word) => sorts[word] === column) ?? null;
}
