import { CompiledQuery, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { jobRecords } from "#app/careers/jobs.server.ts";
import { db, engine } from "#app/foundation/database/client.server.ts";
import type { Language } from "#app/foundation/i18n/language.ts";
import { offerRecord } from "#app/machines/offer-record.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { pageQuery, recordPage } from "#app/content/list/record-list.server.ts";
import { makeJob, makeOffer } from "../make.ts";
import { useUser } from "../before.ts";

const by = useUser();
beforeAll(async () => {
	const offer = (name: string, day: number, words: Record<string, string> = {}) =>
		makeOffer({ name, ...words }, { by, at: `2026-01-0${day}T12:00:00.000Z` });
	await offer("ähnlicher Bagger", 3, { sale_price: "500" });
	await offer("Zange", 2, { sale_price: "9000", name_en: "alligator" });
	await offer("Bagger 2", 1, { price_on_request: "true" });
	await offer("Bagger", 4, { type: "miete", daily_rate: "95" });
});

const asked = { q: "", page: 1, size: 20, columns: [] };

const offers = async (sort: string, language: Language = "de") =>
	(await recordPage(offerRecords, { ...asked, sort }, language)).lines.map(({ name }) => name);

describe("the office's offers", () => {
	test("are sorted by date, by name as people read it, and by price with those on request at the end", async () => {
		expect(await offers("date-desc")).toEqual(["Bagger", "ähnlicher Bagger", "Zange", "Bagger 2"]);
		expect(await offers("date-asc")).toEqual(["Bagger 2", "Zange", "ähnlicher Bagger", "Bagger"]);
		expect(await offers("name-asc")).toEqual(["ähnlicher Bagger", "Bagger", "Bagger 2", "Zange"]);
		expect(await offers("name-desc")).toEqual(["Zange", "Bagger 2", "Bagger", "ähnlicher Bagger"]);
		expect(await offers("price-asc")).toEqual(["Bagger", "ähnlicher Bagger", "Zange", "Bagger 2"]);
		expect(await offers("price-desc")).toEqual(["Zange", "ähnlicher Bagger", "Bagger", "Bagger 2"]);
	});

	test("bear their English names on an English page, and are sorted by them", async () => {
		expect(await offers("name-asc", "en")).toEqual(["ähnlicher Bagger", "alligator", "Bagger", "Bagger 2"]);
		const { lines } = await recordPage(offerRecords, { ...asked, sort: "name-asc" }, "en");
		expect(lines.map(({ nameLanguage }) => nameLanguage)).toEqual(["de", "en", "de", "de"]);
	});

	test.each(
		["date", "name", "price"].flatMap((by) =>
			(["de", "en"] as const).flatMap((language) =>
				[`${by}-asc`, `${by}-desc`].map((sort) => [sort, language] as const),
			),
		),
	)("come in the order %s (%s) out of an index, however many there are", async (sort, language) => {
		const { sql: text, parameters } = pageQuery(offerRecord, { ...asked, sort }, language, 0).compile();
		const plan = await db()
			.connection()
			.execute(async (connection) => {
				// On a handful of rows PostgreSQL would rather read and sort them all; this shows whether it has to.
				if (engine() === "postgres") await sql`set enable_sort = off; set enable_seqscan = off`.execute(connection);
				const explain = engine() === "sqlite" ? "explain query plan" : "explain";
				const { rows } = await connection.executeQuery<Record<string, string>>(
					CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
				);
				if (engine() === "postgres") await sql`reset all`.execute(connection);
				return rows.map((row) => row.detail ?? row["QUERY PLAN"] ?? "").join("\n");
			});
		expect(plan).toMatch(/offers_/);
		expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
	});
});

test("texts are sorted as names are on both engines: without accents, capitals and signs that nobody sees", async () => {
	const places = ["Łódź", "zwickau", "Ørsted", "Mo\u00adritz", "Äsch", "Zittau", "Ærø", "Straße"];
	for (const location of places) await makeJob({ title: "Fahrer", location }, { by });
	const sorted = await recordPage(jobRecords, { ...asked, q: "Fahrer", sort: "location-asc" }, "de");
	const order = sorted.lines.map(({ cells }) => cells.location!.value).join(" ");
	expect(order).toBe("Ærø Äsch Łódź Mo\u00adritz Ørsted Straße Zittau zwickau");
	await db().deleteFrom("Karriere").where("title", "=", "Fahrer").execute();
});
