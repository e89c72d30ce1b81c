/**
 * Fills the placeholders of a text in; `pattern` is global, its first group the name. A value that ends with a full stop
 * ("zzgl. MwSt.", "Meyer & Co.") ends a sentence without a second one.
 */
export function filledIn(text: string, pattern: RegExp, valueOf: (name: string) => string | null): string {
	return text.replace(pattern, (placeholder, name: string, at: number) => {
		const value = valueOf(name) ?? placeholder;
		return value.endsWith(".") && text[at + placeholder.length] === "." ? value.slice(0, -1) : value;
	});
}
