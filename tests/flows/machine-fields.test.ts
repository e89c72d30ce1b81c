import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { useBuiltSite, visitor, useStaff } from "../app.ts";
import { fact } from "../heads.ts";
import { makeOffer, offerWords } from "../make.ts";
import { useUser } from "../before.ts";

useBuiltSite();

/** A page as it is read: without the marks of React, and with plain spaces. */
const plain = (page: string) => page.replaceAll("<!-- -->", "").replace(/[\u00a0\u202f]|&nbsp;/g, " ");

/** A form of the office as a browser without scripts sends it. */
const sent = (path: string, form: Record<string, string>) => admin.visit(path, { form });

const by = useUser();
const admin = useStaff("admin");
let crusher: string;
const SERIAL = "WMX0815S4711";
const words = {
	name: "Backenbrecher BB",
	name_en: "Jaw crusher BB",
	category: "brecheranlagen",
	subcategory: "brecheranlagen-backenbrecher",
	year_of_construction: "2019",
	operating_hours: "4870",
	power: "260",
	weight: "27.431",
	transport_weight: "26.917",
	serial_number: SERIAL,
	feed_opening_width: "1100",
	feed_opening_height: "700",
	css_min: "50",
	css_max: "170",
	throughput_max: "350",
	mobility: "raupe",
	magnet: "true",
	emission_stage: "V",
	undercarriage_left: "60",
	inspected_on: "2026-03-01",
	equipment: "Funkfernbedienung, Zentralschmierung",
	// Jaw crushers have none; it stays stored.
	payload: "28",
};

beforeAll(async () => {
	crusher = await makeOffer(words, { by });
});

async function everythingAt(path: string): Promise<string> {
	return plain(await visitor().page(path)) + (await (await visitor().pageData(path)).text());
}

describe("a machine's page", () => {
	test("shows what is known, with units as the language has them, fields that belong together in one row", async () => {
		const page = plain(await visitor().page(`/angebot/detail/${crusher}`));
		for (const shown of [
			"Einlauf (B × H)",
			"1.100 × 700 mm",
			"50–170 mm",
			"350 t/h",
			"raupenmobil",
			"Stufe V",
			"60 %",
			"03/2026",
			"Zentralschmierung, Funkfernbedienung",
		])
			expect(page.includes(shown), shown).toBe(true);
		const english = plain(await visitor().page(`/en/angebot/detail/${crusher}`));
		for (const shown of ["1,100 × 700 mm", "Stage V", "tracked", "central greasing, radio remote control"])
			expect(english.includes(shown), shown).toBe(true);
		for (const empty of ["Windsichter", "Abwurfhöhe", "Nachsieb"]) expect(page.includes(empty), empty).toBe(false);
	});

	test("keeps the serial number for staff, in every list and search, too", async () => {
		expect(plain(await visitor().page(`/angebot/kaufen?q=${SERIAL}`))).not.toContain("Backenbrecher BB");
		expect(await everythingAt("/angebot/kaufen")).not.toContain(SERIAL);
		expect(await everythingAt(`/angebot/detail/${crusher}`)).not.toContain(SERIAL);
		expect(await admin.page(`/angebot/detail/${crusher}`)).toContain(SERIAL);
	});
});

const publicPaths = () => ["/", "/angebot/kaufen", "/en/angebot/kaufen", `/angebot/detail/${crusher}`];
const traces = /27431|27[.,]431|26917|26[.,]917|Transportgewicht|transport_weight|"weight"/;

test("the weight is on cards, data sheet and in the facts for search engines once the dealer opens it, and gone when closed", async () => {
	await sent("/admin/einstellungen", { sold_page_days: "60", weight_is_public: "true" });
	for (const path of publicPaths()) expect(await everythingAt(path), path).toMatch(/27[.,]431 t/);
	const page = await visitor().page(`/angebot/detail/${crusher}`);
	expect(page).toContain("26,917 t");
	expect(fact(page, "Product").additionalProperty).toContainEqual({
		"@type": "PropertyValue",
		name: "Gewicht",
		value: 27.431,
		unitText: "t",
	});
	expect(plain(page)).not.toContain("nur für Mitarbeiter");
	const log = await db().selectFrom("trace").select("changes").where("record_id", "=", "weight_is_public").execute();
	expect(log).toHaveLength(1);
	await sent("/admin/einstellungen", { sold_page_days: "60" });
	for (const path of publicPaths()) expect(await everythingAt(path), path).not.toMatch(traces);
});

test("the office's form asks about an unusual value, stores it all the same, and refuses what cannot be", async () => {
	const excavator = { ...offerWords, subcategory: "bagger-mobilbagger", weight: "1.5" };
	const id = await makeOffer({ ...excavator, name: "Leichter Mobilbagger" }, { by });
	expect(await admin.page(`/admin/angebot-bearbeiten/${id}`)).toContain("Stimmt das? Üblich sind 4 bis 32.");
	const form = { ...excavator, name: "Leichter Mobilbagger", version: "1" };
	const stored = await sent(`/admin/angebot-bearbeiten/${id}`, { ...form, dig_depth: "16" });
	expect(stored.status).toBe(302);
	const refused = await sent(`/admin/angebot-bearbeiten/${id}`, { ...form, version: "2", weight: "1500" });
	expect(refused.status).toBe(400);
	expect(await refused.text()).toContain("mehr als das Zehnfache");
	const { weight, dig_depth } = await db()
		.selectFrom("Angebote")
		.select(["weight", "dig_depth"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	expect({ weight, dig_depth }).toEqual({ weight: 1500, dig_depth: 16_000 });
});
