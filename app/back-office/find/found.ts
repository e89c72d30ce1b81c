import type { Namespace } from "../../foundation/i18n/texts.tsx";
import type { CollectionName } from "../../log/audit.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import type { Role } from "../../accounts/role.ts";

/** The address of the dialog's requests. */
export const RESULTS_ADDRESS = "/admin/suche/treffer";
export const SEARCH_LENGTH = 200;
/** Hits shown of each kind. */
export const MOST_HITS = 5;

export type Hit = {
	to: string;
	title: string;
	/** The language of the title, if known. */
	language?: Language;
	/** An offer's number. */
	nr?: number | null;
	/** Of a machine: its picture, price in whole cents, and serial number. */
	picture?: string | null;
	price?: { cents: number; perDay: boolean } | null;
	serial?: string | null;
	/** Tells it apart from others, in the record's own words. */
	note?: string;
	/** Where the words of its state are; missing for the usual state. */
	state?: { texts: Namespace; key: string } | null;
};

/** The first hits of one kind. `list` leads to all of them; null if there are no more, or no list to search. */
export type FoundGroup = {
	kind: CollectionName | "requests" | "applications" | "users";
	hits: Hit[];
	list: string | null;
};

/** The results of a search. A kind that could not be read is missing, and `failed` is true. */
export type SearchResults = { q: string; groups: FoundGroup[]; failed: boolean };

/** Props of the office's dialogs that open on any page. */
export type DialogProps = { role: Role; onClose: () => void };
