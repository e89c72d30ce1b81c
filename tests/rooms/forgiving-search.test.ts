import { beforeEach, describe, expect, test } from "vitest";
import { jobRecords } from "#app/careers/jobs.server.ts";
import { requestPage } from "#app/requests/list/request-list.server.ts";
import { readRequestView } from "#app/requests/list/request-definition.server.ts";
import { newsRecords } from "#app/news/news.server.ts";
import { filtersWorthDropping, offerPage } from "#app/machines/list/offer-list.server.ts";
import { listFilters } from "#app/machines/list/known-filters.ts";
import { askedFilter } from "#app/machines/list/asked-filter.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { recordPage } from "#app/content/list/record-list.server.ts";
import { makeJob, makeNews, makeOffer, makeRequest } from "../make.ts";
import { useEmptyTables, useUser } from "../before.ts";

const firstPage = readRequestView(new URL("http://localhost/admin/kontakt-anfragen"));

const by = useUser();
useEmptyTables("Kontaktanfragen_Archiv", "Angebote", "Aktuelles", "Karriere");

const page = (search: Record<string, string>) =>
	offerPage(askedFilter(new URLSearchParams(search), "kauf", listFilters), "de");
const found = async (q: string) => (await page({ q })).offers.map(({ name }) => name);
const inOffice = async (q: string) =>
	(await recordPage(offerRecords, { q, page: 1, sort: "date-desc", size: 20, columns: [] }, "de")).lines.map(
		({ name }) => name,
	);
const offer = (name: string, words: Record<string, string> = {}) => makeOffer({ name, ...words }, { by });

describe("spaces and hyphens", () => {
	test("do not matter: a machine is found in each spelling of its name", async () => {
		const names = ["Brecher JX 110", "Brecher JX-110", "Brecher JX/110", "Brecher JX110"];
		for (const name of [...names, "Brecher JX 120"]) await offer(name);
		for (const q of ["JX110", "JX 110", "jx–110", "j x 110"])
			expect([(await found(q)).sort(), (await inOffice(q)).sort()], q).toEqual([names, names]);
	});

	test("do not matter in words either, and a dash between two words is none", async () => {
		for (const name of ["Minidumper", "Mini-Dumper", "Mini Dumper"]) await offer(name);
		for (const q of ["minidumper", "mini-dumper", "mini dumper", "dumper - mini"])
			expect(await found(q), q).toHaveLength(3);
	});
});

describe("the number of an offer", () => {
	test("finds it before all others, on the website and in the office", async () => {
		const id = await offer("Der Gesuchte");
		const { nr } = (await offerRecords.findForEdit(id))!;
		await offer(`Typ ${nr}`);
		await offer("Ein anderer");
		for (const search of [found, inOffice]) {
			expect(await search(String(nr))).toEqual(["Der Gesuchte", `Typ ${nr}`]);
			for (const q of [`#${nr}`, `Nr. ${nr}`, `nr${nr}`, `No. ${nr}`, `№ ${nr}`, `# ${nr}`, `00${nr}`])
				expect(await search(q).then(([first]) => first), q).toBe("Der Gesuchte");
			expect(await search(`#${nr}`)).toEqual(["Der Gesuchte"]);
			expect(await search(`gesuchte ${nr}`)).toEqual(["Der Gesuchte"]);
			expect(await search("Nr. 987654321")).toEqual([]);
			expect(await search("99999999999999999999")).toEqual([]);
		}
	});

	test("finds the requests about it, also when it was deleted", async () => {
		const id = await offer("Brecher");
		const { nr } = (await offerRecords.findForEdit(id))!;
		await makeRequest({ subject: "Darum geht es", offer_id: id, offer_name: "Brecher", offer_nr: nr });
		await makeRequest({ subject: "Etwas anderes" });
		await offerRecords.remove(id, by);
		for (const q of [String(nr), `#${nr}`, `Nr. ${nr}`, `geht ${nr}`])
			expect(await requests(q), q).toMatchObject([{ subject: "Darum geht es" }]);
	});
});

describe("one mistake in a word of five letters and more", () => {
	test("is forgiven, wherever the word stands", async () => {
		await offer("Backenbrecher", { location: "Zwickau" });
		await offer("Radlader", { location: "Dresden" });
		for (const q of ["Brechr", "Bercher", "Backen-Brechr", "backenbrecher zwikau"])
			expect(await found(q), q).toEqual(["Backenbrecher"]);
	});

	test("is looked for only where nothing has the word as it was typed", async () => {
		await offer("Quarzsieb 1");
		await offer("Quarzseib 2");
		expect(await found("quarzsieb")).toEqual(["Quarzsieb 1"]);
		expect(await found("quarzseib")).toEqual(["Quarzseib 2"]);
		expect(await found("quarrzsieb")).toEqual(["Quarzsieb 1"]);
	});

	test("is forgiven within the filters, and a list without hits says which one to drop", async () => {
		await offer("Backenbrecher", { sale_price: "5000" });
		await offer("Prallbrecher", { sale_price: "70000" });
		expect((await page({ q: "brechr", min: "60000" })).offers.map(({ name }) => name)).toEqual(["Prallbrecher"]);
		const filter = askedFilter(new URLSearchParams({ q: "brechr", min: "90000" }), "kauf", listFilters);
		expect((await offerPage(filter, "de")).count).toBe(0);
		expect(await filtersWorthDropping(filter)).toEqual([{ index: 1, count: 2 }]);
		const word = { index: 0, count: 2, word: "zzzzz", rest: "brechr" };
		expect(await filtersWorthDropping({ ...filter, q: "brechr zzzzz", min: null })).toEqual([word]);
		const not = { index: 0, count: 2, word: "nicht von Brecher", rest: "brechr" };
		expect(await filtersWorthDropping({ ...filter, q: "brechr nicht von Brecher", min: null })).toEqual([not]);
		expect((await page({ q: "brecher ohne" })).count, "of what?").toBe(2);
	});

	test("is not forgiven in lists of the office, which find words as they were typed", async () => {
		await makeNews({ name: "Sommer-Fest" }, { by });
		await makeJob({ title: "Schlosser" }, { by });
		await offer("Backenbrecher");
		const count = async (service: Parameters<typeof recordPage>[0], q: string) =>
			(await recordPage(service, { page: 1, sort: "name-asc", q, size: 20, columns: [] }, "de")).count;
		expect([await count(newsRecords, "sommerfest"), await count(newsRecords, "somerfest")]).toEqual([1, 0]);
		expect([await count(jobRecords, "SCHLOSS"), await count(jobRecords, "schloser")]).toEqual([1, 0]);
		expect([await inOffice("brecher"), await inOffice("brechr")]).toEqual([["Backenbrecher"], []]);
	});
});

describe("the best hits come first", () => {
	beforeEach(async () => {
		await offer("Siebquarz 1", { sale_price: "3000" });
		await offer("Feinquarz 2", { sale_price: "1000" });
		await offer("Quarzsieb 3", { sale_price: "2000" });
		await offer("Quarz 4", { sale_price: "4000" });
	});

	test("whole words before beginnings, and these before parts, the newest first among each", async () => {
		expect(await found("quarz")).toEqual(["Quarz 4", "Quarzsieb 3", "Feinquarz 2", "Siebquarz 1"]);
	});

	test("but in another order of the list all that were typed are alike", async () => {
		const sorted = (await page({ q: "quarz", sort: "price-asc" })).offers.map(({ name }) => name);
		expect(sorted).toEqual(["Feinquarz 2", "Quarzsieb 3", "Siebquarz 1", "Quarz 4"]);
	});

	test("and letters of a model stand whole before its number", async () => {
		await offer("Radlader E 18");
		await offer("Ebnwald 1800", { condition: "neu" });
		expect(await found("E 18")).toEqual(["Radlader E 18"]);
		expect(await found("e18")).toEqual(["Radlader E 18"]);
	});
});

const requests = async (q: string, at = 1) =>
	(await requestPage({ ...firstPage, q, tab: "all", page: at }, by.id)).lines;
const time = (n: number) => new Date(Date.parse("2026-03-02T08:00:00.000Z") + n * 60_000).toISOString();

test("requests are found without spaces and hyphens, the newest first on every page, by all words", async () => {
	for (let n = 0; n < 12; n++) await makeRequest({ subject: `Kegelbrecher JX-110 ${n}`, created_at: time(n) });
	for (let n = 0; n < 5; n++) await makeRequest({ subject: `Kegelbercher ${n}`, created_at: time(100 + n) });
	expect(await requestPage({ ...firstPage, q: "jx110", tab: "all" }, by.id)).toMatchObject({ count: 12 });
	const all = [...(await requests("kegelbrecher")), ...(await requests("kegelbrecher", 2))];
	expect(all).toMatchObject(Array.from({ length: 12 }, (_, n) => ({ subject: `Kegelbrecher JX-110 ${11 - n}` })));
	expect(await requests("kegelbrecher ab")).toEqual([]);
	expect((await requests("kegelbrecher jx")).length).toBe(10);
});
