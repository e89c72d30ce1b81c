import { linkedPages, offerLinks, type PageLink } from "../../site/linked-pages.ts";
import { aidAddress } from "../finder/aid.ts";

export type Errand = PageLink;

const linked = [...linkedPages, ...offerLinks];
/** `path` is for pages that neither footer nor menu links. */
const page = (link: Errand["link"], words: string, path = linked.find((one) => one.link === link)!.path) =>
	[new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "iu"), { path, link }] as const;

/** Searches that ask for a page of ours, also while somebody types; the first one that fits counts. */
const errands = [
	page("tradeIn", "in ?zahl\\p{L}*|ankauf|kauft ihr|kaufen sie|(?<!zu )verkaufen|sell|part[- ]exchange|trade[- ]in"),
	page(
		"urgent",
		"notd\\p{L}*|notfall|panne|defekte?[nrs]?|kaputte?[nrs]?|hydraulikschl\\p{L}*|steht(?: still)?$|" +
			"emergency|broken down|breakdown|hydraulic hoses?",
		"/kontakt?service=dringend",
	),
	page("cost", "finan\\p{L}*|leas(?:ing|en)", aidAddress("cost")),
	page(
		"careers",
		"stellen?(?:angebote)?|jobs?|karriere|ausbild\\p{L}*|praktik\\p{L}*|lehrstelle|azubi|bewerb\\p{L}*|vacan\\p{L}*|careers?",
	),
	page(
		"service",
		"service|uvv|werkst\\p{L}*|repar\\p{L}*|wartung|ersatzt?\\p{L}*|(?:öl|luft|kraftstoff)?filter|ölwechsel|motoröl|kundendienst|tieflader|repairs?|spare parts|workshop|low[- ]?loaders?",
	),
	page(
		"contact",
		"öffnungsz\\p{L}*|anfahrt|adresse|kontakt|telef\\p{L}*|kaution|versicher\\p{L}*|opening hours|address|contact|deposit|insurance",
	),
	page("consultation", "beratung|advice"),
	page("alert", "suchauftrag|search alert"),
	page("imprint", "impressum|imprint"),
	page("privacy", "datenschutz|privacy"),
];

export function errandOf(search: string): Errand | null {
	return errands.find(([words]) => words.test(search))?.[1] ?? null;
}
