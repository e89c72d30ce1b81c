import { expect, test } from "vitest";
import { today } from "../../foundation/i18n/format.ts";
import { readSearch, searchedWords, sizesIn } from "./search-grammar.ts";
import type { Limits, ReadSearch } from "./search-terms.ts";

const fiveYearsAgo = Number(today().slice(0, 4)) - 5;
const onSale = { pageType: "kauf", hasWeight: true } as const;

/** "bagger | year 2018– | weight –25000 | miete" */
function inShort({ q, type, condition, price, limits, words, sort }: ReadSearch): string {
	const shown = ([name, { min, max }]: [string, Limits]) => `${name} ${min ?? ""}–${max ?? ""}`;
	const hasPrice = Object.keys(price).length > 0;
	const ranges = [...Object.entries(limits), ...(hasPrice ? [["price", price] as [string, Limits]] : [])];
	const others = Object.entries(words).map(([name, word]) => `${name} ${word}`);
	return [q, ...ranges.map(shown), ...others, type, condition, sort].filter((part) => part !== undefined).join(" | ");
}

test.each([
	// Years
	["Kettenbagger ab 2018 bis 25 t", "Kettenbagger | year 2018– | weight –25000"],
	["Radlader ab 2018 bis 90.000 €", "Radlader | year 2018– | price –90000"],
	["wheeled loaders from 2018", "wheel loaders | year 2018–"],
	["Radlader unter 5000 Std., 4 × 4", "Radlader, 4x4 | hours –5000"],
	["Radlader ab 2018 bis 5.000 h", "Radlader | year 2018– | hours –5000"],
	["wheel loader from 2018 to £90,000", "wheel loader | year 2018– | price –90000"],
	["radlader ab 2000 bis 5000 €", "radlader | price 2000–5000"],
	["ab 2020 walze", "walze | year 2020–"],
	["bagger Bj. 2019 Stufe V", "bagger | year 2019–2019 | emission_stage V"],
	["Baujahr ab 18 radlader", "radlader | year 2018–"],
	["radlader kW unter 100, Bj '18", "radlader | power –100000 | year 2018–2018"],
	["minibagger 300er löffel 2019", "minibagger 300 mm löffel | year 2019–2019"],
	["loader 2020 or newer", "loader | year 2020–"],
	["Tag, suche einen Mietbagger", "bagger | miete"],
	["Pos. 1.2 Radlader nach DIN EN 474 ab Februar 2038", "Radlader"],
	["radlader neuer als 2018", "radlader | year 2018–"],
	["excavators built after 2015", "excavators | year 2016–"],
	["2018 and up", " | year 2018–"],
	["2018 oder älter", " | year –2018"],
	["brecher ab Bj 2015 bis 200000€", "brecher | year 2015– | price –200000"],
	["dumper since 2020", "dumper | year 2020–"],
	// A price beside a figure, "max" behind its amount, words that are no amounts
	["Bagger unter 3 m Grabtiefe bis 30.000", "Bagger | dig_depth –3000 | price –30000"],
	["excavator above 6 m digging depth below 120 000 EUR", "excavator | dig_depth 6000– | price –120000"],
	["jaw crusher 4000 hours max, price under 300k", "jaw crusher | hours –4000 | price –300000"],
	["Bagger mit einem Vorbesitzer", "Bagger mit einem Vorbesitzer"],
	["wheel loader under 2000 per week", "wheel loader under 2000 €/week | miete"],
	["dumper für drei Tage", "dumper | miete"],
	["Mobilbagger ab 23.12.2026 mieten", "Mobilbagger | miete"],
	["Walze vom 1. bis 5. Dezember leihen", "Walze | miete"],
	["Bagger bis 1.5 m³ unter 25.000 €", "Bagger | bucket_volume –1500 | price –25000"],
	["Brecher am Tag der offenen Tür", "Brecher Tag der offenen Tür"],
	["3 Stück Radlader, aber kein neuer", "Radlader | gebraucht"],
	["bagger fünf komma sechs meter grabtiefe", "bagger | dig_depth 5600–"],
	["baujahr ab zweitausendzwanzig radlader", "radlader | year 2020–"],
	// Prices
	["minibagger unter 30.000", "minibagger | price –30000"],
	["radlader 84 5OO", "radlader | price 76050–92950"],
	["unter 20.000€ minibagger", "minibagger | price –20000"],
	["Maschine für 20.000 €", " | price 18000–22000"],
	["radlader achtzig neunzigtausend", "radlader | price 80000–90000"],
	["bühne < 90 €", "bühne | price –90 | miete"],
	["112.000", " | price 100800–123200"],
	["bagger 25.000,-", "bagger | price 22500–27500"],
	["bagger 100k", "bagger | price 90000–110000"],
	["crusher below 200 grand", "crusher | price –200000"],
	["dumper 14.12-16.12", "dumper"],
	["Radlader unter 100T€", "Radlader | price –100000"],
	["minibagger 5-20 tsd", "minibagger | price 5000–20000"],
	["minibagger 5k to 20k", "minibagger | price 5000–20000"],
	["Radlader neu gebuchst", "Radlader gebuchst"],
	["minibagger between €5,000 and €20,000", "minibagger | price 5000–20000"],
	// Sizes
	["Bagger bis 10 t unter 60.000 €", "Bagger | weight –10000 | price –60000"],
	["walze 5-7 t", "walze | weight 5000–7000"],
	["walze weniger als 7.000 kg", "walze | weight –7000"],
	["Radlader ab 100 kW", "Radlader | power 100000–"],
	["2 mini excavators", "mini excavators"],
	["Welcher Bagger gräbt 6 m tief", "Bagger | dig_depth 6000–"],
	["Bagger mit niedrigen Stunden", "Bagger | hours –3000"],
	["brecher ab 200 t/h", "brecher | throughput 200–"],
	["brecher 300 tph", "brecher | throughput 300–"],
	["brecher 300 t/h oder mehr", "brecher | throughput 300–"],
	["brecher ca. 300 t/h", "brecher ca. 300 t/h"],
	["dumper bis 9 t", "dumper | payload –9000"],
	["Teleskoplader ab 3,5 t bis 17 m", "Teleskoplader | lift_capacity 3500– | lift_height –17000"],
	["loading shovel from 3 cubes", "loading shovel | bucket_volume 3000–"],
	["Radlader Kipplast ab 12 t", "Radlader | tipping_load 12000–"],
	["Haldenband ab 20 m", "Haldenband | conveyor_length 20000–"],
	["Walze unter 40 Zoll breit", "Walze | drum_width –1016"],
	["Bühne ab 17 m, ADT bis 30 t", "Bühne, ADT | lift_height 17000– | payload –30000"],
	["radlader 40 km/h", "radlader | max_speed 40–"],
	["Radlader mind. 2,5 m³", "Radlader | bucket_volume 2500–"],
	["hp 175 loader ab 2 cu m", "175 hp loader | bucket_volume 2000–"],
	["Bagger unter 5 tsd Stunden", "Bagger | hours –5000"],
	["no more than 5000 hours excavator", "excavator | hours –5000"],
	// As people ask
	["bagger bj 2018 aufwärts", "bagger | year 2018–"],
	["Bagger nicht älter als 2018", "Bagger | year 2018–"],
	["radlader bj18", "radlader | year 2018–2018"],
	["2020er Radlader", "Radlader | year 2020–2020"],
	["Bagger Bj 2018/2019", "Bagger | year 2018–2019"],
	["Bagger EZ 2019", "Bagger | year 2019–2019"],
	["max 5 jahre alt radlader", `radlader | year ${fiveYearsAgo}–`],
	["loader not older than 5 years", `loader | year ${fiveYearsAgo}–`],
	["kl. Bagger (u. Walze) z. Kauf kleiner gleich 100.000", "Bagger und Walze | price –100000 | kauf"],
	["bagger bis ca. 100.000 €", "bagger | price –100000"],
	["Radlader 80-90.000", "Radlader | price 80000–90000"],
	["Bagger 112 TEUR", "Bagger | price 100800–123200"],
	["Bagger Preis 112.000", "Bagger | price 100800–123200"],
	["Preis bis 90000 Radlader", "Radlader | price –90000"],
	["Radlader 25.000 VB", "Radlader | price 22500–27500"],
	["maschinen bis 25000", " | price –25000"],
	["Ich suche einen gebrauchten Minibagger bis 30.000 Euro", "Minibagger | price –30000 | gebraucht"],
	["I'm looking for a jaw crusher 900 x 600 mm", "jaw crusher 900x600"],
	["I need a mini digger weekly hire 2 weeks", "mini digger | miete"],
	["was kostet ein minibagger am tag", "minibagger | miete"],
	["minibagger tagesmiete", "minibagger | miete"],
	["Radlader neu oder gebraucht", "Radlader"],
	["Welches Baujahr, Bagger nicht zu alt", "Bagger"],
	["Mobilbagger Baujahr: 2020, Betriebsstunden: 5210", "Mobilbagger, 5210 h | year 2020–2020"],
	["150 kW Radlader oder mehr", "Radlader | power 150000–"],
	["Bagger zw. 2015 u. 2020", "Bagger | year 2015–2020"],
	["Radlader bis 90 mille", "Radlader | price –90000"],
	["Minibagger KW 50 2039 ab dem 15. von 8 bis 16 Uhr", "Minibagger"],
	["Leistung kW 75", "Leistung 75 kW"],
	["Radlader für Anfang März", "Radlader"],
	["Siebanlage Raupe", "Siebanlage raupenmobil"],
	["Bagger zwischen fünfzig und hundertfünfzigtausend", "Bagger | price 50000–150000"],
	["Bagger um die 100000", "Bagger | price 90000–110000"],
	["koparka do 30000 euro", "koparka | price –30000"],
	["Mini Radlader nicht neu", "Radlader | gebraucht"],
	["Tel. 0351 123: würde gern für unsere Baustelle Maschinen aus 2018", " | year 2018–2018"],
	["Stufe 5 Bagger neuer wie 2018", "Bagger | year 2018– | emission_stage V"],
	["Tier 4 final excavator bj 18 oder 19", "excavator | year 2018–2019 | emission_stage IV"],
	["Brecher mit Magnet und Rückführband", "Brecher | magnet ja | return_conveyor ja"],
	["Teleskoplader Reichweite mindestens 12 m", "Teleskoplader | max_reach 12000–"],
	["3-Deck-Sieb", "Sieb | decks 3–3"],
	["Brecher 300 Tonnen die Stunde", "Brecher | throughput 300–"],
	["Bagger mehr als 5000 Stunden", "Bagger | hours 5000–"],
	["crusher before 2017", "crusher | year –2016"],
	["Dumper unter 60.000?", "Dumper | price –60000"],
	["used machines under 50,000 euros", " | price –50000 | gebraucht"],
	["Guten Tag, haben Sie alle Bagger zum Mieten?", "Bagger | miete"],
	["Bagger 1000 € die Woche", "Bagger 1000 €/Woche | miete"],
	["Bagger ab Baujahr zwanzig w/o Magnet 115 am Tag", "Bagger without Magnet | year 2020– | price –115 | miete"],
	["Brecher ohne Magnet, nicht verfügbar", "Brecher ohne Magnet"],
	["in stock wheel loader", "wheel loader | available ja"],
	["neuwertige Walze verfügbar", "Walze | hours –3000 | available ja"],
	["Radlader unter 90.000 ab 2017", "Radlader | year 2017– | price –90000"],
	["Radlader 129kw 2018", "Radlader 129kw | year 2018–2018"],
	["Bagger mit neuem Löffel kaufen oder mieten", "Bagger mit Löffel | alle"],
	["Brecher ab 9 Kilowatt 0,2–0,3 Mio, 400 Volt", "Brecher, 400V | power 9000– | price 200000–300000"],
	["Bagger Betriebsstunden 5000-7000", "Bagger | hours 5000–7000"],
	["Baujahr 2018 bis 2020 Betriebsstunden bis 5000", " | year 2018–2020 | hours –5000"],
	["Radlader Preis bis 90000 Betriebsstunden bis 7000", "Radlader | hours –7000 | price –90000"],
	["unter 7000 Betriebsstunden bis 90.000", " | hours –7000 | price –90000"],
	["Angebots-Nr. 39", "39"],
	["Haldenband 15 m Abwurf mindestens 6 m", "Haldenband 15 m | discharge_height 6000–"],
	["Radlader Schaufelinhalt ab 2,8 m³", "Radlader | bucket_volume 2800–"],
	["Bagger Reichweite ab 9 m und Grabtiefe ab 6 m", "Bagger | reach 9000– | dig_depth 6000–"],
	["excavator max reach 9 m digging depth 6 m", "excavator | reach 9000– | dig_depth 6000–"],
	["Bagger 20 t Grabtiefe 6 m Reichweite 9 m", "Bagger 20 t | dig_depth 6000– | reach 9000–"],
	["Bagger 9 m Reichweite, 6 m Grabtiefe", "Bagger | reach 9000– | dig_depth 6000–"],
	["Haldenband Abwurfhöhe 8 m Länge ab 20 m", "Haldenband | discharge_height 8000– | conveyor_length 20000–"],
	["Bagger keinesfalls über 110.000 Euro", "Bagger | price –110000"],
	["Minibagger nicht teurer als 30.000 €", "Minibagger | price –30000"],
	["Radlader niemals über 5000 h", "Radlader | hours –5000"],
	["Radlader Baujahr zwanzig einundzwanzig", "Radlader | year 2021–2021"],
	["Leasing Brecher 60 Monate", "Brecher"],
	["Minibagger Rate unter 500 im Monat", "Minibagger"],
	["crusher from 7 to 21 December", "crusher"],
	["Kegelbrecher verfügbar auf Anfrage", "Kegelbrecher"],
	["Bagger bis 2010 oder ab 2020", "Bagger | year –2010"],
	["Bagger unter 30.000 oder über 100.000 €", "Bagger | price –30000"],
	["Bagger 2018 oder 2020", "Bagger | year 2018–2020"],
	["Teleskoplader bis 50.000 oder auf Anfrage", "Teleskoplader | price –50000"],
	["Kies sieben drei Fraktionen", "Kies sieben | fractions 3–3"],
	["Bagger sieben Meter Grabtiefe", "Bagger | dig_depth 7000–"],
	["Bagger weder neu noch Minibagger", "Bagger nicht Minibagger | gebraucht"],
	["Brecher Verschleißteile neu", "Brecher Verschleißteile"],
	["new rubber tracks mini excavator", "rubber tracks mini excavator"],
	["Radlader ab Jänner 2021", "Radlader | year 2021–"],
	["Radlader EZ 03/2021", "Radlader | year 2021–2021"],
	["Bagger Tiefe 6 m", "Bagger | dig_depth 6000–"],
	["Radlader mit einer Geschwindigkeit von mindestens 38 km/h", "Radlader | max_speed 38–"],
	["Teleskoplader Höhe 17 m", "Teleskoplader | lift_height 17000–"],
	["bagger unter 7000 betriebstunden", "bagger | hours –7000"],
	["Radlader bis Fr. 100'000.-", "Radlader | price –100000"],
	["Minibagger 500 € für eine Woche", "Minibagger 500 €/Woche | miete"],
	["what is the price of KB 470", "KB 470"],
	["Bagger Raum Dresden ab nächster Woche", "Bagger | miete"],
	["Teleskoplader mindestens 3 t bei voller Höhe", "Teleskoplader bei | capacity_at_height 3000–"],
	["günstigster bagger", "bagger | price-asc"],
	["jüngster bagger", "bagger | year-desc"],
	// Figures that lists have no filter for stay words
	["Teleskoplader unter 3 m breit", "Teleskoplader unter 3 m breit"],
	["Teleskoplader unter 2,5 m hoch", "Teleskoplader unter 2,5 m hoch"],
	["Teleskoplader ab 17 m hoch", "Teleskoplader hoch | lift_height 17000–"],
	["Bagger transportbreite unter 2,55", "Bagger transportbreite unter 2,55 m"],
	["Bagger Laufwerk über 70 %", "Bagger Laufwerk über 70 %"],
	["Brecher Spalt 40 mm", "Brecher Spalt 40 mm"],
	// A named figure's own unit
	["Haldenband Gurtbreite ab 800", "Haldenband | belt_width 800–"],
	["Bagger Grabtiefe 6", "Bagger | dig_depth 6000–"],
	["Teleskoplader Hubhöhe 17 2019", "Teleskoplader | lift_height 17000– | year 2019–2019"],
	// Dictation
	["Bagger bis fünfundzwanzig Tonnen", "Bagger | weight –25000"],
	["Radlader unter fünfzig tausend Euro", "Radlader | price –50000"],
	["crusher below two hundred and fifty thousand euros", "crusher | price –250000"],
	["Walze zweieinhalb bis drei Tonnen", "Walze | weight 2500–3000"],
	["Walze glatte Bandage 2019, one to buy", "Walze glatte Bandage, one | year 2019–2019 | kauf"],
	// The deal
	["gebrauchte Walze 7t", "Walze 7t | gebraucht"],
	["brand new excavator", "excavator | neu"],
	["New Holland", "New Holland"],
	["crusher for hire", "crusher | miete"],
	["radlader mieten woche", "radlader | miete"],
	["Bagger zum Mieten pro Tag bis 200", "Bagger | price –200 | miete"],
	["screener two weeks", "screener | miete"],
	["Bagger für 3 Tage bis 200", "Bagger | price –200 | miete"],
	["walze kaufen", "walze | kauf"],
	["gebr. walze", "walze | gebraucht"],
	// None of these
	["E 2018", "E 2018"],
	["2019", "2019"],
	["jx 110-2", "jx 110-2"],
	["rl 280 und rl 300", "rl 280 und rl 300"],
	["Volvo L 90 H", "Volvo L 90 H"],
	["ab Werk 5000", "ab Werk 5000"],
	["sieb bis 3000 m³/h", "sieb bis 3000 m³/h"],
	["sieb 10-20 mm", "sieb 10-20 mm"],
	["Mietpark-Bagger", "Mietpark-Bagger"],
	["dumper preis max. hunderttausend", "dumper | price –100000"],
	["brecher bis 1/4 Million", "brecher | price –250000"],
	["2 kegelbrecher", "kegelbrecher"],
	["radlader 30.12.-2.1.", "radlader"],
	["brecher aufgabegröße bis 900mm", "brecher | max_feed_size 900–"],
	[";", ";"],
])("a search is read: %j", (typed, meant) => {
	expect(inShort(readSearch(typed, onSale))).toBe(meant);
});

test("a small price is one where machines are for hire, and tonnes stay words where nobody may filter by them", () => {
	const read = (typed: string, reading: Partial<typeof onSale> | { pageType: "miete" } | { hasWeight: false }) =>
		inShort(readSearch(typed, { ...onSale, ...reading }));
	expect(read("minibagger bis 150", {})).toBe("minibagger bis 150");
	expect(read("minibagger bis 150", { pageType: "miete" })).toBe("minibagger | price –150");
	expect(read("bagger unter 30.000 €", { pageType: "miete" })).toBe("bagger | price –30000 | kauf");
	expect(read("bagger ab 2018 bis 25 t", { hasWeight: false })).toBe("bagger bis 25 t | year 2018–");
});

const sizes = (q: string) => [searchedWords(q).trim(), ...sizesIn(q).map(({ value }) => Math.round(value))];

test("however often a number word is repeated, it is read", () => {
	for (const one of ["vierzehn", "vierzehn ", "fünfzehn-"])
		expect(readSearch(one.repeat(40), { pageType: "kauf", hasWeight: true }).q).toContain("zehn");
});

test("numbers with a unit are sizes, and no words of a search", () => {
	for (const q of [
		"walze 7t",
		"walze 7 t",
		"7 T walze",
		"walze 7000 kg",
		"walze 7.000 kg",
		"walze ca. 7 Tonnen",
		"7-Tonner walze",
		"7 ton walze",
		"walze 5-7t",
		"walze 5 bis 7 t",
	])
		expect(sizes(q), q).toEqual(["walze", 7000]);
	expect(sizesIn("walze 5 bis 7 t")[0]!.typed, "shown as typed").toBe("5 bis 7 t");
	expect(sizes("Bagger bis 300 €/Woche"), "a price that no list has").toEqual(["Bagger", 300]);
	expect(sizes("schmaler bagger unter 2,5 m breit")).toEqual(["bagger", 2500]);
	for (const q of ["handler 7 m", "handler 700 cm", "handler 7000 mm", "handler with 7 metres"])
		expect(sizes(q), q).toEqual(["handler", 7000]);
	expect(sizes("bagger 150 PS 5000 Std")).toEqual(["bagger", 110_325, 5000]);
	for (const q of ["kleinste walze bobcat", "small walze bobcat"]) expect(sizes(q)).toEqual(["walze bobcat", 0, 0]);
	expect(sizes("bagger 1,2 m³ 5000 h")).toEqual(["bagger", 1200, 5000]);
	expect(sizes("walze " + "7 t ".repeat(4000))).toEqual(["walze", 7000, 7000, 7000]);
	for (const q of [
		"PC 210",
		"JCB 3CX",
		"320 D",
		"A 918",
		"Volvo L 90 H",
		"volvo l90h",
		"Cat 320 L",
		"966 M",
		"JX-110 t",
	])
		expect(sizes(q), q).toEqual([q]);
});

test("fillers are no words, unless nothing else is", () => {
	for (const q of ["brecher für Beton", "brecher auf Beton", "a brecher on Beton", "kleiner brecher Beton"])
		expect(searchedWords(q).trim().split(/\s+/), q).toEqual(["brecher", "Beton"]);
	expect(searchedWords("mit")).toBe("mit");
});
