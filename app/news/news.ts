import type { Language } from "../foundation/i18n/language.ts";
import type { ShownPicture } from "../media/image.tsx";

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
