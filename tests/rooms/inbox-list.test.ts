import { beforeEach, describe, expect, test } from "vitest";
import { exportRequests } from "#app/requests/list/request-export.server.ts";
import * as lists from "#app/requests/list/request-list.server.ts";
import { readRequestView, type RequestTab, type RequestView } from "#app/requests/list/request-list.ts";
import { takeStep } from "#app/requests/request-steps.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { searchText } from "#app/foundation/database/folding.ts";
import { newId } from "#app/foundation/database/identity.ts";
import type { Actor } from "#app/log/audit.ts";
import { makeRequest, makeUser } from "../make.ts";

const firstPage = readRequestView(new URL("http://localhost/admin/kontakt-anfragen"));

let by: Actor;
beforeEach(async () => {
	await db().deleteFrom("Kontaktanfragen_Archiv").execute();
	by ??= await makeUser();
});

/** Many requests at once, called "Nummer 0" and so on, the last one the newest; `words` makes the text of each. */
async function makeManyRequests(count: number, words: (n: number) => string): Promise<void> {
	const rows = Array.from({ length: count }, (_, n) => {
		// Some have the same time.
		const time = new Date(Date.parse("2026-01-01T00:00:00.000Z") + Math.floor(n / 7) * 1000).toISOString();
		return {
			id: newId(),
			name: "Masse",
			email: "m@example.com",
			subject: `Nummer ${n}`,
			message: words(n),
			privacy_agreed: true,
			language: "de" as const,
			fingerprint: `masse ${n}`,
			bearbeitet: false,
			ausgeblendet: false,
			search_text: searchText(words(n)),
			updated_at: time,
			created_at: time,
		};
	});
	for (let at = 0; at < rows.length; at += 500)
		await db()
			.insertInto("Kontaktanfragen_Archiv")
			.values(rows.slice(at, at + 500))
			.execute();
}

/** One of the lists; the counts of all of them have tests of their own. */
const requestPage = async (shown: RequestView) => {
	const { counts: _, total: __, drops: ___, ...page } = await lists.requestPage(shown, by.id);
	return page;
};
const view = (q = "", tab: RequestTab = "all", page = 1): RequestView => ({ ...firstPage, q, tab, page });
const subjects = async (q = "", tab: RequestTab = "all") =>
	(await requestPage(view(q, tab))).lines.map(({ subject }) => subject);

describe("the list of requests", () => {
	test("leaves hidden ones out of list, search and count, and has them in a view of their own", async () => {
		const [a, b] = [
			await makeRequest({ subject: "Sichtbarer Bagger" }),
			await makeRequest({ subject: "Verborgener Bagger" }),
		];
		await takeStep("hidden", b, by);
		for (const q of ["", "bagger", "ba"]) {
			expect(await subjects(q)).toEqual(["Sichtbarer Bagger"]);
			expect(await subjects(q, "hidden")).toEqual(["Verborgener Bagger"]);
			expect(await requestPage(view(q))).toMatchObject({ count: 1, more: false });
		}
		expect(await subjects("verborgen")).toEqual([]);
		await takeStep("unhidden", b, by);
		await takeStep("hidden", a, by);
		expect(await subjects("bagger")).toEqual(["Verborgener Bagger"]);
		expect(await subjects("sichtbar", "hidden")).toEqual(["Sichtbarer Bagger"]);
	});

	test("stands in tabs, each with its count and its own search; a hidden one still counts as open", async () => {
		const request = (subject: string, values = {}) => makeRequest({ subject: `${subject} Bagger`, ...values });
		const other = await makeUser();
		await request("Offener");
		await request("Meiner", { assigned_to: by.id });
		await request("Fremder", { assigned_to: other.id });
		const answered = { first_answer_at: "2026-03-03T09:00:00.000Z" };
		await request("Beantworteter", answered);
		await request("Fälliger", { ...answered, follow_up: "2026-03-04" });
		await request("Bald", { ...answered, follow_up: "2999-01-01" });
		await request("Erledigter", { ...answered, bearbeitet: true, assigned_to: by.id });
		await request("Verborgener", { ausgeblendet: true });
		await request("Erledigter verborgener", { ausgeblendet: true, bearbeitet: true });
		await request("Verdächtiger", { suspicion: "links" });
		const expected: Record<RequestTab, string[]> = {
			open: ["Bald", "Beantworteter", "Fremder", "Fälliger", "Meiner", "Offener"],
			new: ["Fremder", "Meiner", "Offener"],
			us: ["Fälliger"],
			customer: ["Bald", "Beantworteter"],
			mine: ["Meiner"],
			processed: ["Erledigter"],
			all: ["Bald", "Beantworteter", "Erledigter", "Fremder", "Fälliger", "Meiner", "Offener"],
			hidden: ["Erledigter verborgener", "Verborgener"],
			suspicious: ["Verdächtiger"],
		};
		for (const [tab, names] of Object.entries(expected) as [RequestTab, string[]][]) {
			const listed = names.map((name) => `${name} Bagger`).sort();
			for (const q of ["", "bagger", "ba", "bagger er"])
				expect((await subjects(q, tab)).sort(), `${tab} ${q}`).toEqual(listed);
			expect(await subjects("nirgends", tab)).toEqual([]);
		}
		expect((await lists.requestPage(view(), by.id)).counts).toEqual({
			open: 7,
			hiddenOpen: 1,
			new: 3,
			us: 1,
			customer: 2,
			mine: 1,
			processed: 1,
			all: 7,
			hidden: 2,
			suspicious: 1,
		});
	});
});

const letters = {
	"Größere Fräse": { name: "Jürgen Groß" },
	"Straße nach Łódź": { email: "STRASSE@example.com" },
	"Rabatt 50% auf_alles": {},
	"Backslash C:\\Temp": {},
	"O'Neill (klein), rot": {},
	'Löffel 24" breit': {},
	"Nur im Text": { message: "Wir suchen einen Kegelbrecher,\nam liebsten gebraucht." },
};

describe("the search", () => {
	beforeEach(async () => {
		for (const [subject, words] of Object.entries(letters))
			await makeRequest({ name: "Karl", email: "karl@firma.example", message: "Hallo", subject, ...words });
	});

	test.each([
		["JÜRGEN GROSS", "Größere Fräse"],
		["straße@EXAMPLE", "Straße nach Łódź"],
		["liebsten suchen", "Nur im Text"],
		["ke lie", "Nur im Text"],
		["%", "Rabatt 50% auf_alles"],
		["_", "Rabatt 50% auf_alles"],
		["c:\\t", "Backslash C:\\Temp"],
		["'", "O'Neill (klein), rot"],
		['24"', 'Löffel 24" breit'],
	])("finds by %j in name, e-mail, subject or message, whatever case, accents and signs", async (q, subject) => {
		expect(await subjects(q)).toEqual([subject]);
	});

	test("takes every sign literally", async () => {
		for (const q of ["50_", "r%batt", "gro*", "NEAR(groß)", "search_text:karl", "' or 1=1 --", "karl xyz"])
			expect(await subjects(q), q).toEqual([]);
	});

	test("shows the newest 1,000 and says that there are more", async () => {
		await db().deleteFrom("Kontaktanfragen_Archiv").execute();
		await makeManyRequests(1003, (n) => `masse ${n}`);
		expect(await requestPage(view("masse"))).toMatchObject({
			count: 1000,
			more: true,
			pages: 100,
			lines: Array.from({ length: 10 }, (_, n) => ({ subject: `Nummer ${1002 - n}` })),
		});
		expect((await requestPage(view("masse", "all", 100))).lines.at(-1)).toMatchObject({ subject: "Nummer 3" });
		expect(await requestPage(view("ma"))).toMatchObject({ count: 1000, more: true });
		expect(await requestPage(view("masse 7"))).toMatchObject({ more: false });
		expect(await requestPage(view("", "all", 101))).toMatchObject({
			count: 1003,
			more: false,
			pages: 101,
			lines: [{ subject: "Nummer 2" }, { subject: "Nummer 1" }, { subject: "Nummer 0" }],
		});
	});
});

/** A file as a spreadsheet reads it: lines of cells. */
async function fileOf(view: { q?: string; tab?: RequestTab } = {}, language: "de" | "en" = "de"): Promise<string[][]> {
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
		await new Response(
			await exportRequests({ kind: "request", q: "", tab: "all", ...view }, language, by),
		).arrayBuffer(),
	);
	expect(text.startsWith("\uFEFF")).toBe(true);
	expect(text.endsWith("\r\n")).toBe(true);
	return text
		.slice(1, -2)
		.split("\r\n")
		.map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:;|$)/g)].map(([, cell]) => cell!.replaceAll('""', '"')));
}

const subjectsOf = (lines: string[][]) => lines.slice(1).map((cells) => cells[4]);

describe("an export", () => {
	test("holds every field, in the reader's language, with times as the dealer's clock has them", async () => {
		const id = await makeRequest({
			name: "Jürgen Groß",
			phone: "0351 1",
			subject: 'Sagt "ja"; oder',
			message: "Zeile 1\nZeile 2",
			language: "en",
			offer_name: "Bagger",
			source: JSON.stringify({
				list: "/angebot/mieten?q=bagger",
				sheet: true,
				campaign: "utm_source=post&utm_medium=brief",
			}),
			created_at: "2026-07-01T10:30:00.000Z",
			bearbeitet: true,
			processed_at: "2026-07-02T06:00:00.000Z",
			processed_by_email: "buero@example.com",
			assigned_to: by.id,
			outcome: "lost",
			outcome_reason: "zu teuer",
		});
		const [heads, cells] = await fileOf();
		expect(heads!.join("; ")).toBe(
			"Eingang; Name; E-Mail; Telefon; Betreff; Nachricht; Maschine; Sprache; Quelle; Datenschutz akzeptiert; Erledigt; " +
				"Erledigt am; Erledigt von; Zuständig; Ergebnis; Kennung",
		);
		const source = "Liste: /angebot/mieten?q=bagger; Code auf dem gedruckten Datenblatt; Kampagne: post, brief";
		expect(cells!.slice(0, 5)).toEqual([
			"01.07.2026, 12:30",
			"Jürgen Groß",
			"erika@example.com",
			"0351 1",
			'Sagt "ja"; oder',
		]);
		expect(cells!.slice(5, 11)).toEqual(["Zeile 1\nZeile 2", "Bagger", "Englisch", source, "Ja", "Ja"]);
		expect(cells!.slice(11)).toEqual(["02.07.2026, 08:00", "buero@example.com", by.email, "verloren: zu teuer", id]);
		const english = await fileOf({}, "en");
		expect(english[0]!.slice(0, 3)).toEqual(["Received", "Name", "E-mail"]);
		expect(english[1]!.slice(7, 11)).toEqual(["English", expect.stringMatching(/^List: .*data sheet/), "Yes", "Yes"]);
	});

	test("makes no formula of what a visitor typed", async () => {
		await makeRequest({ name: "=cmd|' /C calc'!A0", email: "@x", phone: "+49 351", subject: "-1+1", message: "\tx" });
		expect((await fileOf())[1]!.slice(1, 6)).toEqual(["'=cmd|' /C calc'!A0", "'@x", "'+49 351", "'-1+1", "'\tx"]);
	});

	test("holds what the view lists, on all its pages and beyond a search's first 1,000, each once, the newest first", async () => {
		await makeManyRequests(1203, (n) => (n % 400 === 0 ? "selten masse" : "masse"));
		await makeRequest({ subject: "Verborgen", message: "masse", ausgeblendet: true });
		const all = Array.from({ length: 1203 }, (_, n) => `Nummer ${1202 - n}`);
		for (const q of ["", "masse", "ma"]) expect(subjectsOf(await fileOf({ q }))).toEqual(all);
		expect(subjectsOf(await fileOf({ q: "selten" }))).toEqual(["Nummer 1200", "Nummer 800", "Nummer 400", "Nummer 0"]);
		expect(subjectsOf(await fileOf({ q: "el" }))).toEqual(["Nummer 1200", "Nummer 800", "Nummer 400", "Nummer 0"]);
		expect(subjectsOf(await fileOf({ tab: "hidden" }))).toEqual(["Verborgen"]);
		expect(await fileOf({ q: "gibtesnicht" })).toHaveLength(1);
	});
});
