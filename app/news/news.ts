import type { Language } from "../i18n/language.ts";

export const EXCERPT_LENGTH = 100;

/** A picture as pages need it; `path` is its key in the picture store. */
export type NewsPicture = { path: string; width: number; height: number; colour: string; alt: string };

/** A news item as it is listed. */
export type NewsCard = {
	id: string;
	title: string;
	titleLanguage: Language;
	/** Calendar day. */ day: string;
	excerpt: string;
	excerptLanguage: Language;
	picture: NewsPicture | null;
};

export type NewsItem = Omit<NewsCard, "excerpt" | "excerptLanguage"> & { text: string; textLanguage: Language; updatedAt: string };

/** The beginning of a text in one line: at most 100 characters and an ellipsis. */
export function excerpt(text: string): string {
	const line = text.replace(/\s+/g, " ").trim();
	// By characters as people count them, so that no emoji is cut in half.
	const letters = [...line];
	return letters.length <= EXCERPT_LENGTH ? line : `${letters.slice(0, EXCERPT_LENGTH).join("")}…`;
}
