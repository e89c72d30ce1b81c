/**
 * Folds text for searching: compatibility forms resolved, lower case, no accents, ß as ss, one sigma and one i.
 * The databases can't do it, because SQLite and PostgreSQL treat ß, Ä, ς and upper case differently.
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

/** A LIKE pattern that finds `text` anywhere in a value, with `%`, `_` and `\` escaped (ESCAPE '\'). */
export function containsPattern(text: string): string {
	return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Long enough to tell names apart, short enough for an index. */
const SORT_NAME_CHARACTERS = 100;

/** The sort keys of a record: by its German name, and by its English one, or the German where that is missing. */
export function sortNames(german: string, english: string | null): { sort_name: string; sort_name_en: string } {
	return {
		sort_name: fold(german).slice(0, SORT_NAME_CHARACTERS),
		sort_name_en: fold(english || german).slice(0, SORT_NAME_CHARACTERS),
	};
}
