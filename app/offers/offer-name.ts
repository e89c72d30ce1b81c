/** A name whose model and number stay together at the end of a line: "KB 220". */
export function unbroken(name: string): string {
	return name.replace(/\b(\p{Lu}{1,4}) (?=\d)/gu, "$1\u00a0");
}
