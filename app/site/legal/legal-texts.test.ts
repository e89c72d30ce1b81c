import { describe, expect, test } from "vitest";
import { demoCompany } from "#demo/company/demo-company.ts";
import type { PublicCompany } from "../../company/company.ts";
import { untoldCompany } from "../../company/company-fields.ts";
import { imprintDe } from "./imprint-de.ts";
import { imprintEn } from "./imprint-en.ts";
import type { LegalFacts, LegalText } from "./legal-text.ts";
import { privacyDe } from "./privacy-de.ts";
import { privacyEn } from "./privacy-en.ts";

/** The number of blocks in each section, and the length of its lists. */
const shapeOf = (text: LegalText) =>
	text.sections.map(({ blocks }) => blocks.map((block) => (typeof block === "string" ? "paragraph" : block.length)));
const contentOf = (text: LegalText) => JSON.stringify(text);

const company: PublicCompany = {
	name: "Mustermann Baumaschinen",
	claim: null,
	legalName: "Mustermann Baumaschinen GmbH",
	street: "Musterstraße 12",
	postalCode: "01477",
	place: "01477 Arnsdorf",
	city: "Arnsdorf",
	phone: "+49 35200 12345-0",
	email: "info@example.com",
	social: [],
};
const byHand: LegalFacts = { company, facts: demoCompany, contactRequestDays: null };
const passedOn: LegalFacts = {
	company,
	facts: { ...demoCompany, map: "google", request_receivers: "Empfänger; Ort; sie zuzuordnen; sort them" },
	contactRequestDays: 365,
};
/** A dealer who has told nothing yet. */
const untold: LegalFacts = {
	company: {
		...company,
		name: "dealer.example",
		legalName: "dealer.example",
		street: null,
		postalCode: null,
		place: null,
		city: null,
		phone: null,
		email: null,
	},
	facts: untoldCompany,
	contactRequestDays: null,
};

describe("the legal texts", () => {
	test.each([byHand, passedOn, untold])("have the same structure in both languages", (facts) => {
		expect(shapeOf(imprintEn(facts))).toEqual(shapeOf(imprintDe(facts)));
		expect(shapeOf(privacyEn(facts))).toEqual(shapeOf(privacyDe(facts)));
	});

	test.each([imprintDe, imprintEn])(
		"name register, directors, VAT id and hosting provider in the imprint",
		(imprint) => {
			const content = contentOf(imprint(byHand));
			for (const fact of ["HRB 4983", "Max Mustermann, Erika Mustermann", "DE000000000", "Musterhost GmbH"])
				expect(content).toContain(fact);
		},
	);

	test.each([imprintDe, imprintEn, privacyDe, privacyEn])("leave out what nobody has told them", (text) => {
		const content = text(untold)
			.sections.flatMap(({ blocks }) => blocks.flat())
			.join("\n");
		expect(/null|undefined|Muster|, ,|:\s*[.,]/.exec(content)).toBeNull();
		expect(content).not.toMatch(/Telefon:|Phone:|Registergericht|Register court|Geschäftsführung|directors/);
		expect(content).toContain("dealer.example");
	});

	test.each([privacyDe, privacyEn])("name the configured map provider and no other", (privacy) => {
		expect(contentOf(privacy(byHand))).toContain("OpenStreetMap");
		expect(contentOf(privacy(byHand))).not.toContain("Google Maps");
		expect(contentOf(privacy(passedOn))).toContain("Google Maps");
		expect(contentOf(privacy(passedOn))).not.toContain("OpenStreetMap");
	});

	test.each([privacyDe, privacyEn])(
		"name the configured deletion period and receivers of contact requests",
		(privacy) => {
			expect(contentOf(privacy(byHand))).not.toContain("365");
			expect(contentOf(privacy(passedOn))).toContain("365");
			expect(contentOf(privacy(passedOn))).toContain("Empfänger, Ort");
		},
	);
});
