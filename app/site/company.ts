import type { Language } from "../foundation/i18n/language.ts";

/*
 * The dealer's data, for an operator to replace. The demo's names and numbers are invented; Zustand reminds the office
 * of those with "Muster" in them, and of addresses at example.com.
 */

/** Public data: every visitor's browser receives all of it. */
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
	/** The centre of the map on the contact page. */
	coordinates: { latitude: 51.0953, longitude: 13.9938 },
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

/** Further data for the legal texts and mails; it stays on the server. */
export const operator = {
	...company,
	/** The language of mails to the office. */
	officeLanguage: "de" as Language,
	managingDirectors: ["Max Mustermann", "Erika Mustermann"],
	register: { court: "Amtsgericht Dresden", number: "HRB 4983" },
	vatId: "DE000000000",
	/** Responsible for the news (§ 18 Abs. 2 MStV), at the company's address. */
	contentResponsible: "Erika Mustermann",
	/** `officer`: a data protection officer has been appointed (§ 38 BDSG). */
	dataProtectionContact: { name: "Erika Mustermann", email: "datenschutz@example.com", officer: false as boolean },
	/** The office's federal state, by its official abbreviation; its public holidays are no office time. */
	federalState: "SN",
	/** The data protection authority of that state. */
	supervisoryAuthority: {
		name: "Sächsische Datenschutz- und Transparenzbeauftragte",
		street: "Maternistraße 17",
		postalCode: "01067",
		city: "Dresden",
		website: "https://www.datenschutz.sachsen.de",
	},
	/** The hosting provider, under a contract by art. 28 GDPR; `logDays` is how long the server's log is kept. */
	hosting: {
		name: "Musterhost GmbH",
		address: "Musterweg 3, 01099 Dresden",
		country: { de: "Deutschland", en: "Germany" },
		logDays: 14,
	},
	/** The operator of S3_BUCKET, under a contract by art. 28 GDPR; null where pictures are on the server itself. */
	pictureStore: null as { name: string; address: string } | null,
	mailProvider: { name: "Musterpost GmbH", address: "Musterweg 5, 01099 Dresden" },
	/** Name the operator of CONTACT_WEBHOOK_URL; the purpose completes "receives every request in order to …". */
	contactRequestReceivers: [] as { name: string; address: string; purpose: string; purposeEn: string }[],
	/** Months until an application is deleted; the privacy policy names them. */
	applicationMonths: 6,
	/** The date of the last change to imprint or privacy policy. */
	legalTextsDate: "2026-11-29",
} as const;

/** The facts in the privacy policy; contact requests are deleted after `contactRequestDays` (null: by hand). */
export type PrivacyFacts = typeof operator & { contactRequestDays: number | null };

/** A phone number as a `tel:` link. */
export function phoneLink(phone: string): string {
	return `tel:${phone.replace(/\(0\)|[^\d+]/g, "")}`;
}
