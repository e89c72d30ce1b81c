import type { Language } from "../foundation/i18n/language.ts";
import { shorten } from "../foundation/ui/shorten.ts";

export const EXCERPT_LENGTH = 100;

/** A picture as pages need it; `path` is its key in the picture store. */
export type NewsPicture = {
	path: string;
	width: number;
	height: number;
	colour: string;
	preview: string;
	alt: string;
};

export type NewsCard = {
	id: string;
	title: string;
	titleLanguage: Language;
	/** Calendar day. */ day: string;
	excerpt: string;
	excerptLanguage: Language;
	picture: NewsPicture | null;
};

export type NewsItem = Omit<NewsCard, "excerpt" | "excerptLanguage"> & {
	text: string;
	textLanguage: Language;
	updatedAt: string;
};

/** The beginning of a text, for lists. */
export function excerpt(text: string): string {
	return shorten(text, EXCERPT_LENGTH);
}
