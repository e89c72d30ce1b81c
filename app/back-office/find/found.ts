import type { Language } from "../../foundation/i18n/language.ts";

export const RESULTS_ADDRESS = "/admin/suche/treffer";

export type Hit = {
	to: string;
	title: string;
	language?: Language;
	/** What tells it apart from others. */
	note: string | null;
	/** Of a machine; replaces the icon of its kind. */
	picture?: string | null;
};

/** The first hits of one kind. `more` is the address of all of them, if there are more. */
export type FoundGroup = {
	/** The address of their list, which has their name and icon in the menu. */
	list: string;
	hits: Hit[];
	more: string | null;
};

/** A hit as the dialog lists it. */
export type Line = Hit & {
	icon: string;
	/** Whether it is not opened: a form without fields is sent to its address. */
	isSent?: boolean;
};
