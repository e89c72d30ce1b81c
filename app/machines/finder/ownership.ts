/** The figures that decide between buying and hiring. Money in euros, rates in percent. */
export type OwnershipInputs = {
	value: number;
	years: number;
	interest: number;
	/** Percent of the value for each month in use. */
	repair: number;
	/** Euros a month; null while only the cost of owning is asked. */
	rent: number | null;
	/** Months in use in a year. */
	use: number;
};

export const MONTHS = 12;
/** Hours in a month of availability (30 days, BGL). */
const MONTH_HOURS = 170;
/** Months of availability ("Vorhaltemonate") in a useful year: 57.5 in 8 years in the BGL's example. */
const HELD_A_YEAR = 57.5 / 8;

/** Months of availability in all useful years. */
export function heldIn(years: number): number {
	return HELD_A_YEAR * years;
}

/**
 * Depreciation and interest for a month of availability, by the formula of the Baugeräteliste (BGL): a = 100/v,
 * z = 100·p·n/(2v), k = a + z. Rates in percent of the value, the rest in euros. Source: bauprofessor.de, "BGL".
 */
export function monthlyCost({ value, years, interest, repair }: OwnershipInputs) {
	const held = heldIn(years);
	const depreciationRate = 100 / held;
	const interestRate = (interest * years) / (2 * held);
	const rate = depreciationRate + interestRate;
	const capital = (value * rate) / 100;
	return {
		depreciationRate,
		interestRate,
		rate,
		depreciation: (value * depreciationRate) / 100,
		interest: (value * interestRate) / 100,
		/** Depreciation and interest together. */
		capital,
		capitalAnHour: capital / MONTH_HOURS,
		repair: (value * repair) / 100,
	};
}

/** The yearly cost of owning in euros, whatever the use: depreciation and interest. */
export function fixedCostAYear(inputs: OwnershipInputs): number {
	return monthlyCost(inputs).capital * HELD_A_YEAR;
}

/** The cost in euros of a year with this many months in use. */
export function yearCost(inputs: OwnershipInputs, months: number): { own: number; hire: number | null } {
	return {
		own: fixedCostAYear(inputs) + monthlyCost(inputs).repair * months,
		hire: inputs.rent === null ? null : inputs.rent * months,
	};
}

/**
 * The months in use a year from which owning costs less than hiring; may exceed twelve. Null without a rent, or if
 * hiring is never dearer.
 */
export function breakEven(inputs: OwnershipInputs): number | null {
	if (inputs.rent === null) return null;
	const saved = inputs.rent - monthlyCost(inputs).repair;
	return saved > 0 ? fixedCostAYear(inputs) / saved : null;
}
