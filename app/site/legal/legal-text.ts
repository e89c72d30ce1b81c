import type { PublicCompany } from "../../company/company.ts";
import type { Company } from "../../company/company-fields.ts";

/** A legal page. In a section, a string is a paragraph, which may contain line breaks, and an array is a list. */
export type LegalText = {
	title: string;
	description: string;
	intro: string | null;
	sections: LegalSection[];
};
export type LegalSection = { heading: string; blocks: (string | string[])[] };

/**
 * What the legal texts are made of. `contactRequestDays` is the number of days after which contact requests are
 * deleted; null: by hand.
 */
export type LegalFacts = { company: PublicCompany; facts: Company; contactRequestDays: number | null };

/** The date of the last change to the words of the legal texts. */
export const LEGAL_TEXTS_DATE = "2026-11-25";

type Fact = string | number | null;

/** A sentence with its facts; null where one of them is not known, so that nothing is said. */
export function said(words: TemplateStringsArray, ...facts: Fact[]): string | null {
	if (facts.some((fact) => fact === null || fact === "")) return null;
	return words.reduce((text, next, at) => `${text}${facts[at - 1]}${next}`);
}

/** What is known of these, on lines of their own or with another sign between them; null if nothing is. */
export function known(parts: readonly (string | null)[], sign = "\n"): string | null {
	return parts.filter((part) => part !== null && part !== "").join(sign) || null;
}

/** A section of what can be said; one of which nothing is known is left out. */
export function section(heading: string, blocks: readonly (string | string[] | null)[]): LegalSection[] {
	const kept = blocks.filter((block) => block !== null);
	return kept.length > 0 ? [{ heading, blocks: kept }] : [];
}

/** Of these sentences, those that can be said. */
export function told(...sentences: (string | null)[]): string[] {
	return sentences.filter((sentence) => sentence !== null);
}

/** Part of a sentence, or nothing. */
export function spoken(part: string | null): string {
	return part ?? "";
}
