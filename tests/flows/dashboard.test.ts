import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { today } from "#app/foundation/i18n/format.ts";
import { deAdmin } from "#app/texts/office/de/office.ts";
import { useBuiltSite, useStaff } from "../app.ts";
import { makeJob, makeNews, makeOffer, makeRequest, makeUser } from "../make.ts";
import { setRow } from "../rows.ts";
import { withoutTable } from "../without-table.ts";
import { expectNoWords, expectWords, plainText, words } from "../words.ts";

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
		[...text.matchAll(/label-caps[^>]*>([^<]+)<\/a><div[^>]*><p class="[^"]*text-4xl[^"]*">(\d+)</g)].map(
			([, label, count]) => [label!, count!],
		),
	);
}
const names = (page: string, begin: string) =>
	[...page.matchAll(new RegExp(`>(${begin}[^<]*)</a>`, "g"))].map(([, name]) => name!);
const section = (page: string, title: string) =>
	page
		.split("<details")
		.find((one) => one.includes(`>${title}</h2>`))!
		.split(">", 1)[0]!;

describe("the dashboard", () => {
	test("shows an admin the counts of everything, the offers open and the rest folded", async () => {
		const page = await admin.page(DASHBOARD);
		expect(cards(page)).toEqual({ Angebote: "23", Aktuelles: "22", Stellen: "1" });
		expectWords(page, 'href="/admin/angebote?state=online&amp;state=reserved"', 'href="/admin/meldungen?state=online"');
		expect(section(page, "Angebote")).toContain("open");
		for (const title of ["Aktuelles", "Stellen"]) expect(section(page, title)).not.toContain("open");
		expectWords(
			page,
			...["angebot", "nachricht", "karriere", "benutzer"].map((what) => `href="/admin/${what}-hinzufuegen"`),
		);
	});

	test("shows an offer manager the offers, and nothing of the rest, neither in the page nor in its data", async () => {
		const page = await manager.page(DASHBOARD);
		const data = await (await manager.pageData(DASHBOARD)).text();
		expect(cards(page)).toEqual({ Angebote: "23" });
		for (const text of [page, data]) expectNoWords(text, "Meldung", "Vertrauliche", "Erika", "openRequests");
		expectNoWords(page, "/admin/nachricht-hinzufuegen", "/admin/karriere-hinzufuegen", "/admin/benutzer-hinzufuegen");
	});
});

test("each section has its five newest records and the way to all of them", async () => {
	const page = words(await admin.page(DASHBOARD));
	expect(names(page, "(?:Bagger|Deutscher)")).toEqual([
		"Deutscher Name",
		...[22, 21, 20, 19].map((n) => `Bagger Nummer ${n}`),
	]);
	for (const [to, count] of Object.entries({ angebote: 23, meldungen: 22, stellen: 1 }))
		expect(page).toMatch(new RegExp(`<a [^>]*href="/admin/${to}"[^>]*>Alle ${count} zeigen`));
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
/** What is to be done, a line each as it is read. */
async function toDo(person: typeof admin): Promise<string[]> {
	const [, section] = (await person.page(DASHBOARD)).split(/<section[^>]*aria-labelledby="today"/);
	const rows = section!.split("</section>")[0]!.split("<li").slice(1);
	return rows.map((row) => plainText(`<li${row.split("</li>")[0]}`)).filter((row) => !row.startsWith("Dringend"));
}

describe("what is to be done", () => {
	beforeAll(async () => {
		for (const table of ["Angebote", "Aktuelles", "Kontaktanfragen_Archiv"] as const)
			await db().deleteFrom(table).execute();
		const by = await makeUser();
		const set = (id: string, row: object) => setRow("Angebote", id, row);
		const plan = { state: "scheduled" as const, planned_by: by.id };
		await set(await makeOffer({ name: "Bald online" }, { by }), { ...plan, publish_at: inDays(2).toISOString() });
		await set(await makeOffer({ name: "Erst in Wochen" }, { by }), { ...plan, publish_at: inDays(20).toISOString() });
		const reserved = (day: Date, reserved_for: string) => ({
			state: "reserved",
			reserved_until: today(day),
			reserved_for,
		});
		await set(await makeOffer({ name: "Endet bald" }, { by }), reserved(inDays(1), "Kies & Söhne"));
		await set(await makeOffer({ name: "Endet spät" }, { by }), reserved(inDays(30), "Sand GmbH"));
		const old = inDays(-9).toISOString();
		await set(await makeOffer({ name: "Alter Entwurf" }, { by }), { state: "draft", updated_at: old });
		await set(await makeOffer({ name: "Übermorgen" }, { by }), { ...plan, publish_at: inDays(3).toISOString() });
		const item = await makeNews({ name: "Neue Meldung" });
		await setRow("Aktuelles", item, { ...plan, publish_at: inDays(4).toISOString() });
		await makeRequest({ kind: "application", name: "Jana Groß", subject: "Bewerbung: Schlosser", created_at: old });
		const received = (name: string, created_at: string, row: object = {}) => makeRequest({ name, created_at, ...row });
		const row = { follow_up: today(), assigned_to: by.id };
		await received("Spät", "2026-03-02T09:00:00.000Z", row);
		await received("Später", "2026-03-03T09:00:00.000Z", { ausgeblendet: true });
		await received("Eilig", inDays(0).toISOString(), { default_subject: "urgentSubject", subject: "Dringend" });
		await received("Erledigt", "2026-03-01T09:00:00.000Z", { bearbeitet: true });
		await received("Werbung", "2026-03-01T09:00:00.000Z", { suspicion: "trap" });
		await received("Beantwortet", "2026-03-01T09:00:00.000Z", { first_answer_at: old });
		await received("Wieder", "2026-03-01T09:00:00.000Z", { first_answer_at: old, follow_up: today() });
		const applied = { kind: "application", subject: "Bewerbung: Fahrer", first_answer_at: old } as const;
		await received("Wartet", "2026-03-01T09:00:00.000Z", applied);
		await received("Meldet sich", "2026-03-01T09:00:00.000Z", { ...applied, follow_up: today() });
	});

	test("is a number beside the inbox, without what waits for a customer", async () => {
		const page = plainText(await admin.page(DASHBOARD));
		expectWords(page, "Anfragen 4 zu beantworten", "Bewerbungen 2 zu beantworten", "Mehr 2 zu beantworten");
	});

	test("is said to an admin: what is for today with emergencies first, then what is overdue, none folded away, then the rest", async () => {
		const expected = [
			/Notfall: Antwort an Eilig zugesagt/,
			/^heute Wiedervorlage: Wieder/,
			/^heute Wiedervorlage: Meldet sich Bewerbung: Fahrer$/,
			/ Bewerbung von Jana Groß Schlosser$/,
			/^Di\., 3\.3\., 10:00 überfällig Antwort an Spät zugesagt .*@example\.com$/,
			/^Mi\., 4\.3\., 10:00 überfällig Antwort an Später zugesagt/,
			/^morgen Reservierung Endet bald endet Kies &amp; Söhne$/,
			/ \d?\d:\d\d Bald online geht online$/,
			/ Übermorgen geht online$/,
			/ Neue Meldung geht online$/,
		];
		expect(await toDo(admin)).toEqual(expected.map((line) => expect.stringMatching(line)));
		const page = plainText(await admin.page(DASHBOARD));
		expectWords(page, "4 weitere");
	});

	test("is said to an offer manager of offers alone", async () => {
		const named = (await toDo(manager)).map((line) => /Endet bald|Bald online|Übermorgen/.exec(line)?.[0]);
		expect(named).toEqual(["Endet bald", "Bald online", "Übermorgen"]);
		expectNoWords(await (await manager.pageData(DASHBOARD)).text(), "Jana Groß", "Neue Meldung", "Eilig", "suspicious");
	});
});
