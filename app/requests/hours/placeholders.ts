/** The words that a text block may have in braces. */
export const placeholders = ["name", "machine", "price", "link"] as const;
type Placeholder = (typeof placeholders)[number];

/** The values for one request; null for what it has not, as the price of no machine. */
export type PlaceholderValues = Record<Placeholder, string | null>;

const PATTERN = /\{(\p{L}[\p{L}\d_ -]*)\}/gu;

/** The placeholders in a text that nothing can be filled in for: unknown ones, and those without a value. */
export function unfilled(text: string, values?: PlaceholderValues): string[] {
	const known = (name: string) =>
		(placeholders as readonly string[]).includes(name) && (!values || values[name as Placeholder] !== null);
	return [...new Set([...text.matchAll(PATTERN)].map(([, name]) => name!))].filter((name) => !known(name));
}

/**
 * Fills the placeholders in once: braces within a value stay as they are. What has no value stays, too. A value that
 * ends with a full stop ("zzgl. MwSt.") ends a sentence without a second one.
 */
export function fillIn(text: string, values: PlaceholderValues): string {
	return text.replace(PATTERN, (placeholder, name: string, at: number) => {
		const value = (Object.hasOwn(values, name) && values[name as Placeholder]) || placeholder;
		return value.endsWith(".") && text[at + placeholder.length] === "." ? value.slice(0, -1) : value;
	});
}
