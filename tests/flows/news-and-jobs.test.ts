import { beforeAll, describe, expect, test } from "vitest";
import { de } from "#app/texts/public/de/every-page.ts";
import { dePages } from "#app/texts/public/de/pages.ts";
import { en } from "#app/texts/public/en/every-page.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { makeDraft, makeNews, makeOffer } from "../make.ts";
import { withoutTable } from "../without-table.ts";

useBuiltSite();

const shows = async (path: string, ...words: string[]) => {
	const page = await visitor().page(path);
	for (const word of words) expect(page.includes(word), `${word} on ${path}`).toBe(true);
	return page;
};

describe("news", () => {
	let newest: string;
	beforeAll(async () => {
		for (let day = 1; day <= 10; day++)
			await makeNews({ name: `Meldung ${day}`, datum: `2026-04-${String(day).padStart(2, "0")}` });
		newest = await makeNews({
			name: "Neuer Prallbrecher",
			name_en: "New impact crusher",
			datum: "2026-06-01",
			inhalt: `${"Zeile ".repeat(30)}\nmit Umbruch`,
			inhalt_en: null,
		});
	});

	test("are listed nine a page, the newest first, with 'page x of y'", async () => {
		const first = await shows("/newsarchiv", "Neuer Prallbrecher", "Meldung 10", "Seite 1 von 2");
		expect(first.includes("Meldung 2<")).toBe(false);
		await shows("/newsarchiv?page=2", "Meldung 2", "Seite 2 von 2");
		for (const odd of ["0", "-1", "1e309", "99", "x"])
			expect((await visitor().visit(`/newsarchiv?page=${odd}`)).status, odd).toBe(200);
	});

	test("are in English where there is English, and marked where there is not", async () => {
		await shows(`/en/news/${newest}`, "New impact crusher", "1 June 2026", '<div lang="de"');
	});

	test("show a machine named by its address while it is on the website, and other news below", async () => {
		const [shown, hidden] = [await makeOffer({ name: "Walze 7" }), await makeDraft("offer")];
		const inhalt = `## Dabei\n**Neu**\n\n/angebot/detail/${shown}\n/angebot/detail/${hidden}`;
		const id = await makeNews({ name: "Zwei Walzen", datum: "2026-05-01", inhalt });
		const page = await shows(`/news/${id}`, "Dabei</h2>", "<strong>Neu</strong>", "Walze 7", "Neuer Prallbrecher");
		expect(page.includes(`href="/angebot/detail/${hidden}`)).toBe(false);
	});

	test("that do not exist are answered 404 with the way to the archive", async () => {
		for (const id of ["0", "00000000-0000-7000-8000-000000000000"])
			expect((await visitor().page(`/news/${id}`, 404)).includes(dePages.news.notFoundTitle)).toBe(true);
	});
});

test("when the table of news is away the home page still shows its machines, and the archive says what is wrong", async () => {
	await withoutTable("Aktuelles", async () => {
		const home = await visitor().page("/", 503);
		expect(home.includes(de.errors.fetchNewsError)).toBe(true);
		expect(home.includes(dePages.home.featuredTitle)).toBe(true);
		expect((await visitor().page("/en/newsarchiv", 503)).includes(en.errors.fetchNewsError)).toBe(true);
	});
});

test("a lost page is still 404, leads on, and needs no table", async () => {
	await withoutTable("Angebote", async () => {
		const page = await visitor().page("/gibt/es/nicht", 404);
		for (const text of [de.notFound.button, de.nav.search, 'content="noindex"'])
			expect(page.includes(text), text).toBe(true);
		expect((await visitor().page("/en/gibt/es/nicht", 404)).includes(en.notFound.button)).toBe(true);
	});
});
