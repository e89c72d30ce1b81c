import type { Language } from "../foundation/i18n/language.ts";
import type { ShownPicture } from "../media/image.tsx";
import { shorten } from "../foundation/ui/shorten.ts";

export const EXCERPT_LENGTH = 100;

export type NewsCard = {
	id: string;
	title: string;
	titleLanguage: Language;
	/** Calendar day. */ day: string;
	excerpt: string;
	excerptLanguage: Language;
	picture: ShownPicture | null;
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
