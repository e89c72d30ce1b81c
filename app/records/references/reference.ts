import type { Fields, ReferenceTarget } from "../fields.ts";

/** A record that another one names; `label` tells it from all others, and `to` is its form, null in the trash. */
export type Referred = { id: string; name: string; label: string; to: string | null };

/** What stands beside the input of a field: the records that it may name, and those that it names. */
export type ReferenceTo = { field: string; to: ReferenceTarget; known: Referred[] };

/** The input of what is typed for a reference; the input of the field itself has the id. */
export const typedName = (field: string): string => `${field}.typed`;

/** A name that tells a record from others of the same name: with its number, or with the end of its id. */
export const labelOf = (name: string, { id, nr }: { id: string; nr?: number | null }): string =>
	`${name} · ${nr ?? id.slice(-6)}`;

/** The fields of a collection that name records of others, or people. */
export function referencesIn(fields: Fields): { name: string; to: ReferenceTarget }[] {
	return Object.entries(fields).flatMap(([name, field]) =>
		field.kind === "reference" ? [{ name, to: field.to }] : [],
	);
}
