import { CompiledQuery } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { exportRequests } from "#app/requests/list/request-export.server.ts";
import * as lists from "#app/requests/list/request-list.server.ts";
import { conditionsOf, readRequestView } from "#app/requests/list/request-definition.server.ts";
import type { RequestTab, RequestView } from "#app/requests/list/request-list.ts";
import { db, engine, now } from "#app/foundation/database/client.server.ts";
import { useEmptyTables, useUser } from "../before.ts";
import { makeOffer, makePicture, makeRequest, makeUser } from "../make.ts";
import { addRow } from "../rows.ts";

const firstPage = readRequestView(new URL("http://localhost/admin/kontakt-anfragen"));

const by = useUser();
useEmptyTables("Kontaktanfragen_Archiv");

/** Many requests at once, called "Nummer 0" and so on, the last one the newest; `words` makes the text of each. */
async function makeManyRequests(count: number, words: (n: number) => string): Promise<void> {
	for (let n = 0; n < count; n++) {
		// Some have the same time.
		const created_at = new Date(Date.parse("2026-01-01T00:00:00.000Z") + Math.floor(n / 7) * 1000).toISOString();
		await makeRequest({ subject: `Nummer ${n}`, message: words(n), created_at });
	}
}

/** One of the lists; the counts of all of them have tests of their own. */
const requestPage = async (shown: RequestView) => {
	const { counts: _, total: __, drops: ___, ...page } = await lists.requestPage(shown, by.id);
	return page;
};
const view = (q = "", tab: RequestTab = "all", page = 1): RequestView => ({ ...firstPage, q, tab, page });
const subjects = async (q = "", tab: RequestTab = "all") =>
	(await requestPage(view(q, tab))).lines.map(({ subject }) => subject);

test("the list of requests stands in tabs, each with its count and its own search", async () => {
	const request = (subject: string, values = {}) => makeRequest({ subject: `${subject} Bagger`, ...values });
	const other = await makeUser();
	await request("Offener", { follow_up: "2026-03-04" });
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
		us: ["Fälliger", "Offener"],
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
	const sizes = Object.entries(expected).map(([tab, names]) => [tab, names.length]);
	expect((await lists.requestPage(view(), by.id)).counts).toEqual(Object.fromEntries(sizes));
});

describe("the order of a list", () => {
	const at = (day: number) => ({ created_at: `2026-03-0${day}T09:00:00.000Z` });
	beforeEach(async () => {
		const urgent = { default_subject: "urgentSubject" };
		const first_answer_at = "2026-03-08T09:00:00.000Z";
		await makeRequest({ subject: "Notfall", ...urgent, ...at(1) });
		await makeRequest({ subject: "Erledigter Notfall", ...urgent, bearbeitet: true, ...at(2) });
		await makeRequest({ subject: "Beantworteter Notfall", ...urgent, first_answer_at, ...at(3) });
		await makeRequest({ subject: "Später freigegeben", released_at: "2026-03-07T09:00:00.000Z", ...at(4) });
		await makeRequest({ subject: "Bagger", ...at(5) });
		await makeRequest({ subject: "Walze", ...at(6) });
	});
	const ordered = async (tab: RequestTab, sort?: string) =>
		(await requestPage({ ...view("", tab), ...(sort && { sort }) })).lines.map(({ subject }) => subject);

	test("is the newest first, and emergencies that nobody has answered above them while they are open", async () => {
		const newest = ["Walze", "Bagger", "Später freigegeben"];
		expect(await ordered("new")).toEqual(["Notfall", ...newest]);
		expect(await ordered("open")).toEqual(["Notfall", ...newest, "Beantworteter Notfall"]);
		expect(await ordered("all")).toEqual([...newest, "Beantworteter Notfall", "Erledigter Notfall", "Notfall"]);
		expect(await ordered("open", "date-asc")).toEqual(["Notfall", "Beantworteter Notfall", ...newest.toReversed()]);
	});

	test.runIf(engine() === "sqlite")("comes out of an index among all requests, however many there are", async () => {
		const list = { conditions: conditionsOf(view(), by.id), sort: firstPage.sort, offset: 0, size: 25 };
		const { sql, parameters } = lists.idsQuery(list).compile();
		const { rows } = await db().executeQuery(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]));
		expect(JSON.stringify(rows)).toMatch(/^(?!.*TEMP B-TREE).*requests_/);
	});

	test("is by how long they wait when asked for, what was answered after all others", async () => {
		const longest = ["Notfall", "Bagger", "Walze", "Später freigegeben"];
		expect(await ordered("new", "waiting-asc")).toEqual(longest);
		expect(await ordered("open", "waiting-asc")).toEqual([...longest, "Beantworteter Notfall"]);
	});
});

test("a telephone number is searched for as it is shown", async () => {
	await makeRequest({ subject: "Bagger", phone: "+43 662 123456" });
	for (const q of ["+43 662 123456", "0662 123456", "0662/12 34 56"])
		expect(await subjects(q, "open"), q).toEqual(["Bagger"]);
	expect(await subjects("0662 123457", "open")).toEqual([]);
});

test("a row has a sign of what its request is about, and the picture of its machine", async () => {
	const picture = await makePicture(by);
	const hire = { type: "miete", daily_rate: "90", sale_price: "" };
	const hired = await makeOffer(hire, { pictures: [{ id: picture.id, alt: "", alt_en: "" }] });
	const machine = (offer_id: string | null) => ({ offer_id, offer_name: "Bagger", offer_nr: 1 });
	const about = async (values: Parameters<typeof makeRequest>[0]) => {
		await db().deleteFrom("Kontaktanfragen_Archiv").execute();
		await makeRequest(values);
		const kind = values?.kind ?? "request";
		const [line] = (await requestPage({ ...view(), kind })).lines;
		return [line!.sign, line!.picture];
	};
	expect(await about(machine(hired))).toEqual(["hire", picture.path]);
	expect(await about(machine(await makeOffer()))).toEqual(["machine", null]);
	expect(await about(machine(null))).toEqual(["machine", null]);
	expect(await about({ default_subject: "serviceSubject" })).toEqual(["service", null]);
	expect(await about({ default_subject: "urgentSubject" })).toEqual(["urgent", null]);
	const source = '{"tradeIn":true}';
	expect(await about({ ...machine(hired), source }), "no picture of ours beside theirs").toEqual(["tradeIn", null]);
	expect(await about({ kind: "application" })).toEqual(["job", null]);
	expect(await about({})).toEqual(["general", null]);
});

const letters = {
	"Größere Fräse": { name: "Jürgen Groß" },
	"Straße nach Łódź": { email: "STRASSE@example.com" },
	"Rabatt 50% auf_alles": {},
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
		["50%", "Rabatt 50% auf_alles"],
	])("finds by %j in name, e-mail, subject or message, whatever case and accents", async (q, subject) => {
		expect(await subjects(q)).toEqual([subject]);
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
		expect(await requestPage(view("", "all", 101))).toMatchObject({ count: 1003, more: false, pages: 101 });
	});
});

const all = { all: true as const, count: 1, not: [] };

/** A file as a spreadsheet reads it: lines of cells. */
async function fileOf(view: { q?: string; tab?: RequestTab } = {}, language: "de" | "en" = "de"): Promise<string[][]> {
	const file = await exportRequests({ kind: "request", q: "", tab: "all", ...view }, all, language, by);
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await new Response(file).arrayBuffer());
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
			source: '{"list":"/angebot/mieten?q=bagger","sheet":true,"campaign":"utm_source=post&utm_medium=brief"}',
			created_at: "2026-07-01T10:30:00.000Z",
			bearbeitet: true,
			processed_at: "2026-07-02T06:00:00.000Z",
			processed_by_email: "buero@example.com",
			assigned_to: by.id,
			outcome: "lost",
			outcome_reason: "zu teuer",
		});
		for (const [position, offer_name] of ["Walze", "Brecher"].entries())
			await addRow("request_machines", { request_id: id, position, offer_name, offer_nr: 1, updated_at: now() });
		const [heads, cells] = await fileOf();
		expect(Object.fromEntries(heads!.map((head, at) => [head, cells![at]]))).toEqual({
			Eingang: "01.07.2026, 12:30",
			Name: "Jürgen Groß",
			"E-Mail": "erika@example.com",
			Telefon: "0351 1",
			Betreff: 'Sagt "ja"; oder',
			Nachricht: "Zeile 1\nZeile 2",
			Maschine: "Bagger; Walze; Brecher",
			Sprache: "Englisch",
			Quelle: "Liste: /angebot/mieten?q=bagger; Code auf dem gedruckten Datenblatt; Kampagne: post, brief",
			"Datenschutz akzeptiert": "Ja",
			Abgeschlossen: "Ja",
			"Abgeschlossen am": "02.07.2026, 8:00",
			"Abgeschlossen von": "buero@example.com",
			Zuständig: by.email,
			Ergebnis: "verloren: zu teuer",
			Kennung: id,
		});
		const english = (await fileOf({}, "en"))[1]!.slice(7, 11).join(";");
		expect(english).toMatch(/^English;List.*;Yes;Yes$/);
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
