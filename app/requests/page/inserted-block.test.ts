import { expect, test } from "vitest";
import { insertedBlock } from "./inserted-block.ts";

const price = "Guten Tag Max,\n\nder Preis: 5.000 €.";
const visit = "Guten Tag Max,\n\nwelcher Tag passt Ihnen?\n\nBis bald";

test("text blocks that are put in one after the other are paragraphs under one greeting", () => {
	const first = insertedBlock("", price);
	expect(first).toEqual({ text: price, end: price.length });
	expect(insertedBlock(first.text, visit, first.end, first.end).text).toBe(
		`${price}\n\nWelcher Tag passt Ihnen?\n\nBis bald`,
	);
	expect(insertedBlock("Guten Tag Max,", visit).text, "the first one goes on after the comma").toBe(visit);
});

test("a text block stands apart from what is before and behind it, and replaces what was chosen", () => {
	expect(insertedBlock("Hallo\n\n\nTschüss", "Mitte", 6, 6)).toEqual({ text: "Hallo\n\nMitte\n\nTschüss", end: 12 });
	expect(insertedBlock("Hallo alt Tschüss", "neu", 6, 9).text).toBe("Hallo\n\nneu\n\nTschüss");
	expect(insertedBlock("Moin Max,", price).text, "another greeting is the sender's own").toBe(`Moin Max,\n\n${price}`);
	expect(insertedBlock("Danke!", "Danke!").text, "a block of one paragraph is no greeting").toBe("Danke!\n\nDanke!");
});
