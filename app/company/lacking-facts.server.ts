import { config } from "../config/config.server.ts";
import type { Language } from "../i18n/language.ts";
import { textsIn } from "../i18n/texts.server.ts";
import { type Company, legalFacts } from "./company-fields.ts";

/** How many of the facts are named. */
const NAMED = 6;

/** The labels of some facts that the legal pages lack; "" if they lack none. */
export function lackingFacts(facts: Company, language: Language): string {
	const label = textsIn(language).byKey("company");
	const isPassedOn = config().webhook !== null;
	return legalFacts
		.filter((name) => facts[name] === null && (isPassedOn || name !== "request_receivers"))
		.slice(0, NAMED)
		.map((name) => label(name))
		.join(", ");
}
