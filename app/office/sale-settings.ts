import * as v from "valibot";

/** How sold machines and reduced prices are shown. */
export type SaleSettings = {
	/** For so many days the page of a sold machine says that it is sold. */
	soldPageDays: number;
	/** The site sells to consumers, too, so that § 11 PAngV holds for reduced prices. */
	toConsumers: boolean;
};

/** The names in the table of settings, which are also those of the form's fields. */
export const saleSettingNames = { soldPageDays: "sold_page_days", toConsumers: "sells_to_consumers" } as const;

const DEFAULT_DAYS = 60;
const MAX_DAYS = 365;

/** Reads the stored values; what nobody has set has its default. */
export function readSaleSettings(stored: { days: string | null; toConsumers: string | null }): SaleSettings {
	return { soldPageDays: daysIn(stored.days ?? "") ?? DEFAULT_DAYS, toConsumers: stored.toConsumers === "true" };
}

/** The form of these settings. Messages are keys of the namespace einstellungen. */
export const saleSettingsForm = v.object({
	sold_page_days: v.pipe(
		v.optional(v.string(), ""),
		v.trim(),
		v.check((word) => daysIn(word) !== null, "error.soldPageDays"),
		v.transform((word) => daysIn(word)!),
	),
	sells_to_consumers: v.pipe(
		v.optional(v.string(), ""),
		v.transform((word) => word === "true"),
	),
});

function daysIn(word: string): number | null {
	const days = /^\d{1,3}$/.test(word) ? Number(word) : 0;
	return days >= 1 && days <= MAX_DAYS ? days : null;
}
