import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deAdmin } from "#app/texts/office/de/office.ts";
import { useBuiltSite, useStaff } from "../app.ts";
import { makeJob, makeNews, makeOffer, makeRequest, makeUser } from "../make.ts";
import { withoutTable } from "../without-table.ts";
import { expectNoWords, expectWords } from "../words.ts";

useBuiltSite();

const DASHBOARD = "/admin/dashboard";
const admin = useStaff("admin");
const manager = useStaff("angebots_admin");
beforeAll(async () => {
	const by = await makeUser();
	for (let n = 1; n <= 22; n++)
		await makeOffer(
			{ name: `Bagger Nummer ${String(n).padStart(2, "0")}`, sale_price: String(1000 * n) },
			{ by, at: `2026-01-${String(n).padStart(2, "0")}T12:00:00.000Z` },
		);
	await makeOffer({ name: "Deutscher Name", name_en: "English name" }, { by, at: "2026-02-01T12:00:00.000Z" });
	for (let n = 1; n <= 21; n++)
		await makeNews({ name: `Meldung ${n}`, datum: `2026-03-${String(n).padStart(2, "0")}` }, { by });
	await makeNews({ name: "Vorschau", inhalt: `${"Zeichen ".repeat(4)}bis hierhin und nicht weiter` }, { by });
	await makeJob({ title: "Vertrauliche Stelle" }, { by });
	for (const bearbeitet of [false, false, true]) await makeRequest({ bearbeitet });
});
beforeEach(() => {
	admin.cookies.delete("app_language");
});

/** The numbers on the cards, by their labels. */
function cards(page: string): Record<string, string> {
	const text = page.replace(/<!--.*?-->/g, "");
	return Object.fromEntries(
		[...text.matchAll(/label-caps[^>]*>([^<]+)<\/(?:a|p)><p class="[^"]*text-4xl[^"]*">(\d+)</g)].map(
			([, label, count]) => [label!, count!],
		),
	);
}
const names = (page: string, begin: string) =>
	[...page.matchAll(new RegExp(`>(${begin}[^<]*)</a>`, "g"))].map(([, name]) => name!);
const section = (page: string, id: string) => new RegExp(`<details[^>]*id="${id}"[^>]*>`).exec(page)?.[0] ?? "";

describe("the dashboard", () => {
	test("shows an admin the counts of everything, the offers open and the rest folded", async () => {
		const page = await admin.page(DASHBOARD);
		expect(cards(page)).toEqual({ Angebote: "23", Meldungen: "22", Stellen: "1", "Offene Anfragen": "2" });
		expect(section(page, "angebote")).toContain("open");
		for (const id of ["nachrichten", "stellen"]) expect(section(page, id)).not.toContain("open");
		for (const href of [
			"/admin/angebot-hinzufuegen",
			"/admin/nachricht-hinzufuegen",
			"/admin/karriere-hinzufuegen",
			"/admin/benutzer-hinzufuegen",
		])
			expect(page.includes(`href="${href}"`), href).toBe(true);
	});

	test("shows an offer manager the offers, and nothing of the rest, neither in the page nor in its data", async () => {
		for (const search of ["", "?news_q=Meldung&jobs_q=Stelle"]) {
			const page = await manager.page(DASHBOARD + search);
			const data = await (await manager.pageData(DASHBOARD + search)).text();
			expect(cards(page)).toEqual({ Angebote: "23" });
			for (const text of [page, data]) expectNoWords(text, "Meldung 1", "Vertrauliche", "openRequests");
			expectNoWords(page, "/admin/nachricht-hinzufuegen", "/admin/karriere-hinzufuegen", "/admin/benutzer-hinzufuegen");
		}
	});
});

test("each table is searched by itself, and its form sends along what the others show", async () => {
	const page = await admin.page(`${DASHBOARD}?q=nummer+07&news_sort=name-asc&sort=price-asc`);
	expect(names(page, "Bagger Nummer")).toEqual(["Bagger Nummer 07"]);
	expect(page.includes("1 gefunden")).toBe(true);
	expect(cards(page).Angebote).toBe("23");
	const form = /<form[^>]*aria-label="Angebote suchen"[\s\S]*?<\/form>/.exec(page)![0];
	expect([...form.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).toEqual(["news_sort", "sort", "q"]);
});

test("a part of the dashboard that can't be read says so with a code while the others are there", async () => {
	await withoutTable("Angebote", async () => {
		const response = await admin.visit(DASHBOARD);
		expect(response.status).toBe(503);
		const page = await response.text();
		expectWords(
			page,
			deAdmin.addOfferPage["list.failed"].replace("{code}", "503"),
			"Meldung 21",
			"Vertrauliche Stelle",
		);
		expectNoWords(page, "Bagger Nummer 22", "no such table", "does not exist", "SqliteError");
	});
});
