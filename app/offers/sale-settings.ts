import * as v from "valibot";

export type SaleSettings = {
	/** Days for which the page of a sold machine says that it is sold. */
	soldPageDays: number;
	/** The site also sells to consumers, so § 11 PAngV applies to reduced prices. */
	toConsumers: boolean;
	/** Everybody may know a machine's weight, not only staff. */
	weightIsPublic: boolean;
};

/** The names in the table of settings and of the form's fields. */
export const saleSettingNames = {
	soldPageDays: "sold_page_days",
	toConsumers: "sells_to_consumers",
	weightIsPublic: "weight_is_public",
} as const;

const DEFAULT_DAYS = 60;
const MAX_DAYS = 365;

/** Reads the stored values; unset ones get their defaults. */
export function readSaleSettings(stored: Record<keyof SaleSettings, string | null>): SaleSettings {
	return {
		soldPageDays: daysIn(stored.soldPageDays ?? "") ?? DEFAULT_DAYS,
		toConsumers: stored.toConsumers === "true",
		weightIsPublic: stored.weightIsPublic === "true",
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
