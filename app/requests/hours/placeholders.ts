/** The words in braces that a text block may have. */
export const placeholders = ["name", "machine", "price", "link", "application"] as const;
type Placeholder = (typeof placeholders)[number];

/** The values for one request; null for what it lacks, such as a price without a machine. */
export type PlaceholderValues = Record<Placeholder, string | null>;

const PATTERN = /\{(\p{L}[\p{L}\d_ -]*)\}/gu;

/** The placeholders in a text that are unknown or have no value. */
export function unfilled(text: string, values?: PlaceholderValues): string[] {
	const known = (name: string) =>
		(placeholders as readonly string[]).includes(name) && (!values || values[name as Placeholder] !== null);
	return [...new Set([...text.matchAll(PATTERN)].map(([, name]) => name!))].filter((name) => !known(name));
}

/**
 * Fills in the placeholders that have a value, but none within a value. A value that ends with a full stop ("zzgl.
 * MwSt.") replaces the one that follows.
 */
export function fillIn(text: string, values: PlaceholderValues): string {
	return text.replace(PATTERN, (placeholder, name: string, at: number) => {
		const value = (Object.hasOwn(values, name) && values[name as Placeholder]) || placeholder;
		return value.endsWith(".") && text[at + placeholder.length] === "." ? value.slice(0, -1) : value;
	});
}
