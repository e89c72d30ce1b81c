/** Texts by namespace and key. A value with `{name}` has places to fill. */
export type Catalogue = Record<string, Record<string, string>>;

export type Values = Record<string, string | number>;

/**
 * The text for a key: in the first catalogue that has it, else the key itself.
 * Values are put in once; braces inside a value stay as they are.
 */
export function lookUp(catalogues: readonly Catalogue[], namespace: string, key: string, values?: Values): string {
	const text = firstOf(catalogues, namespace, key) ?? key;
	if (!values) return text;
	return text.replace(/\{(\w+)\}/g, (place, name: string) => String(own(values, name) ?? place));
}

function firstOf(catalogues: readonly Catalogue[], namespace: string, key: string): string | undefined {
	for (const catalogue of catalogues) {
		const text = own(own(catalogue, namespace), key);
		if (text !== undefined) return text;
	}
	return undefined;
}

/** Only what the object itself holds: a key such as `__proto__` is a missing key. */
function own<T>(object: Record<string, T> | undefined, key: string): T | undefined {
	return object && Object.hasOwn(object, key) ? object[key] : undefined;
}
