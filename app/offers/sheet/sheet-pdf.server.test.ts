import { expect, test } from "vitest";
import { pdfWords } from "../../../tests/pdf-words.ts";
import { deMachine } from "../../texts/office/de/machine.ts";
import { enMachine } from "../../texts/office/en/machine.ts";
import { deMachineSheet } from "../../texts/public/de/machine-sheet.ts";
import { enMachineSheet } from "../../texts/public/en/machine-sheet.ts";
import { drawSheet } from "./sheet-pdf.server.ts";

/** What a sheet with these rows says. */
async function said(rows: { label: string; value: string }[]): Promise<string> {
	const bytes = await drawSheet({
		language: "de",
		name: { text: "Bagger", language: "de" },
		description: { heading: "Beschreibung", blocks: [], language: "de" },
		kind: "Bagger",
		state: "Sofort verfügbar",
		sheet: "Datenblatt",
		price: null,
		data: { heading: "Technische Daten", rows },
		picture: null,
		dealer: { name: "Händler", lines: [] },
		address: "https://www.example.com",
		code: { size: 1, path: "M0 0h1v1z", alt: "" },
		changedAt: new Date("2026-11-01"),
	});
	return pdfWords(bytes);
}

test("no word of our labels is cut in a data sheet, in either language", async () => {
	for (const catalogue of [
		{ ...deMachine, ...deMachineSheet.machineSheet },
		{ ...enMachine, ...enMachineSheet.machineSheet },
	]) {
		const labels = Object.values(catalogue).filter((label) => !label.includes("{"));
		const words = new Set(labels.flatMap((label) => label.match(/\p{L}{8,}/gu) ?? []));
		for (const rows of [
			labels.map((label) => ({ label, value: "1" })),
			labels.map((value) => ({ label: "1", value })),
		]) {
			const page = await said(rows);
			expect([...words].filter((word) => !page.includes(word))).toEqual([]);
		}
	}
});

test("a word that is wider than its column goes on in the next line, after a hyphen", async () => {
	const word = "Schaufelschnellwechslereinrichtungen";
	const lines = (await said([word, `(${word})`].map((label) => ({ label, value: label }))))
		.split("\n")
		.map((line) => line.trim());
	const text = lines.join(" ").replace(/ +/g, " ");
	expect(text).toMatch(/Schaufel\w*- \w*richtungen/);
	expect(text.replaceAll("- ", "").split(word)).toHaveLength(5);
});
