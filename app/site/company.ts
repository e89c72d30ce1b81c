/** The dealer's own data. Everything an operator has to fill in stands here. Names and numbers of the demo are invented. */
export const company = {
	name: "Mustermann Baumaschinen",
	legalName: "Mustermann Baumaschinen GmbH",
	founded: 1948,
	street: "Musterstraße 12",
	postalCode: "01477",
	city: "Arnsdorf",
	country: "DE",
	phone: "+49 35200 12345-0",
	email: "info@example.com",
	/** Four profiles, linked in the footer. */
	social: [
		{ name: "Facebook", url: "https://www.facebook.com/" },
		{ name: "Instagram", url: "https://www.instagram.com/" },
		{ name: "LinkedIn", url: "https://www.linkedin.com/" },
		{ name: "YouTube", url: "https://www.youtube.com/" },
	],
} as const;

/** A phone number as `tel:` links take it. */
export function phoneLink(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
