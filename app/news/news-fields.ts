import type { NewsRow } from "../database/schema.ts";

/** Where this browser keeps what was typed into the form of a new item. */
export const NEWS_DRAFT = "addNewsFormData_new";

/** An empty form; `today` is the calendar day it is opened on. */
export function blankNews(today: string): Record<string, string> {
	return { name: "", datum: today, inhalt: "", name_en: "", inhalt_en: "", image_alt: "", image_alt_en: "" };
}

/** A news item as the words that stand in its form. */
export function newsWords({ name, datum, inhalt, name_en, inhalt_en, image_alt, image_alt_en }: NewsRow): Record<string, string> {
	return { name, datum, inhalt, name_en: name_en ?? "", inhalt_en: inhalt_en ?? "", image_alt, image_alt_en };
}
