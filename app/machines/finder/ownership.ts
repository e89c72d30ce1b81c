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
/**
 * The yearly cost of owning in euros, whatever the use: depreciation, and interest on half of the value. Over a useful
 * life that is what the formula of the Baugeräteliste (BGL) gives: k = 100/v + 100·p·n/(2v). Source: bauprofessor.de.
 */
export function fixedCostAYear({ value, years, interest }: OwnershipInputs): number {
	return value / years + (value / 2) * (interest / 100);
}

/** The euros that each month in use costs the owner. */
export function repairAMonth({ value, repair }: OwnershipInputs): number {
	return (value * repair) / 100;
}

/** The cost in euros of a year with this many months in use. */
export function yearCost(inputs: OwnershipInputs, months: number): { own: number; hire: number | null } {
	return {
		own: fixedCostAYear(inputs) + repairAMonth(inputs) * months,
		hire: inputs.rent === null ? null : inputs.rent * months,
	};
}

/**
 * The months in use a year from which owning costs less than hiring; may exceed twelve. Null without a rent, or if
 * hiring is never dearer.
 */
export function breakEven(inputs: OwnershipInputs): number | null {
	if (inputs.rent === null) return null;
	const saved = inputs.rent - repairAMonth(inputs);
	return saved > 0 ? fixedCostAYear(inputs) / saved : null;
}
