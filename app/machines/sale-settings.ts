import * as v from "valibot";
import { ticked } from "../foundation/ui/form/form-words.ts";
import { plainNumber } from "../foundation/ui/plain-number.ts";

/** How machines and their prices are shown. The names are those in the table of settings, and of the form's fields. */
export type SaleSettings = Required<v.InferOutput<typeof saleSettingsForm>>;

const ranges = {
	sold_page_days: { lowest: 1, highest: 365, decimals: 0, error: "error.sold_page_days" },
	vat_percent: { lowest: 0, highest: 30, decimals: 2, error: "error.vat_percent" },
	instalment_rate: { lowest: 0, highest: 30, decimals: 2, error: "error.instalment_rate" },
	instalment_months: { lowest: 6, highest: 120, decimals: 0, error: "error.instalment_months" },
} as const;
type NumberName = keyof typeof ranges;

export const DEFAULT_VAT = 19;

/** Reads the stored values; unset ones get their defaults. */
export function readSaleSettings(stored: Record<keyof SaleSettings, string | null>): SaleSettings {
	return {
		sold_page_days: numberIn("sold_page_days", stored.sold_page_days) ?? 60,
		sells_to_consumers: stored.sells_to_consumers === "true",
		weight_is_public: stored.weight_is_public === "true",
		vat_percent: numberIn("vat_percent", stored.vat_percent) ?? DEFAULT_VAT,
		instalment_rate: numberIn("instalment_rate", stored.instalment_rate),
		instalment_months: numberIn("instalment_months", stored.instalment_months) ?? 60,
		sale_contact: stored.sale_contact || null,
		hire_contact: stored.hire_contact || null,
	};
}

const contact = v.fallback(v.nullable(v.pipe(v.string(), v.uuid())), null);

const numberOf = (name: NumberName) =>
	v.pipe(
		v.optional(v.string(), ""),
		v.check((word) => numberIn(name, word) !== null, ranges[name].error),
		v.transform((word) => numberIn(name, word)!),
	);

/** In the order of the page. Messages are keys of the namespace einstellungen. */
export const saleSettingsForm = v.object({
	/** Percent. */
	vat_percent: numberOf("vat_percent"),
	/** The effective yearly rate of the example of an instalment, in percent; null if pages show none. */
	instalment_rate: v.optional(v.nullable(numberOf("instalment_rate")), null),
	instalment_months: numberOf("instalment_months"),
	/** The site also sells to consumers, so PAngV applies: total prices, and § 11 to reduced ones. */
	sells_to_consumers: ticked,
	/** Days for which the page of a sold machine says that it is sold. */
	sold_page_days: numberOf("sold_page_days"),
	/** Everybody may know a machine's weight, not only staff. */
	weight_is_public: ticked,
	/** The users whom machines for sale and for hire name as their contact; null for nobody. */
	sale_contact: contact,
	hire_contact: contact,
});

/** The number in a word, with a comma or a point; null if it is none or outside of the setting's range. */
function numberIn(name: NumberName, word: string | null): number | null {
	const { lowest, highest, decimals } = ranges[name];
	const number = plainNumber(word?.trim() ?? "", decimals);
	return number !== undefined && number >= lowest && number <= highest ? number : null;
}
