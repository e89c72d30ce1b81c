import type { ShownCompany } from "../company/company.ts";

/** The parts of the dealer's address that are known. */
export function postalAddress({ street, postalCode, city }: ShownCompany) {
	return {
		...(street && { streetAddress: street }),
		...(postalCode && { postalCode }),
		...(city && { addressLocality: city }),
	};
}

/** The code of the country whose laws the legal texts name. */
export const COUNTRY = "DE";
