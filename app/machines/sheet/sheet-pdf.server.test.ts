import { expect, test } from "vitest";
import { pdfWords } from "#tests/pdf-words.ts";
import { drawSheet } from "./sheet-pdf.server.ts";

/** The pages and words of a sheet with so many facts and this description. */
async function drawn(facts: number, description: string) {
	const bytes = await drawSheet({
		language: "de",
		name: { text: "Kettenbagger KB 220", language: "de" },
		description: { heading: "Beschreibung", text: description, language: "de" },
		kind: "Kettenbagger",
		state: "Reserviert",
		sheet: "Datenblatt",
		price: null,
		contact: null,
		data: {
			heading: "Technische Daten",
			rows: Array.from({ length: facts }, (_, n) => ({ label: `Angabe ${n}`, value: `Wert ${n}.` })),
		},
		picture: null,
		dealer: { name: "Händler", lines: ["Arnsdorf"] },
		address: "www.example.com/1",
		code: { size: 1, path: "M0 0h1v1z", alt: "Adresse" },
		changedAt: new Date(0),
	});
	const pages = Buffer.from(bytes)
		.toString("latin1")
		.match(/\/Type \/Page\n/g)!.length;
	return { pages, words: pdfWords(bytes).replace(/\s+/g, " ") };
}

const sentences = (count: number) => Array.from({ length: count }, (_, n) => `Satz ${n} über den Bagger.`).join(" ");

test("a description is never cut: one that has little room is set smaller, a very long one goes on on further pages", async () => {
	const short = await drawn(20, `${sentences(20)}\n\n- Ölwechsel\n- neue Ketten`);
	expect(short.pages).toBe(1);
	expect(short.words).toContain("Satz 19 über den Bagger.");
	expect(short.words).toContain("neue Ketten");
	const smaller = await drawn(20, sentences(150));
	expect(smaller.pages).toBe(1);
	expect(smaller.words).toContain("Satz 149 über den Bagger.");
	for (const long of [sentences(900), `- ${sentences(900).replaceAll(". ", ".\n- ")}`]) {
		const { pages, words } = await drawn(20, long);
		expect(pages).toBeGreaterThan(1);
		expect(words.match(/Bagger\./g)).toHaveLength(900);
	}
});

test("facts are never cut: very many have a second page", async () => {
	expect((await drawn(70, sentences(20))).pages, "set smaller").toBe(1);
	const { pages, words } = await drawn(120, sentences(50));
	expect(pages).toBe(2);
	for (let n = 0; n < 120; n++) expect(words).toContain(`Wert ${n}.`);
	expect(words).toContain("Satz 49 ");
});
