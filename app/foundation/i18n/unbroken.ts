/** Keeps model and number, such as "KB 220", on one line by a no-break space. */
export function unbroken(name: string): string {
	return name.replace(/\b(\p{Lu}{1,4}) (?=\d)/gu, "$1\u00a0");
}

/** Keeps "E-Mail" on one line by a word joiner. */
export function wholeEMail(text: string): string {
	return text.replaceAll("E-Mail", "E-\u2060Mail");
}
