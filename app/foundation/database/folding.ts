/** Letters that Unicode does not decompose, and what people type for them. */
const plainLetters = new Map(Object.entries({ ß: "ss", ς: "σ", ı: "i", ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe" }));

/**
 * Folds text for searching: without invisible signs (soft hyphens, joiners) and accents, compatibility forms resolved,
 * in lower case, ß as ss, ł as l, one sigma and one i. Not left to the databases, which treat ß, Ä and ς differently.
 */
export function fold(text: string): string {
	return text
		.replace(/\p{Cf}+/gu, "")
		.normalize("NFKC")
		.toLowerCase()
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.replace(/[ßςıłøđæœ]/g, (letter) => plainLetters.get(letter)!)
		.replace(/\s+/g, " ")
		.trim();
}

/** Characters that a search ignores between letters and digits. */
const separators = /[ \-‐–—/.]/g;

/** Removes the separators from folded text: "jx-110" and "jx 110" become "jx110". */
export function compact(folded: string): string {
	return folded.replace(separators, "");
}

/** The text that a table stores for searching: the folded words in the first line, then the same without separators. */
export function searchText(words: string): string {
	const folded = fold(words);
	return `${folded}\n${compact(folded)}`;
}

/** The folded words of a stored search text. */
export function wordsIn(stored: string): string {
	return stored.split("\n", 1)[0]!;
}

/** A LIKE pattern that finds `text` anywhere in a value, with `%`, `_` and `\` escaped (ESCAPE '\'). */
export function containsPattern(text: string): string {
	return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Long enough to tell names apart, short enough for an index. */
const SORT_NAME_CHARACTERS = 100;

export function sortName(name: string): string {
	return fold(name).slice(0, SORT_NAME_CHARACTERS);
}
