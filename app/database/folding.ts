/**
 * Text as the search compares it: compatibility forms resolved, lower case, accents off, ß as ss.
 * Done by us, because SQLite and PostgreSQL differ in how they treat ß, Ä and upper case.
 */
export function fold(text: string): string {
	return text
		.normalize("NFKC")
		.toLowerCase()
		.replaceAll("ß", "ss")
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.replace(/\s+/g, " ")
		.trim();
}

/** A LIKE pattern that finds `text` anywhere, with `%`, `_` and `\` taken literally (ESCAPE '\'). */
export function containsPattern(text: string): string {
	return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
