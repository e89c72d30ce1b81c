import type { OwnershipAmount } from "./ownership-form.ts";

/** The unit of each figure of "buy or hire", as a key of its text. */
export const ownershipUnits = {
	value: "euro",
	rent: "euroMonth",
	use: "months",
	years: "years",
	held: "months",
	interest: "percent",
	repair: "percentMonth",
} as const satisfies Record<OwnershipAmount, string>;
