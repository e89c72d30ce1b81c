/**
 * What decides between buying and hiring. Money in euros, rates in percent. `held` are the months of availability
 * ("Vorhaltemonate") in the whole of the useful years.
 */
export type OwnershipInputs = {
	value: number;
	years: number;
	held: number;
	interest: number;
	/** Percent of the value for each month in use. */
	repair: number;
	/** Euros a month; null while only the cost of owning is asked. */
	rent: number | null;
	/** Months in use in a year. */
	use: number;
};

/** Hours in a month of availability (30 days, BGL). */
const MONTH_HOURS = 170;

/** Monthly rates in percent of the value, and what they come to in euros. */
export type MonthlyCost = {
	depreciationRate: number;
	interestRate: number;
	rate: number;
	depreciation: number;
	interest: number;
	/** Depreciation and interest together. */
	capital: number;
	capitalAnHour: number;
	repair: number;
};

/**
 * Depreciation and interest of a machine for a month of availability, as the Baugeräteliste (BGL) reckons them:
 * a = 100/v, z = 100·p·n/(2v), k = a + z, in percent of the value. Source: bauprofessor.de, "BGL".
 */
export function monthlyCost({ value, years, held, interest, repair }: OwnershipInputs): MonthlyCost {
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
		capital,
		capitalAnHour: capital / MONTH_HOURS,
		repair: (value * repair) / 100,
	};
}

/** What owning costs in a year however much the machine is used: depreciation and interest, in euros. */
export function fixedCostAYear(inputs: OwnershipInputs): number {
	return (monthlyCost(inputs).capital * inputs.held) / inputs.years;
}

/** What a year with so many months in use costs, owned and hired, in euros. */
export function yearCost(inputs: OwnershipInputs, months: number): { own: number; hire: number | null } {
	return {
		own: fixedCostAYear(inputs) + monthlyCost(inputs).repair * months,
		hire: inputs.rent === null ? null : inputs.rent * months,
	};
}

/**
 * From how many months in use a year owning costs less than hiring: the fixed cost of a year divided by what a month of
 * hire costs more than a month of use. Null when hiring is never dearer, and without a rent. May be above twelve.
 */
export function breakEven(inputs: OwnershipInputs): number | null {
	if (inputs.rent === null) return null;
	const saved = inputs.rent - monthlyCost(inputs).repair;
	return saved > 0 ? fixedCostAYear(inputs) / saved : null;
}
