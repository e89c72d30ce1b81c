import { beforeAll, describe, expect, test } from "vitest";
import { listFilters } from "#app/machines/list/known-filters.ts";
import { askedFilter } from "#app/machines/list/asked-filter.server.ts";
import { countOffers, offerPage } from "#app/machines/list/offer-list.server.ts";
import { recordPage } from "#app/content/list/record-list.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { setSaleSettings } from "#app/machines/sale-settings.server.ts";
import { nearestOffers } from "#app/machines/search/nearest-offers.server.ts";
import { suggestionsFor } from "#app/machines/search/suggestions.server.ts";
import { values } from "../drafts.ts";
import { makeOffer } from "../make.ts";
import { useUser } from "../before.ts";

const page = (q: string) => offerPage(askedFilter(new URLSearchParams({ q }), "kauf", listFilters), "de");
const found = async (q: string) => (await page(q)).offers.map(({ name }) => name).sort();

const inOffice = async (q: string) =>
	(await recordPage(offerRecords, { q, page: 1, sort: "date-desc", size: 20, columns: [] }, "de")).lines
		.map(({ name }) => name)
		.sort();

const machines = {
	"Großer Brecher ÄÖÜ 3000": { manufacturer: "Dörrmann & Söhne", model: "XR-9" },
	Straßenfräse: { location: "Zwickau" },
	"Rabatt 50% auf_alles": {},
	"Backslash C:\\Temp": {},
	"O'Neill (klein), rot": {},
	'Löffel 24" breit': {},
	"Siebanlage Łódź": { name_en: "Screening plant" },
	"Kran Ab": {},
};

const by = useUser();
beforeAll(async () => {
	for (const [name, words] of Object.entries(machines)) await makeOffer({ name, ...words }, { by });
});

describe("the search", () => {
	test.each([
		["dörrmann", "Großer Brecher ÄÖÜ 3000"],
		["xr-9", "Großer Brecher ÄÖÜ 3000"],
		["zwickau", "Straßenfräse"],
		["screening", "Siebanlage Łódź"],
	])("looks for %j in manufacturer, model, location and English name too", async (q, name) => {
		expect(await found(q)).toEqual([name]);
	});

	test.each([
		["50%", "Rabatt 50% auf_alles"],
		["o'neill", "O'Neill (klein), rot"],
		['24"', 'Löffel 24" breit'],
		['"straßenfräse"', "Straßenfräse"],
		["^brecher*", "Großer Brecher ÄÖÜ 3000"],
	])("reads letters and digits alone: %j", async (q, name) => {
		expect(await found(q)).toEqual([name]);
	});

	test.each(["%", "_", "\\", "--", ";", "' or '1'='1", "NEAR(brecher)", "name:brecher", "r%fel"])(
		"finds nothing by signs alone, and knows none with a meaning: %j",
		async (q) => {
			expect(await found(q)).toEqual([]);
		},
	);

	test("finds one and two letters where a word begins with them", async () => {
		expect(await found("ab")).toEqual(["Kran Ab"]);
		expect(await found("ł")).toEqual(['Löffel 24" breit', "Siebanlage Łódź"]);
		expect((await found("k")).length).toBeGreaterThan(3);
	});

	test("wants every word, in any order", async () => {
		expect(await found("3000 großer")).toEqual(["Großer Brecher ÄÖÜ 3000"]);
		expect(await found("  ab   kran ")).toEqual(["Kran Ab"]);
		expect(await found("kran brecher")).toEqual([]);
		expect(await found("kran oder brecher")).toEqual(["Großer Brecher ÄÖÜ 3000", "Kran Ab"]);
	});

	test("finds by the category's words as well", async () => {
		expect(await found("kettenbagger")).toHaveLength(Object.keys(machines).length);
	});

	test("copes with 200 characters and with words beyond counting", async () => {
		expect(await found("x".repeat(200))).toEqual([]);
		expect(await found("kran ".repeat(40).trim())).toEqual(["Kran Ab"]);
	});

	test("follows what is changed and deleted", async () => {
		const id = await makeOffer({ name: "Wanderfalke" }, { by });
		expect(await found("wanderfalke")).toEqual(["Wanderfalke"]);
		await offerRecords.change(id, 1, values({ name: "Turmfalke" }), { by, pictures: [] });
		expect(await found("wanderfalke")).toEqual([]);
		expect(await found("turmfalke")).toEqual(["Turmfalke"]);
		await offerRecords.remove(id, by);
		expect(await found("turmfalke")).toEqual([]);
	});
});

describe("the office's list", () => {
	test.each([
		["%", "Rabatt 50% auf_alles"],
		["_", "Rabatt 50% auf_alles"],
		["\\", "Backslash C:\\Temp"],
		["'", "O'Neill (klein), rot"],
		[")", "O'Neill (klein), rot"],
		[",", "O'Neill (klein), rot"],
		['"', 'Löffel 24" breit'],
	])("takes %j literally", async (q, name) => {
		expect(await inOffice(q)).toEqual([name]);
	});

	test.each(["50_", "r%fel", "name:brecher", "' or '1'='1", "[a-z]"])(
		"knows no signs with a meaning: %j finds nothing",
		async (q) => {
			expect(await inOffice(q)).toEqual([]);
		},
	);
});

describe("the data sheet", () => {
	const sheet = {
		emission_stage: "V",
		drive: "diesel-elektrisch",
		power: "110",
		year_of_construction: "2019",
		previous_owners: "1",
	};

	test.each([["Stufe V"], ["1 Vorbesitzer"], ["used 2019"], ["brecher 2019 unter 90.000"], ["u brecher 0/45 2019"]])(
		"is searched, too: %j",
		async (q) => {
			const name = "Brecher Datenblatt";
			if ((await found("datenblatt")).length === 0) await makeOffer({ name, sale_price: "85000", ...sheet }, { by });
			expect(await found(q)).toEqual([name]);
		},
	);

	test.each([
		["Bagger Gummikette", "Zettel 1"],
		["digger rubber tracks", "Zettel 1"],
		["crusher on tracks", "Zettel 2"],
		["Brecher 900x600", "Zettel 2"],
		["Brecher Einlauf 900 × 600", "Zettel 2"],
		["Kompost Nutzlast 4 t", "Zettel 2"],
		["Bagger Leitungsbau", "Zettel 1"],
		["crusher for compost", "Zettel 2"],
	])("is searched by its labels, crossed sizes and other words for a use: %j", async (q, name) => {
		if ((await found("zettel")).length === 0) {
			const opening = { feed_opening_width: "900", feed_opening_height: "600" };
			await makeOffer(
				{ name: "Zettel 1", track_kind: "gummi", description: "War im Kanalbau, Verladung mit Kran." },
				{ by },
			);
			const crusher = { category: "brecheranlagen", subcategory: "brecheranlagen-backenbrecher" };
			await makeOffer({ name: "Zettel 2", description: "Für Kompost, on tracks.", ...crusher, ...opening }, { by });
		}
		expect(await found(q)).toEqual([name]);
	});

	test("lists no machine for another kind that its text mentions, nor as near one whose kind ends alike", async () => {
		expect(await found("Kran")).toEqual(["Kran Ab"]);
		expect(
			await nearestOffers(askedFilter(new URLSearchParams({ q: "Tieflader" }), "kauf", listFilters), "de"),
		).toEqual([]);
	});

	test("is searched by whole words: neither another year nor price", async () => {
		for (const q of ["brecher 2018", "brecher 201", "brecher 2019 unter 80.000", "mieten 2019"])
			expect(await found(q), q).toEqual([]);
	});
});

describe("a number with a unit", () => {
	const best = async (q: string, type: "kauf" | "miete" = "kauf") =>
		(await offerPage(askedFilter(new URLSearchParams({ q }), type, listFilters), "en")).offers.map(({ name }) => name);
	beforeAll(async () => {
		const roller = { category: "walzen", subcategory: "" };
		await makeOffer({ name: "Quarta 20", ...roller, power: "74", drum_width: "2100" }, { by });
		await makeOffer({ name: "Quarta 30", ...roller, power: "55.5", drum_width: "1680" }, { by });
		await makeOffer({ name: "Quarta 320 L", ...roller }, { by });
	});

	test("is no word, and in the usual order the nearest come first, the machine that is named so before all", async () => {
		const all = ["Quarta 320 L", "Quarta 30", "Quarta 20"];
		for (const q of ["quarta 7 t", "quarta 7,5 t", "7.5t quarta", "quarta bis 320 kg", "roller quarta 4 m³"])
			expect((await best(q)).sort(), q).toEqual(all.toSorted());
		expect(await best("quarta 70 kW")).toEqual(["Quarta 20", "Quarta 30", "Quarta 320 L"]);
		expect(await best("quarta 80 PS")).toEqual(["Quarta 30", "Quarta 20", "Quarta 320 L"]);
		expect(await best("quarta 2 m")).toEqual(["Quarta 20", "Quarta 30", "Quarta 320 L"]);
		for (const q of ["quarta 320 l", "quarta 320 L", "320 l"]) expect((await best(q))[0], q).toBe("Quarta 320 L");
	});

	test("is no word of what is suggested either", async () => {
		const { groups } = await suggestionsFor({ q: "roller 7 t", type: "kauf", language: "en" });
		expect(groups.map(({ options }) => options[0]!.label)).toEqual(["Rollers", "Quarta 320 L"]);
		for (const q of ["roller under 90", "roller under 90.", "roller under 90.0", "roller under"])
			expect((await suggestionsFor({ q, type: "kauf", language: "en" })).groups[0]!.options[0]!.label).toBe("Rollers");
		const { groups: limited } = await suggestionsFor({ q: "walze ab 2 €", type: "kauf", language: "de" });
		expect(limited[0]!.options[0]!.to, "what else was typed stays").toContain("category=walzen&min=2");
	});

	test("says nothing of a weight that visitors may not see", async () => {
		for (const [name, weight] of Object.entries({ "Felsata 1": "7", "Felsata 2": "12" }))
			await makeOffer({ name, weight, category: "walzen", subcategory: "" }, { by });
		expect(await best("felsata 7 t")).toEqual(["Felsata 2", "Felsata 1"]);
		expect((await suggestionsFor({ q: "7 t", type: "kauf", language: "de" })).groups).toEqual([]);
		await setSaleSettings({ sold_page_days: 60, sells_to_consumers: false, weight_is_public: true }, by);
		expect(await best("felsata 7 t")).toEqual(["Felsata 1", "Felsata 2"]);
	});
});

test("the search takes no part for a kind, one kind around an or, and nothing that has what is not wanted", async () => {
	const plant = { category: "siebanlagen", subcategory: "" };
	await makeOffer({ name: "Zarado Sieb", description: "Hat ein Klappdach.", ...plant, magnet: "" }, { by });
	await makeOffer({ name: "Zarado Nachsieb", category: "brecheranlagen", subcategory: "", magnet: "ja" }, { by });
	expect(await found("Zarado Siebanlage für den Brecher")).toEqual(["Zarado Sieb"]);
	expect(await found("Zarado ohne Nachsieb")).toEqual(["Zarado Sieb"]);
	expect(await page("Zarado ohne Klappdach"), "a text is no list").toMatchObject({ unfiltered: "ohne Klappdach" });
	expect(await found("Zarado kein Brecher")).toEqual(["Zarado Sieb"]);
	await makeOffer({ name: "Zarado NB 470", track_kind: "gummi" }, { by });
	expect(await found("Zarado nicht Zarado NB 470")).toEqual(["Zarado Nachsieb", "Zarado Sieb"]);
	expect(await found("Zarado ohne Gummiketten")).toEqual(["Zarado Nachsieb", "Zarado Sieb"]);
	expect(await found("Siebanlage Zarado oder Xylophon")).toEqual(["Zarado Sieb"]);
	expect(await found("Zarado oder Xylophon Siebanlage")).toEqual(["Zarado Sieb"]);
});

test("a quick hitch and a tyre are found by their size", async () => {
	const sizes = { quick_hitch_size: "OQ70/55", tyre_size: "20.5 R25" };
	await makeOffer({ name: "Zirbelbagger", category: "bagger", subcategory: "bagger-mobilbagger", ...sizes }, { by });
	for (const q of ["OQ70", "OQ70/55", "20.5 R25"]) expect(await found(q), q).toEqual(["Zirbelbagger"]);
});

test("models one beside the other are each a machine", async () => {
	for (const name of ["Quibagger QB 470", "Quibagger QB 620"]) await makeOffer({ name }, { by });
	for (const q of ["QB 470, QB 620", "qb470 qb620", "QB 470 und QB 620"]) expect(await found(q), q).toHaveLength(2);
});

test("a description has a word whatever its case, and a synonym but not merely its parts", async () => {
	const described = "Mit schwenkbarer Ladeklappe, die Antriebstrommel passt zu Siebanlagen.";
	await makeOffer({ name: "Yttband", description: described, category: "haldenbänder", subcategory: "" }, { by });
	expect(await found("schwenkbarem Yttband")).toEqual(["Yttband"]);
	expect(await found("Siebtrommel Yttband")).toEqual([]);
});

test("the list passes over a word that no such machine has, and says so; an alert waits for it", async () => {
	const screen = { category: "siebanlagen", subcategory: "" };
	await makeOffer({ name: "Quorra Sieb", description: "Neben Brecheranlagen.", ...screen }, { by });
	expect(await page("Landwirt, 'n Quorra")).toMatchObject({ count: 1, passedOver: "Landwirt" });
	expect((await page("Quorra Reinigungssieb")).passedOver, "its end names the kind").toBe("Reinigungssieb");
	expect(await page("Quorra bis 90"), "of what?").toMatchObject({ count: 1, passedOver: "90" });
	for (const q of ["Quorra Liebherr", "Quorra Powerscreen"]) expect((await page(q)).count, "a make is wanted").toBe(0);
	await makeOffer({ name: "Quirl", manufacturer: "Kramer", category: "radlader", subcategory: "" }, { by });
	expect((await page("Quorra 810 x 600 mm")).passedOver, "a size that none has").toBe("810x600");
	expect(await page("Bobcat"), "a loader of another make").toMatchObject({ count: 1, passedOver: "Bobcat" });
	expect((await page("Kramer Allrad")).passedOver, "its other name").toBe("");
	const named = { count: 1, passedOver: "hinter, Siebanlage" };
	expect(await page("Quibagger QB 470 hinter Siebanlage"), "a machine is named").toMatchObject(named);
	expect((await page("Landwirt 1")).count, "a number alone is no machine").toBe(0);
	await makeOffer(
		{ name: "Vexbrech", description: "Bricht Kalkstein.", category: "brecheranlagen", subcategory: "" },
		{ by },
	);
	expect((await page("Quorra Kalkstein")).passedOver, "only another one is described so").toBe("Kalkstein");
	expect(await page("kleine Siebanlage"), "the order says it").toMatchObject({ closestTo: "", unfiltered: "" });
	expect(await page("Kalksteinbrecher"), "a compound is both").toMatchObject({ count: 1, passedOver: "" });
	expect(await found("brechera"), "the beginning of a kind").not.toContain("Quorra Sieb");
	expect((await page("Quorra Vexbrech")).count, "another one is called so").toBe(0);
	expect((await page("Quorra und Vexbrech")).count, "each is a name").toBe(2);
	expect(await found("Siebanlage Brecheranlage"), "two kinds").toEqual(
		expect.arrayContaining(["Quorra Sieb", "Vexbrech"]),
	);
	const two = await page("Landwirt Siebanlage und Brecheranlage");
	expect(two.offers.map(({ name }) => name)).toEqual(expect.arrayContaining(["Quorra Sieb", "Vexbrech"]));
	expect(await countOffers((await page("Quorra Landwirt")).filter)).toBe(0);
	await makeOffer({ name: "Vexlader", description: "Lädt Kalkstein.", category: "radlader", subcategory: "" }, { by });
	expect(
		(await page("Kalkstein")).offers.map(({ name }) => name),
		"a plant first",
	).toEqual(["Vexbrech", "Vexlader"]);
});
