/**
 * Text as the search compares it: compatibility forms resolved, lower case, accents off, ß as ss, one sigma and one i.
 * Done by us, because SQLite and PostgreSQL differ in how they treat ß, Ä, ς and upper case.
 */
export function fold(text: string): string {
	return text
		.normalize("NFKC")
		.toLowerCase()
		.replaceAll("ß", "ss")
		.replaceAll("ς", "σ")
		.replaceAll("ı", "i")
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.replace(/\s+/g, " ")
		.trim();
}

/** A LIKE pattern that finds `text` anywhere, with `%`, `_` and `\` taken literally (ESCAPE '\'). */
export function containsPattern(text: string): string {
	return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Long enough to tell names apart, short enough for an index. */
const SORTED_CHARACTERS = 100;

/** What a record is sorted by under its German name, and under its English one where it has one. */
export function sortNames(german: string, english: string | null): { sort_name: string; sort_name_en: string } {
	return {
		sort_name: fold(german).slice(0, SORTED_CHARACTERS),
		sort_name_en: fold(english || german).slice(0, SORTED_CHARACTERS),
	};
}
