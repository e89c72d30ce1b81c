import { linkedPages } from "../../site/linked-pages.ts";
import { aidAddress } from "../finder/aid.ts";
import type { PublicTexts } from "../../texts/public/de/every-page.ts";

export type Errand = { path: string; link: keyof PublicTexts["nav"] };

/** `path` is for pages that neither footer nor menu links. */
const page = (link: Errand["link"], words: string, path = linkedPages.find((one) => one.link === link)!.path) =>
	[new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "iu"), { path, link }] as const;

/** Searches that ask for a page of ours; the first one that fits counts. */
const errands = [
	page(
		"tradeIn",
		"in ?zahlung(?:nahme| nehmen| geben)?|ankauf|kauft ihr|kaufen sie|part[- ]exchange|trade[- ]in",
		"/inzahlungnahme",
	),
	page(
		"urgent",
		"notdienst|notfall|panne|defekte?[nrs]?|kaputte?[nrs]?|hydraulikschl(?:auch|äuche)|steht(?: still)?$|" +
			"emergency|broken down|breakdown|hydraulic hoses?",
		"/kontakt?service=dringend",
	),
	page("cost", "finanzier(?:ung|en)|leas(?:ing|en)|financ(?:e|ing)", aidAddress("cost")),
	page(
		"careers",
		"stellen?(?:angebote)?|jobs?|karriere|ausbildung|praktikum|lehrstelle|azubi|bewerbung|vacanc(?:y|ies)|careers?",
	),
	page(
		"service",
		"service|uvv|werkstatt|reparatur(?:en)?|repariere?n?t?|wartung|ersatzteile?|(?:öl|luft|kraftstoff)?filter|ölwechsel|motoröl|kundendienst|tieflader|repairs?|spare parts|workshop|low[- ]?loaders?",
	),
	page("contact", "öffnungszeiten|anfahrt|adresse|kontakt|telefon(?:nummer)?|opening hours|address|contact"),
	page("consultation", "beratung|advice"),
	page("alert", "suchauftrag|search alert", "/suchauftrag"),
	page("imprint", "impressum|imprint"),
	page("privacy", "datenschutz|privacy"),
];

export function errandOf(search: string): Errand | null {
	return errands.find(([words]) => words.test(search))?.[1] ?? null;
}
