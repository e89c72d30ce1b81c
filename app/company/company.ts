export type Coordinates = { latitude: number; longitude: number };

/** A name with the address of a website. */
export type NamedLink = { name: string; url: string };

/** What every visitor's browser receives of the dealer. Null or empty is what nobody has told the site. */
export type PublicCompany = {
	/** Of the dealer, or else the site's domain. */
	name: string;
	/** What stands below the logo at the foot of each page; null for what was delivered. */
	claim: string | null;
	/** As the register has it, or else the name. */
	legalName: string;
	street: string | null;
	postalCode: string | null;
	/** Post code and city. */
	place: string | null;
	city: string | null;
	phone: string | null;
	email: string | null;
	social: NamedLink[];
};

/** What a page knows of it, also one about a failure. */
export type ShownCompany = Partial<PublicCompany> & Pick<PublicCompany, "name" | "legalName" | "social">;

/** A phone number as a `tel:` link. */
export function phoneLink(phone: string): string {
	// Whoever dials the country leaves out the zero in brackets.
	return `tel:${phone.replace(/^((\+|00)[^(]*)\(0\)/, "$1").replace(/[^\d+]/g, "")}`;
}
