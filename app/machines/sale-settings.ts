import * as v from "valibot";

/** How machines are shown. The names are those in the table of settings, and of the form's fields. */
export type SaleSettings = {
	/** Days for which the page of a sold machine says that it is sold. */
	sold_page_days: number;
	/** The site also sells to consumers, so § 11 PAngV applies to reduced prices. */
	sells_to_consumers: boolean;
	/** Everybody may know a machine's weight, not only staff. */
	weight_is_public: boolean;
};

const DEFAULT_DAYS = 60;
const MAX_DAYS = 365;

/** Reads the stored values; unset ones get their defaults. */
export function readSaleSettings(stored: Record<keyof SaleSettings, string | null>): SaleSettings {
	return {
		sold_page_days: daysIn(stored.sold_page_days ?? "") ?? DEFAULT_DAYS,
		sells_to_consumers: stored.sells_to_consumers === "true",
		weight_is_public: stored.weight_is_public === "true",
	};
}

const yesNo = v.pipe(
	v.optional(v.string(), ""),
	v.transform((word) => word === "true"),
);

/** The form of these settings. Messages are keys of the namespace einstellungen. */
export const saleSettingsForm = v.object({
	sold_page_days: v.pipe(
		v.optional(v.string(), ""),
		v.trim(),
		v.check((word) => daysIn(word) !== null, "error.soldPageDays"),
		v.transform((word) => daysIn(word)!),
	),
	sells_to_consumers: yesNo,
	weight_is_public: yesNo,
});

function daysIn(word: string): number | null {
	const days = /^\d{1,3}$/.test(word) ? Number(word) : 0;
	return days >= 1 && days <= MAX_DAYS ? days : null;
}
