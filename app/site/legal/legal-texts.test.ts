import { describe, expect, test } from "vitest";
import { operator } from "../company.ts";
import { imprintDe } from "./imprint-de.ts";
import { imprintEn } from "./imprint-en.ts";
import type { LegalText } from "./legal-text.ts";
import { privacyDe } from "./privacy-de.ts";
import { privacyEn } from "./privacy-en.ts";

/** The number of blocks in each section, and the length of its lists. */
const shapeOf = (text: LegalText) =>
	text.sections.map(({ blocks }) => blocks.map((block) => (typeof block === "string" ? "paragraph" : block.length)));
const contentOf = (text: LegalText) => JSON.stringify(text);

const byHand = { ...operator, contactRequestDays: null };
const passedOn = {
	...operator,
	contactRequestDays: 365,
	pictureStore: { name: "Speicherhaus", address: "Ort" },
	contactRequestReceivers: [{ name: "Empfänger", address: "Ort", purpose: "sie zuzuordnen", purposeEn: "sort them" }],
};

describe("the legal texts", () => {
	test.each([byHand, passedOn])("have the same structure in both languages", (settings) => {
		expect(shapeOf(imprintEn(settings))).toEqual(shapeOf(imprintDe(settings)));
		expect(shapeOf(privacyEn(settings))).toEqual(shapeOf(privacyDe(settings)));
		expect(contentOf(privacyEn(settings))).not.toContain("Deutschland");
	});

	test.each([imprintDe, imprintEn])(
		"name register, directors, VAT id and hosting provider in the imprint",
		(imprint) => {
			const content = contentOf(imprint(operator));
			for (const fact of [
				operator.register.number,
				...operator.managingDirectors,
				operator.vatId,
				operator.hosting.name,
			])
				expect(content).toContain(fact);
		},
	);

	test.each([privacyDe, privacyEn])(
		"name the configured deletion period, receivers of contact requests and picture store",
		(privacy) => {
			expect(contentOf(privacy(byHand))).not.toContain("365");
			expect(contentOf(privacy(passedOn))).toContain("365");
			expect(contentOf(privacy(passedOn))).toContain("Empfänger, Ort");
			expect(contentOf(privacy(byHand))).not.toContain("Speicherhaus");
			expect(contentOf(privacy(passedOn))).toContain("Speicherhaus, Ort");
		},
	);
});
