/** Texts by namespace and key. `{name}` in a text is a placeholder. */
export type Catalogue = Record<string, Record<string, string>>;

export type Values = Record<string, string | number>;

/**
 * The text for a key from the first catalogue that has it, or the key itself. Placeholders are filled once: braces
 * inside a value stay as they are.
 */
export function lookUp(catalogues: readonly Catalogue[], namespace: string, key: string, values?: Values): string {
	const text = firstOf(catalogues, namespace, key) ?? key;
	if (!values) return text;
	// Without a status there is no code to name.
	const said = values.code === 0 ? text.replace(/ ?\([^()]*\{code\}\)/, "") : text;
	return said.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(own(values, name) ?? placeholder));
}

function firstOf(catalogues: readonly Catalogue[], namespace: string, key: string): string | undefined {
	for (const catalogue of catalogues) {
		const text = own(own(catalogue, namespace), key);
		if (text !== undefined) return text;
	}
	return undefined;
}

/** An object's own property, so that a key such as `__proto__` counts as missing. */
export function own<T>(object: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
	return object && Object.hasOwn(object, key) ? object[key] : undefined;
}
