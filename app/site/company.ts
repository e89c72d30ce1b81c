/*
 * The dealer's own data. Everything an operator has to fill in stands here. Names and numbers of the demo are invented.
 */

/** What every page may show; all of it comes to every visitor. */
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
	/** Middle of the map on the contact page. */
	coordinates: { latitude: 51.0953, longitude: 13.9938 },
	/** Whose map is loaded after a click. */
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

/** What the legal texts say beyond that. It stays on the server. */
export const operator = {
	...company,
	/** The language of mails to the office. */
	officeLanguage: "de" as "de" | "en",
	managingDirectors: ["Max Mustermann", "Erika Mustermann"],
	register: { court: "Amtsgericht Dresden", number: "HRB 4983" },
	vatId: "DE000000000",
	/** Answers for the news (§ 18 Abs. 2 MStV); has the address of the company. */
	contentResponsible: "Erika Mustermann",
	/** `officer`: a data protection officer has been appointed (§ 38 BDSG). */
	dataProtectionContact: { name: "Erika Mustermann", email: "datenschutz@example.com", officer: false as boolean },
	/** The authority of the state where the company sits. */
	supervisoryAuthority: {
		name: "Sächsische Datenschutz- und Transparenzbeauftragte",
		street: "Maternistraße 17",
		postalCode: "01067",
		city: "Dresden",
		website: "https://www.datenschutz.sachsen.de",
	},
	/** Who runs the server, where it stands, and for how many days its log is kept. Under a contract by art. 28 GDPR. */
	hosting: { name: "[Hosting-Anbieter]", address: "[Anschrift]", country: "[Land]", logDays: 14 },
	/** Through whom the company's e-mail runs. */
	mailProvider: { name: "[E-Mail-Anbieter]", address: "[Anschrift]" },
	/**
	 * Whom the site passes contact requests on to: name whoever is behind CONTACT_WEBHOOK_URL. The purpose completes
	 * "receives every request in order to …".
	 */
	contactRequestReceivers: [] as { name: string; address: string; purpose: string; purposeEn: string }[],
	/** Months after which the papers of rejected applicants are deleted. */
	applicationMonths: 6,
	/** Day of the last change to imprint or privacy policy. */
	legalTextsDate: "2026-11-21",
} as const;

/**
 * What the privacy policy says: the operator's data, and after how many days contact requests are deleted, as the
 * office has set it (null: by hand).
 */
export type PrivacyFacts = typeof operator & { contactRequestDays: number | null };

/** A phone number as `tel:` links take it. */
export function phoneLink(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
