import type { Namespace } from "../i18n/texts.tsx";
import type { CollectionName } from "../audit-log/audit.ts";
import type { Language } from "../i18n/language.ts";

/** What the dialog asks. */
export const FOUND = "/admin/suche/treffer";
export const SEARCH_LENGTH = 200;
/** Hits shown of each kind. */
export const HITS_SHOWN = 5;

/** Something that was found. */
export type Hit = {
	to: string;
	title: string;
	/** The language of the title; null where nobody knows it. */
	language: Language | null;
	/** The number of an offer. */
	nr: number | null;
	/** Of a machine: its picture, price in whole cents, and serial number. */
	picture?: string | null;
	price?: { cents: number; perDay: boolean } | null;
	serial?: string | null;
	/** What else tells it apart, in words of the record itself. */
	note: string | null;
	/** Its state, unless it is the usual one: where its words are. */
	state: { texts: Namespace; key: string } | null;
};

/** The first hits of one kind; `list` leads to all of them, null where there are no more or no list is searched. */
export type FoundGroup = {
	kind: CollectionName | "requests" | "applications" | "users";
	hits: Hit[];
	list: string | null;
};

/** What a search found. A kind that could not be read is missing, and `failed` is true. */
export type Found = { q: string; groups: FoundGroup[]; failed: boolean };
