import type { PublicTexts } from "../../texts/public/de/every-page.ts";

type Errand = { path: string; link: keyof PublicTexts["nav"] };

const page = (words: string, path: string, link: Errand["link"]) =>
	[new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "iu"), { path, link }] as const;

/** Searches that ask for a page of ours; the first one that fits counts. */
const errands = [
	page("in ?zahlung(?:nahme| nehmen| geben)?|ankauf|part[- ]exchange|trade[- ]in", "/inzahlungnahme", "tradeIn"),
	page(
		"werkstatt|reparatur(?:en)?|wartung|ersatzteile?|kundendienst|repairs?|spare parts|workshop",
		"/service",
		"service",
	),
	page(
		"stellen(?:angebote)?|jobs?|karriere|ausbildung|praktikum|bewerbung|vacanc(?:y|ies)|careers?",
		"/karriere",
		"careers",
	),
	page(
		"öffnungszeiten|anfahrt|adresse|kontakt|telefon(?:nummer)?|opening hours|address|contact",
		"/kontakt",
		"contact",
	),
	page("beratung|advice", "/beratung", "consultation"),
	page("suchauftrag|search alert", "/suchauftrag", "alert"),
	page("impressum|imprint", "/impressum", "imprint"),
	page("datenschutz|privacy", "/datenschutz", "privacy"),
];

export function errandOf(search: string): Errand | null {
	return errands.find(([words]) => words.test(search))?.[1] ?? null;
}
