import type { OfferCard, OfferDetail } from "../offer.ts";

export type ComparedOffer = OfferCard & Pick<OfferDetail, "mainCategory" | "subcategory" | "sheet">;

/** A row of the comparison: a value for each machine, null where it has none. */
export type ComparedRow = { name: string; label: string; values: (string | null)[]; differs: boolean; staff: boolean };

export function comparedRow(
	name: string,
	label: string,
	values: (string | null)[],
	staff: boolean = false,
): ComparedRow {
	return { name, label, values, staff, differs: new Set(values).size > 1 };
}

/** Every field that any of the machines has, in the order of the data sheet. */
export function comparedRows(offers: readonly ComparedOffer[]): ComparedRow[] {
	const rows = new Map(offers.flatMap(({ sheet }) => sheet.map((row) => [row.name, row])));
	const before = (name: string) => Math.max(...offers.map(({ sheet }) => sheet.findIndex((row) => row.name === name)));
	return [...rows.values()]
		.sort((a, b) => before(a.name) - before(b.name))
		.map(({ name, label, staff = false }) => {
			const values = offers.map(({ sheet }) => sheet.find((row) => row.name === name)?.value ?? null);
			return comparedRow(name, label, values, staff);
		});
}
