import { describe, expect, test } from "vitest";
import { addCatalogue, catalogueOf } from "./catalogues.ts";
import { de } from "../../texts/public/de/every-page.ts";
import { deAdmin } from "../../texts/office/de/office.ts";
import { dePages } from "../../texts/public/de/pages.ts";
import { en } from "../../texts/public/en/every-page.ts";
import { enAdmin } from "../../texts/office/en/office.ts";
import { enPages } from "../../texts/public/en/pages.ts";
import type { Catalogue } from "./text.ts";

const lines = (catalogue: Catalogue) =>
	Object.entries(catalogue).flatMap(([namespace, texts]) =>
		Object.entries(texts).map(([key, text]) => ({ key: `${namespace}.${key}`, text })),
	);
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([
	["public pages", de, en],
	["single pages", dePages, enPages],
	["office", deAdmin, enAdmin],
] as const)("the texts of the %s", (_, german, english) => {
	test("have the same keys in both languages", () => {
		expect(
			lines(english)
				.map(({ key }) => key)
				.sort(),
		).toEqual(
			lines(german)
				.map(({ key }) => key)
				.sort(),
		);
		expect(lines(german).length).toBeGreaterThan(30);
	});

	test("have the same placeholders in both languages", () => {
		const inEnglish = new Map(lines(english).map(({ key, text }) => [key, placeholders(text)]));
		for (const { key, text } of lines(german)) expect(inEnglish.get(key), key).toEqual(placeholders(text));
	});

	test("are never blank and leave no brace open", () => {
		for (const { key, text } of [...lines(german), ...lines(english)]) {
			expect(text === "" || text.trim() !== "", key).toBe(true);
			expect(text.replace(/\{\w+\}/g, ""), key).not.toMatch(/[{}]/);
		}
	});
});

test("no namespace belongs to both the public pages and the office, since one would hide the other", () => {
	expect(Object.keys(de).filter((namespace) => Object.hasOwn(deAdmin, namespace))).toEqual([]);
});

test("a namespace added in parts is complete after the last part, and no two parts have the same key", () => {
	for (const catalogue of [de, dePages, de]) addCatalogue("de", catalogue);
	expect(catalogueOf("de").angebot).toMatchObject({ ...de.angebot, ...dePages.angebot });
	expect(Object.keys(de.angebot).filter((key) => Object.hasOwn(dePages.angebot, key))).toEqual([]);
});
