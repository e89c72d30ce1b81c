import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#app/audit-log/audit.ts";
import { jobRecords } from "#app/careers/job-service.server.ts";
import { db } from "#app/database/client.server.ts";
import { newsRecords } from "#app/news/news-service.server.ts";
import { offerPage } from "#app/offers/list/offer-list.server.ts";
import { listFilters } from "#app/offers/list/known-filters.ts";
import { readOfferFilter } from "#app/offers/list/list-address.ts";
import { offerRecords } from "#app/offers/offer-service.server.ts";
import { recordPage } from "#app/records/list/record-list.server.ts";
import { makeJob, makeNews, makeOffer, makeUser } from "../make.ts";

let by: Actor;
beforeAll(async () => {
	by = await makeUser();
});
beforeEach(async () => {
	for (const table of ["Kontaktanfragen_Archiv", "Angebote", "Aktuelles", "Karriere"])
		await sql`delete from ${sql.table(table)}`.execute(db());
});

const page = (search: Record<string, string>) =>
	offerPage(readOfferFilter(new URLSearchParams(search), "kauf", listFilters), "de");
const found = async (q: string) => (await page({ q })).offers.map(({ name }) => name);
const inOffice = async (q: string) =>
	(await recordPage(offerRecords, { q, page: 1, sort: "date-desc" }, "de")).lines.map(({ name }) => name);
const offer = (name: string, words: Record<string, string> = {}) => makeOffer({ name, ...words }, { by });

describe("spaces and hyphens", () => {
	test.each(["JX110", "JX 110", "JX-110", "jx–110", "Jx/110", "jx.110", "j x 110"])(
		"do not matter: %s finds a machine in each spelling of its name",
		async (q) => {
			const names = ["Brecher JX110", "Brecher JX 110", "Brecher JX-110", "Brecher JX/110"];
			for (const name of [...names, "Brecher JX 120"]) await offer(name);
			expect((await found(q)).sort()).toEqual([...names].sort());
			expect((await inOffice(q)).sort()).toEqual([...names].sort());
		},
	);

	test("matter for one or two letters: these must stand in a word", async () => {
		await offer("Walze xq", { manufacturer: "zy" });
		expect(await found("qz")).toEqual([]);
		expect(await found("xq")).toEqual(["Walze xq"]);
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
});

describe("one mistake in a word of five letters and more", () => {
	test.each([
		"Brechr",
		"Bercher",
		"Brechher",
		"Bracher",
		"backenbrechr",
		"Backen-Brechr",
		"Zwickauu",
		"backenbrecher zwikau",
	])("is forgiven: %s finds a Backenbrecher in Zwickau", async (q) => {
		await offer("Backenbrecher", { location: "Zwickau" });
		await offer("Radlader", { location: "Dresden" });
		expect(await found(q)).toEqual(["Backenbrecher"]);
	});

	test("is not forgiven in shorter words and in numbers, nor a second one", async () => {
		await offer("Sieb KS 62000", { model: "Quadro" });
		for (const q of ["siob", "62001", "ks62001", "kuadra"]) expect(await found(q), q).toEqual([]);
	});

	test("is looked for only where nothing has the word as it was typed", async () => {
		await offer("Quarzsieb 1");
		await offer("Quarzseib 2");
		expect(await found("quarzsieb")).toEqual(["Quarzsieb 1"]);
		expect(await found("quarzseib")).toEqual(["Quarzseib 2"]);
		expect(await found("quarrzsieb")).toEqual(["Quarzsieb 1"]);
	});

	test("is forgiven twice in words of eight letters and more, where one is not enough", async () => {
		await offer("Turmfalke");
		expect(await found("thurmfallke")).toEqual(["Turmfalke"]);
		await offer("Thurmfalke");
		expect(await found("thurmfallke")).toEqual(["Thurmfalke"]);
	});

	test("is not forgiven in lists of the office, which find words as they were typed", async () => {
		await makeNews({ name: "Sommer-Fest" }, { by });
		await makeJob({ title: "Schlosser" }, { by });
		await offer("Backenbrecher");
		const count = async (service: Parameters<typeof recordPage>[0], q: string) =>
			(await recordPage(service, { page: 1, sort: "name-asc", q }, "de")).count;
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
});
