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
	/** Where the yard lies, for the map. */
	coordinates: { latitude: 51.0956, longitude: 13.9869 },
	/** Whose map opens after a click: "openstreetmap" or "google". */
	map: "openstreetmap" as "openstreetmap" | "google",
	/** Six partners, linked on the home page. */
	partners: [
		{ name: "Steinvald", url: "https://www.example.com/steinvald" },
		{ name: "Felsgard", url: "https://www.example.com/felsgard" },
		{ name: "Rasdorn", url: "https://www.example.com/rasdorn" },
		{ name: "Tornavik", url: "https://www.example.com/tornavik" },
		{ name: "Ebnwald", url: "https://www.example.com/ebnwald" },
		{ name: "Lodmark", url: "https://www.example.com/lodmark" },
	],
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
