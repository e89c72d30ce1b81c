import { HIGHEST_EUROS } from "../../foundation/i18n/highest-price.ts";
import { type Amounts, readAmounts } from "./amount.ts";
import type { OwnershipInputs } from "./ownership.ts";
import type { OfferCard } from "../offer.ts";

export const ownershipAmounts = {
	value: { lowest: 100, highest: HIGHEST_EUROS, decimals: 2, unit: "euro", example: 180_000 },
	years: { lowest: 1, highest: 40, decimals: 1, unit: "years" },
	interest: { lowest: 0, highest: 30, decimals: 2, unit: "percent" },
	repair: { lowest: 0, highest: 10, decimals: 2, unit: "percentMonth" },
	rent: { lowest: 1, highest: 1_000_000, decimals: 2, unit: "euroMonth", example: 7800 },
	use: { lowest: 0.5, highest: 12, decimals: 1, unit: "months" },
} as const satisfies Amounts;
export type OwnershipAmount = keyof typeof ownershipAmounts;
export const ownershipParameters = Object.keys(ownershipAmounts) as OwnershipAmount[];

type Numbers = Record<OwnershipAmount, number | null>;

/** Useful years and interest are from the BGL's example; repairs are about 4 % of the value for half a year in use. */
const usual = { value: null, years: 8, interest: 6.5, repair: 0.6, rent: null, use: 6 } as const;

export type ReadOwnership = ReturnType<typeof readOwnership>;

/** Reads "buy or hire" from the address; `known` are the figures of the machine that it was opened for. */
export function readOwnership(word: (name: OwnershipAmount) => string | null, known: KnownFigures) {
	const { values, errors } = readAmounts(ownershipAmounts, word);
	const initial: Numbers = { ...usual, ...known };
	// An emptied field gets its usual number again; only value and rent may be unknown.
	const isUnknown = (name: OwnershipAmount) => word(name) !== null && (name === "value" || name === "rent");
	const all = Object.fromEntries(
		ownershipParameters.map((name) => [name, values[name] ?? (isUnknown(name) ? null : initial[name])]),
	) as Numbers;
	const isReady = all.value !== null && Object.keys(errors).length === 0;
	const sent = ownershipParameters.filter((name) => word(name)?.trim() || isUnknown(name));
	return {
		/** The fields that the visitor filled or emptied; the others have their usual number. */
		typed: Object.fromEntries(sent.map((name) => [name, word(name)!.trim()])),
		usual: initial,
		/** Null without a value, or while something is wrong. */
		inputs: isReady ? (all as OwnershipInputs) : null,
		errors,
	};
}

/** Working days in a month of hire; lessors calculate with 20 to 24. */
const HIRE_DAYS = 20;

/** Years that a used machine is still useful, roughly half of a new one's. */
export const USED_YEARS = 4;

export type KnownFigures = Partial<Pick<Numbers, "value" | "rent" | "years">>;

/** An offer's figures in euros: the value of a machine for sale, or a month's rent. */
export function knownFigures({
	type,
	condition,
	price,
}: Pick<OfferCard, "type" | "condition" | "price">): KnownFigures {
	if (price === null) return {};
	if (type === "miete") return { rent: (price * HIRE_DAYS) / 100 };
	return { value: price / 100, ...(condition === "gebraucht" && { years: USED_YEARS }) };
}
