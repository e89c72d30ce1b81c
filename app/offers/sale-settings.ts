import * as v from "valibot";

/** How machines are shown. */
export type SaleSettings = {
	/** For so many days the page of a sold machine says that it is sold. */
	soldPageDays: number;
	/** The site sells to consumers, too, so that § 11 PAngV holds for reduced prices. */
	toConsumers: boolean;
	/** Everybody is told what a machine weighs, not staff alone. */
	weightIsPublic: boolean;
};

/** The names in the table of settings, which are also those of the form's fields. */
export const saleSettingNames = {
	soldPageDays: "sold_page_days",
	toConsumers: "sells_to_consumers",
	weightIsPublic: "weight_is_public",
} as const;

const DEFAULT_DAYS = 60;
const MAX_DAYS = 365;

/** Reads the stored values; what nobody has set has its default. */
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
