import { number, pluralForm } from "./format.ts";
import type { Language } from "./language.ts";

/** Texts by namespace and key. `{name}` in a text is a placeholder. */
export type Catalogue = Record<string, Record<string, string>>;

export type Values = Record<string, string | number>;

/**
 * The text for a key from the first catalogue that has it, or the key itself. Where `count` is given and the language
 * has a form of its own for that number, `key.one` comes first. Placeholders are filled once: braces inside a value stay
 * as they are.
 */
export function lookUp(
	language: Language,
	catalogues: readonly Catalogue[],
	namespace: string,
	key: string,
	values?: Values,
): string {
	// "1.000" and "1.5" are written numbers, and not one.
	const written = String(values?.count).replace(".", "");
	const form = values?.count === undefined ? "" : `.${pluralForm(language, Number(written))}`;
	const text = firstOf(catalogues, namespace, key + form) ?? firstOf(catalogues, namespace, key) ?? key;
	if (!values) return text;
	// Without a status there is no code to name.
	const said = values.code === 0 ? text.replace(/ ?\([^()]*\{code\}\)/, "") : text;
	return said.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
		const value = own(values, name) ?? placeholder;
		return name === "count" && typeof value === "number" ? number(language, value) : String(value);
	});
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

/** The ends of those keys that begin with `Start`: "mail" of "name.mail". */
export type EndsOf<Key, Start extends string> = Key extends `${Start}${infer End}` ? End : never;
