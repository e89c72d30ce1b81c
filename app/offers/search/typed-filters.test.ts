import { describe, expect, test } from "vitest";
import { listFilters } from "../list/known-filters.ts";
import { readOfferFilter } from "../list/list-address.ts";
import { type Known, typedFilters } from "./typed-filters.ts";

const known: Known = {
	isInName: (number) => number === "2008",
	isPhrase: (words) => words.toLowerCase() === "new holland",
	isWord: (word) => /^(bagger|radlader)$/i.test(word),
	range: (name) => listFilters.filter((one) => one.kind === "range").find((one) => one.name === name),
};
const meant = (q: string, about = known) =>
	typedFilters(readOfferFilter(new URLSearchParams({ q }), "kauf", listFilters), about, 2026);
const said = (q: string) => {
	const { q: words, limits, condition, type } = meant(q).filter;
	return { words, ...limits, ...(condition !== "alle" && { condition }), ...(type !== "kauf" && { type }) };
};

describe("words of a search become filters", () => {
	test.each([
		["bagger 2019", { words: "bagger", year_min: 2019, year_max: 2019 }],
		["Bj. 2019 bagger", { words: "bagger", year_min: 2019, year_max: 2019 }],
		["bagger ab 2019", { words: "bagger", year_min: 2019 }],
		["bagger bis Baujahr 2019", { words: "bagger", year_max: 2019 }],
		["bagger 2015-2019", { words: "bagger", year_min: 2015, year_max: 2019 }],
		["excavator from 2015 to 2019", { words: "excavator", year_min: 2015, year_max: 2019 }],
		["kb 620 (2009)", { words: "kb 620", year_min: 2009, year_max: 2009 }],
		["Baujahr 2008", { words: "", year_min: 2008, year_max: 2008 }],
		["110 kw", { words: "", power_min: 104, power_max: 116 }],
		["radlader ab 110kW", { words: "radlader", power_min: 110 }],
		["150 PS bagger", { words: "bagger", power_min: 104, power_max: 116 }],
		["bagger bis 10t", { words: "bagger", weight_max: 10 }],
		["20to bagger", { words: "bagger", weight_min: 18, weight_max: 22 }],
		["bagger 1,8 t", { words: "bagger", weight_min: 1.6, weight_max: 2 }],
		["bagger 8-10 t", { words: "bagger", weight_min: 8, weight_max: 10 }],
		["brecher 300 t/h", { words: "brecher", throughput_min: 300 }],
		["haldenband 20 m", { words: "haldenband", conveyor_length_min: 18, conveyor_length_max: 22 }],
		["Teleskoplader 14m", { words: "Teleskoplader", lift_height_min: 12, lift_height_max: 16 }],
		["telehandler up to 4 t", { words: "telehandler", lift_capacity_max: 4 }],
		["dumper 6 t", { words: "dumper", payload_min: 5.4, payload_max: 6.6 }],
		["radlader 2-3 m³", { words: "radlader", bucket_volume_min: 2, bucket_volume_max: 3 }],
		["teleskoplader hubhöhe 14 m", { words: "teleskoplader", lift_height_min: 12, lift_height_max: 16 }],
		["teleskoplader mit 4 t tragkraft", { words: "teleskoplader mit", lift_capacity_min: 3.6, lift_capacity_max: 4.4 }],
		["haldenband länger als 20 m", { words: "haldenband", conveyor_length_min: 20 }],
		["haldenband 20 m lang", { words: "haldenband", conveyor_length_min: 18, conveyor_length_max: 22 }],
		["bagger grabtiefe ab 6 m", { words: "bagger", dig_depth_min: 6 }],
		["brecher mindestens 200 tonnen pro stunde", { words: "brecher", throughput_min: 200 }],
		["wheel loader >2m3", { words: "wheel loader", bucket_volume_min: 2 }],
		["less than 3000 hours", { words: "", hours_max: 3000 }],
		["radlader 2018+", { words: "radlader", year_min: 2018 }],
		["loader 2018 or newer", { words: "loader", year_min: 2018 }],
		["bagger unter 5.000 h", { words: "bagger", hours_max: 5000 }],
		["gebrauchter radlader", { words: "radlader", condition: "gebraucht" }],
		["new excavator", { words: "excavator", condition: "neu" }],
		["mieten walze", { words: "walze", type: "miete" }],
		["walze zum Mieten", { words: "walze", type: "miete" }],
		["Mietbagger", { words: "bagger", type: "miete" }],
		["roller for hire", { words: "roller", type: "miete" }],
		["gebrauchte bagger ab 2015 bis 20 t", { words: "bagger", condition: "gebraucht", year_min: 2015, weight_max: 20 }],
	])("%j", (q, filters) => {
		expect(said(q)).toEqual(filters);
	});

	test.each([
		"haldenband 2008",
		"R 2019",
		"HB 2019",
		"KB2019",
		"1899",
		"bagger 2050",
		"rl 2000 l",
		"new holland",
		"mietpark",
		"jx 110",
		'"bagger 2019"',
		"neuson",
		"neun",
		"sieb 80 mm",
		"bagger 6 m",
		"nr 2019",
	])("but not what is rather a name: %j", (q) => {
		expect(meant(q)).toEqual({ filter: expect.objectContaining({ q, limits: {}, condition: "alle", type: "kauf" }), ignored: [] }); // prettier-ignore
	});

	test("and what this reader may not ask for is left out and told", () => {
		const { filter, ignored } = meant("bagger bis 10 t", { ...known, range: () => undefined });
		expect([filter.q, filter.limits, ignored]).toEqual(["bagger", {}, ["bis 10 t"]]);
	});
});
