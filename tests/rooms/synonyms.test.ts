import { describe, expect, test } from "vitest";
import { listFilters } from "#app/machines/list/known-filters.ts";
import { askedFilter } from "#app/machines/list/asked-filter.server.ts";
import { offerPage } from "#app/machines/list/offer-list.server.ts";
import { makeOffer } from "../make.ts";
import { useEmptyTables, useUser } from "../before.ts";

const by = useUser();
useEmptyTables("Angebote");

async function found(q: string, sort = "newest"): Promise<string[]> {
	const filter = askedFilter(new URLSearchParams({ q, type: "alle", sort }), "kauf", listFilters);
	return (await offerPage(filter, "de")).offers.map(({ name }) => name);
}
/** One machine of each kind, by names that say nothing of it. */
const kinds: [category: string, subcategory: string, name: string][] = [
	["bagger", "bagger-minibagger", "Lodmark E 18"],
	["bagger", "bagger-mobilbagger", "Lodmark W 140"],
	["radlader", "", "Lodmark RL 280"],
	["teleskoplader", "", "Lodmark T 7"],
	["dumper", "", "Lodmark D 6"],
	["walzen", "", "Lodmark V 120"],
	["brecheranlagen", "brecheranlagen-backenbrecher", "Lodmark J 90"],
	["brecheranlagen", "brecheranlagen-prallbrecher", "Lodmark I 90"],
	["siebanlagen", "siebanlagen-trommelsiebanlagen", "Lodmark M 50"],
	["haldenbänder", "", "Lodmark H 15"],
	["shredder", "", "Lodmark Z 3"],
];
const addKinds = async () => {
	for (const [category, subcategory, name] of kinds) await makeOffer({ name, category, subcategory }, { by });
};
const offer = (name: string, words: Record<string, string> = {}) => makeOffer({ name, ...words }, { by });

describe("the words of the trade", () => {
	test("find each kind of machine by its names in German, English and Swiss German, in one word or two", async () => {
		await addKinds();
		const expected: Record<string, string[]> = {
			"Lodmark E 18": ["mini excavator", "minidigger", "Mini-Bagger", "mini diggers"],
			"Lodmark W 140": [
				"Pneubagger",
				"wheeled excavator",
				"rubber duck",
				"Radbagger",
				"Gummibereifter Bagger",
				"Gummi Bagger",
				"Bagger auf Rädern",
				"rubber tyred excavator",
			],
			"Lodmark RL 280": ["wheel loader", "Wheel-Loaders", "Pneulader", "Schaufellader", "Kompaktlader", "payloader"],
			"Lodmark T 7": ["telehandler", "Teleskopstapler", "loadall", "Teleskoplader"],
			"Lodmark D 6": ["site dumper", "dumper", "Dumpers"],
			"Lodmark V 120": ["roller", "rollers", "Walze", "Walzen"],
			"Lodmark J 90": ["jaw crusher", "Jaw", "Backenbrecher"],
			"Lodmark I 90": ["impact crusher", "Prallmühle", "Prallmuehle", "HSI"],
			"Lodmark M 50": ["trommel", "drum screen", "Siebtrommel"],
			"Lodmark H 15": ["stockpiler", "stacker", "Absetzband"],
			"Lodmark Z 3": ["Schredder", "Häcksler", "Haecksler", "grinder"],
		};
		for (const [name, words] of Object.entries(expected))
			for (const q of words) expect(await found(q), q).toEqual([name]);
		expect((await found("excavator")).sort()).toEqual(["Lodmark E 18", "Lodmark W 140"]);
	});

	test("forgive one mistake, and go together with other words", async () => {
		await addKinds();
		expect(await found("excavater 18")).toEqual(["Lodmark E 18"]);
		expect(await found("telehandlr")).toEqual(["Lodmark T 7"]);
		expect(await found("lodmark wheel loader 280")).toEqual(["Lodmark RL 280"]);
		expect(await found("lodmark wheel loader 281")).toEqual([]);
	});

	test("bring what is called so first, then synonyms; prices are sorted across both", async () => {
		await offer("Quadrox wheel loader", { category: "walzen", subcategory: "", sale_price: "10000" });
		await offer("Quadrox Pneulader", { category: "walzen", subcategory: "", sale_price: "20000" });
		const names = ["Quadrox Pneulader", "Quadrox wheel loader"];
		expect(await found("quadrox pneulader", "newest")).toEqual(names);
		expect(await found("quadrox pneulader", "price-asc")).toEqual(names.toReversed());
	});

	test("lead one way only where they are no equals", async () => {
		await offer("Kompaktlader K 1", { category: "walzen", subcategory: "" });
		await offer("Lodmark", { category: "radlader", subcategory: "" });
		expect(await found("Kompaktlader")).toEqual(["Kompaktlader K 1", "Lodmark"]);
		expect(await found("Radlader")).toEqual(["Lodmark"]);
	});

	test("are not found within other words: neither the loader in a low loader, nor the new in a Neuson", async () => {
		await offer("Tieflader 40", { category: "walzen", subcategory: "" });
		await offer("Hofmulde Darmstadt", { category: "walzen", subcategory: "", location: "Neustadt" });
		await offer("Walzwerk und Bandsäge", { category: "shredder", subcategory: "" });
		for (const q of ["wheel loader", "articulated dump truck", "new tieflader", "roller walzwerk", "stockpiler"])
			expect([[], ["Hofmulde Darmstadt"]], q).toContainEqual(await found(q));
		expect(await found("ADT")).toEqual(["Hofmulde Darmstadt"]);
	});

	test("know that a Raupe alone is a dozer, and come to tracked excavators last", async () => {
		await offer("Raupenbagger R 9");
		await offer("Planierraupe 700", { category: "radlader", subcategory: "" });
		expect(await found("Raupe")).toEqual(["Planierraupe 700", "Raupenbagger R 9"]);
		expect(await found("dozer")).toEqual(["Planierraupe 700"]);
	});

	test("know new and used, to buy and to hire", async () => {
		await offer("Lodmark neu", { condition: "neu" });
		await offer("Lodmark alt", { condition: "gebraucht" });
		await offer("Lodmark zum Mieten", { type: "miete", sale_price: "", daily_rate: "90", condition: "gebraucht" });
		expect((await found("used lodmark")).sort()).toEqual(["Lodmark alt", "Lodmark zum Mieten"]);
		expect(await found("excavator hire")).toEqual(["Lodmark zum Mieten"]);
		expect(await found("new excavator")).toEqual(["Lodmark neu"]);
	});

	test("find a make by each of its spellings and series, and what it was called before", async () => {
		await offer("320 GC", { manufacturer: "Caterpillar" });
		await offer("Mobicat MC 110", { manufacturer: "Kleemann" });
		await offer("CAT 308", { manufacturer: "CAT" });
		await offer("LTM", { manufacturer: "Liebherr" });
		await offer("ZX 130", { manufacturer: "Hitachi" });
		await offer("DX 225", { manufacturer: "Doosan" });
		expect(await found("CAT")).toEqual(["CAT 308", "320 GC"]);
		expect((await found("Caterpillar")).sort()).toEqual(["320 GC", "CAT 308"]);
		expect(await found("Liebher")).toEqual(["LTM"]);
		expect(await found("zaxis")).toEqual(["ZX 130"]);
		expect(await found("Develon")).toEqual(["DX 225"]);
		expect(await found("Mobirex")).toEqual(["Mobicat MC 110"]);
		await offer("Lodmark mit Hammer", { category: "shredder", subcategory: "" });
		for (const q of ["Hamm", "Wacker"]) expect(await found(q), "no hammer, no Hacker").toEqual([]);
	});
});
