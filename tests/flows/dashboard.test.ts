import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { today } from "#app/foundation/i18n/format.ts";
import { deAdmin } from "#app/texts/office/de/office.ts";
import { useBuiltSite, useStaff } from "../app.ts";
import { makeJob, makeNews, makeOffer, makeRequest, makeUser } from "../make.ts";
import { setRow } from "../rows.ts";
import { withoutTable } from "../without-table.ts";
import { expectNoWords, expectWords, words } from "../words.ts";

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
		expect(cards(page)).toEqual({ Angebote: "23", Aktuelles: "22", Stellen: "1", "Offene Anfragen": "2" });
		expect(section(page, "angebote")).toContain("open");
		for (const id of ["nachrichten", "stellen"]) expect(section(page, id)).not.toContain("open");
		expectWords(
			page,
			...["angebot", "nachricht", "karriere", "benutzer"].map((what) => `href="/admin/${what}-hinzufuegen"`),
		);
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
		const failed = deAdmin.addOfferPage["list.failed"].replace("{code}", "503");
		expectWords(page, failed, "Meldung 21", "Vertrauliche Stelle");
		expectNoWords(page, "Bagger Nummer 22", "no such table", "does not exist", "SqliteError");
	});
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const part = (page: string, title: string) => {
	const at = page.indexOf(`>${title}`);
	expect(at, title).toBeGreaterThan(0);
	return page.slice(at, page.indexOf("</ul>", at));
};

describe("what is to be done", () => {
	beforeAll(async () => {
		for (const table of ["Angebote", "Aktuelles", "Kontaktanfragen_Archiv"] as const)
			await db().deleteFrom(table).execute();
		const by = await makeUser();
		const set = (id: string, row: object) => setRow("Angebote", id, row);
		const plan = { state: "scheduled" as const, planned_by: by.id };
		await set(await makeOffer({ name: "Bald online" }, { by }), { ...plan, publish_at: inDays(2).toISOString() });
		await set(await makeOffer({ name: "Erst in Wochen" }, { by }), { ...plan, publish_at: inDays(20).toISOString() });
		const reserved = (day: Date, whom: string) => ({
			state: "reserved",
			reserved_until: today(day),
			reserved_for: whom,
		});
		await set(await makeOffer({ name: "Endet bald" }, { by }), reserved(inDays(1), "Kies & Söhne"));
		await set(await makeOffer({ name: "Endet spät" }, { by }), reserved(inDays(30), "Sand GmbH"));
		const old = inDays(-9).toISOString();
		await set(await makeOffer({ name: "Vergessener Entwurf" }, { by }), { state: "draft", updated_at: old });
		// More than are read of any reason.
		const forgotten = { state: "draft", updated_at: inDays(-8).toISOString() };
		for (let n = 0; n < 20; n++) await set(await makeOffer({ name: `Liegt ${n}` }, { by }), forgotten);
		await set(await makeOffer({ name: "Frischer Entwurf" }, { by }), { state: "draft" });
		await setRow("Aktuelles", await makeNews({ name: "Alte Meldung" }), { state: "draft", updated_at: old });
		for (let n = 0; n < 51; n++) await makeRequest({ kind: "application", name: "Jana Groß", created_at: old });
	});

	test("says an admin what is planned, which reservations end, who applied and which drafts lie about", async () => {
		const page = words(await admin.page(DASHBOARD));
		expect(part(page, "Geplant in den nächsten 7 Tagen (1)")).toMatch(/Bald online.*geht online am/s);
		expect(part(page, "Reservierungen, die enden (1)")).toMatch(/Endet bald.*reserviert bis.*Kies &amp; Söhne/s);
		expect(part(page, "Offene Bewerbungen (51)")).toContain("Jana Groß");
		expect(part(page, "Entwürfe, seit einer Woche unverändert (22)")).toMatch(/Vergessener Entwurf.*Alte Meldung/s);
	});

	test("says an offer manager what concerns offers alone", async () => {
		const page = words(await manager.page(DASHBOARD));
		expect(part(page, "Entwürfe, seit einer Woche unverändert (21)")).toContain("Vergessener Entwurf");
		expectNoWords(page, "Jana Groß", "Alte Meldung", "Offene Bewerbungen");
	});
});

test("the dashboard shows an admin what is overdue, who waits longest first, the newest open requests, and how many there are", async () => {
	await db().deleteFrom("Kontaktanfragen_Archiv").execute();
	for (let n = 1; n <= 7; n++) await makeRequest({ subject: `Offen ${n}`, created_at: `2026-03-0${n}T09:00:00.000Z` });
	await makeRequest({ subject: "Schon erledigt", bearbeitet: true });
	await makeRequest({ subject: "Verborgen", ausgeblendet: true, created_at: "2026-03-03T09:00:00.000Z" });
	await makeRequest({ subject: "Werbung", suspicion: "trap" });
	await makeRequest({ subject: "Gerade eben" });
	const page = words(await admin.page(DASHBOARD));
	expectWords(page, "9 Anfragen sind noch offen.", "Davon ausgeblendet: 1", "Arbeitstage");
	expectWords(page, "Eine verdächtige Anfrage ansehen", "Überfällig (8)");
	expect(page).toMatch(/> ?10 ?(<[^>]*>)* ?offen/);
	const order = ["Überfällig (8)", "Offen 1", "Offen 2", "Offen 4", ">Neueste<", "Gerade eben", "Offen 7", "Offen 5"];
	const places = order.map((word) => page.indexOf(word));
	expect(places).toEqual(places.toSorted((a, b) => a - b));
	expect(places).not.toContain(-1);
	expectNoWords(page, "Schon erledigt", "Werbung");
	expect(page.match(/> ?Überfällig</g)).toHaveLength(8);
});
