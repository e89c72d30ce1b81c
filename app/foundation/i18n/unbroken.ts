/** Keeps model and number, such as "KB 220", on one line by a no-break space. */
export function unbroken(name: string): string {
	return name.replace(/\b(\p{Lu}{1,4}) (?=\d)/gu, "$1\u00a0");
}

/** Keeps the short beginning of "E-Mail" and "PDF-Datei" beside its word by a word joiner. */
export function wholeCompounds(text: string): string {
	return text.replace(/\b(E|PDF)-(?=\p{L})/giu, "$1-\u2060");
}
