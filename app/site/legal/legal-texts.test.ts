import { describe, expect, test } from "vitest";
import { operator } from "../company.ts";
import { imprintDe } from "./imprint-de.ts";
import { imprintEn } from "./imprint-en.ts";
import type { LegalText } from "./legal-text.ts";
import { privacyDe } from "./privacy-de.ts";
import { privacyEn } from "./privacy-en.ts";

/** How many blocks each section has, and how long its lists are. */
const shapeOf = (text: LegalText) =>
	text.sections.map(({ blocks }) => blocks.map((block) => (typeof block === "string" ? "paragraph" : block.length)));
const wordsOf = (text: LegalText) => JSON.stringify(text);

const byHand = { ...operator, contactRequestDays: null };
const passedOn = {
	...operator,
	map: "google" as const,
	contactRequestDays: 365,
	contactRequestReceivers: [{ name: "Empfänger", address: "Ort", purpose: "sie zuzuordnen", purposeEn: "sort them" }],
};

describe("the legal texts", () => {
	test.each([byHand, passedOn])("say the same number of things in both languages", (settings) => {
		expect(shapeOf(imprintEn(settings))).toEqual(shapeOf(imprintDe(settings)));
		expect(shapeOf(privacyEn(settings))).toEqual(shapeOf(privacyDe(settings)));
	});

	test.each([imprintDe, imprintEn])(
		"name register, directors, VAT id and hosting provider in the imprint",
		(imprint) => {
			const words = wordsOf(imprint(operator));
			for (const fact of [
				operator.register.number,
				...operator.managingDirectors,
				operator.vatId,
				operator.hosting.name,
			])
				expect(words).toContain(fact);
		},
	);

	test.each([privacyDe, privacyEn])("name the map that is loaded and no other", (privacy) => {
		expect(wordsOf(privacy(byHand))).toContain("OpenStreetMap");
		expect(wordsOf(privacy(byHand))).not.toContain("Google");
		expect(wordsOf(privacy(passedOn))).toContain("Google Maps");
		expect(wordsOf(privacy(passedOn))).not.toContain("OpenStreetMap");
	});

	test.each([privacyDe, privacyEn])("tell when and to whom contact requests go, as it is set", (privacy) => {
		expect(wordsOf(privacy(byHand))).not.toContain("365");
		expect(wordsOf(privacy(passedOn))).toContain("365");
		expect(wordsOf(privacy(passedOn))).toContain("Empfänger, Ort");
	});
});
