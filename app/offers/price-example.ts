import * as v from "valibot";
import { plainNumber } from "../ui/plain-number.ts";

/** How the page of a machine explains its price. Percentages are in hundredths of a per cent: 490 is 4.9 %. */
export type PriceExample = {
	/** Visitors are shown it. */
	shown: boolean;
	vat: number;
	/** The effective annual rate and the number of instalments; without either, there is no instalment. */
	rate: number | null;
	months: number | null;
	/** The part of the gross price that is paid at once. */
	deposit: number;
};

/** The name in the table of settings. */
export const PRICE_EXAMPLE = "price_example";

/** Used until an admin changes them. */
export const defaultPriceExample: PriceExample = { shown: false, vat: 1900, rate: null, months: null, deposit: 0 };

/** The gross price in whole cents, and what an instalment would be. */
export type ExplainedPrice = { vat: number; gross: number; instalment: Instalment | null };

export type Instalment = {
	months: number;
	rate: number;
	/** The nominal annual rate that belongs to the effective one. */
	nominal: number;
	share: number;
	/* In whole cents: what is paid at once, what is lent, each month's payment, and all payments of the months. */
	deposit: number;
	loan: number;
	each: number;
	total: number;
};

/** Explains a net price in whole cents. */
export function explainPrice(net: number, { vat, rate, months, deposit: share }: PriceExample): ExplainedPrice {
	const gross = partOf(net, 10_000 + vat);
	if (rate === null || months === null) return { vat, gross, instalment: null };
	const deposit = partOf(gross, share);
	const loan = gross - deposit;
	const each = instalment(loan, rate, months);
	const nominal = Math.round(monthlyRate(rate) * 12 * 10_000);
	return { vat, gross, instalment: { months, rate, nominal, share, deposit, loan, each, total: each * months } };
}

/** So many hundredths of a per cent of an amount, rounded to whole cents. */
function partOf(cents: number, hundredths: number): number {
	return Math.round((cents * hundredths) / 10_000);
}

/**
 * The monthly payment in whole cents that repays a loan in so many months at an effective annual rate; rounded up, so
 * that the last one is never higher than the others.
 */
export function instalment(loan: number, rate: number, months: number): number {
	const monthly = monthlyRate(rate);
	const exact = monthly === 0 ? loan / months : (loan * monthly) / (1 - (1 + monthly) ** -months);
	// What is a whole cent by itself stays one in spite of the last binary digits.
	return Math.ceil(exact - 1e-6);
}

/** The rate of one month that makes this effective annual rate in twelve. */
function monthlyRate(rate: number): number {
	return (1 + rate / 10_000) ** (1 / 12) - 1;
}

/** A percentage as it is typed, up to a limit; "" is `empty`, and undefined says that it is none. */
const percent = <Empty extends number | null | undefined>(highest: number, empty: Empty) =>
	v.pipe(
		v.optional(v.string(), ""),
		v.transform((word) => word.replace(/\s*%\s*$/, "").trim()),
		v.transform((word) => (word === "" ? empty : plainNumber(word, 2))),
		v.check((value) => value !== undefined && (value === null || (value >= 0 && value <= highest)), "error.percent"),
		v.transform((value) => (typeof value === "number" ? Math.round(value * 100) : null)),
	);

/** The names of the form's fields, and of what changed in the audit log. */
export const priceExampleFields = [
	"price_explained",
	"vat_rate",
	"instalment_rate",
	"instalment_months",
	"instalment_deposit",
] as const;
export type PriceExampleField = (typeof priceExampleFields)[number];

/** The form of these settings. Messages are keys of the namespace priceExample. */
export const priceExampleForm = v.pipe(
	v.object({
		price_explained: v.optional(v.string(), ""),
		vat_rate: percent(30, undefined),
		instalment_rate: percent(30, null),
		instalment_months: v.pipe(
			v.optional(v.string(), ""),
			v.trim(),
			v.check((word) => word === "" || isMonths(Number(word)), "error.months"),
			v.transform((word) => (word === "" ? null : Number(word))),
		),
		instalment_deposit: percent(90, 0),
	}),
	v.forward(
		v.partialCheck(
			[["instalment_rate"], ["instalment_months"]],
			({ instalment_rate, instalment_months }) => (instalment_rate === null) === (instalment_months === null),
			"error.both",
		),
		["instalment_months"],
	),
	v.transform((form): PriceExample => ({
		shown: form.price_explained === "true",
		vat: form.vat_rate!,
		rate: form.instalment_rate,
		months: form.instalment_months,
		deposit: form.instalment_deposit!,
	})),
);

function isMonths(value: number): boolean {
	return Number.isInteger(value) && value >= 6 && value <= 120;
}

/** The settings as fields: percentages as people say them. */
export function priceExampleValues({ shown, vat, rate, months, deposit }: PriceExample) {
	return {
		price_explained: shown,
		vat_rate: vat / 100,
		instalment_rate: rate === null ? null : rate / 100,
		instalment_months: months,
		instalment_deposit: deposit / 100,
	} satisfies Record<PriceExampleField, unknown>;
}
