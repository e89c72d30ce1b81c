import { beforeAll, describe, expect, test } from "vitest";
import type { SuggestionAnswer } from "#app/site/search/suggestion.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { makeOffer, makePicture, makeUser } from "../make.ts";
import { setRow } from "../rows.ts";

useBuiltSite();

const suggested = async (q: string, { type = "kauf", at = "" } = {}) => {
	const response = await visitor().visit(`${at}/angebot/vorschlaege?${new URLSearchParams({ q, type })}`);
	expect(response.status).toBe(200);
	const { groups } = (await response.json()) as SuggestionAnswer;
	return Object.fromEntries(
		groups.map(({ label, options }) => [label, options.map(({ label }) => label.replace("\u00a0", " "))]),
	);
};

beforeAll(async () => {
	const by = await makeUser();
	const picture = await makePicture(by);
	const pictures = [{ id: picture.id, alt: "Seite", alt_en: "" }];
	await makeOffer({ name: "Felsmann RL 9", name_en: "Felsmann loader", category: "radlader", subcategory: "", manufacturer: "Felsmann" }, { by, pictures }); // prettier-ignore
	await makeOffer({ name: "Nordhammer E 18", subcategory: "bagger-minibagger", manufacturer: "Nordhammer" }, { by });
	const rental = { type: "miete", sale_price: "", daily_rate: "90", category: "walzen", subcategory: "" };
	await makeOffer({ name: "Felsmann V 120", manufacturer: "Felsmann", ...rental }, { by });
});

describe("the suggestions for a search", () => {
	test("are makes, categories and machines, by the words of both languages and the trade", async () => {
		expect(await suggested("fels")).toEqual({
			Hersteller: ["Felsmann"],
			Maschinen: ["Felsmann RL 9", "Felsmann V 120"],
		});
		expect(await suggested("radl")).toEqual({ Kategorien: ["Radlader"], Maschinen: ["Felsmann RL 9"] });
		for (const q of ["wheel loa", "radlader 17"])
			expect(await suggested(q), q).toEqual({ Kategorien: ["Radlader"], Maschinen: ["Felsmann RL 9"] });
		expect((await suggested("ag")).Kategorien, "not a part of a name").toBeUndefined();
		expect(await suggested("mini exc", { at: "/en" })).toMatchObject({ Categories: ["Mini excavators"] });
		expect(await suggested("felsm", { at: "/en" })).toMatchObject({ Machines: ["Felsmann loader", "Felsmann V 120"] });
	});

	test("show of each machine its price and its picture", async () => {
		const answer = await (await visitor().visit("/angebot/vorschlaege?q=felsm&type=alle")).json();
		const { options } = (answer as SuggestionAnswer).groups.at(-1)!;
		const machines = options.map(({ note, machine }) => ({
			note,
			...machine,
			price: machine?.price.replaceAll("\u00a0", " "),
		}));
		expect(machines).toEqual([
			{ note: "Mieten", price: "90 € pro Tag, zzgl. MwSt.", picture: null },
			{ note: "Kaufen", price: "85.000 €, zzgl. MwSt.", picture: expect.stringMatching(/^\/media\/.+w=240/) },
		]);
	});

	test("show nothing that visitors do not see, at once", async () => {
		const name = "Geheimnisträger";
		const offer = await makeOffer({ name, manufacturer: "Geheimwerk" });
		expect(await suggested("geheim")).toEqual({ Hersteller: ["Geheimwerk"], Maschinen: [name] });
		await setRow("Angebote", offer, { state: "withdrawn" });
		expect(await suggested("geheim")).toEqual({
			"Keine Maschine gefunden": ["Suchauftrag anlegen", "Ersatzteile oder Reparatur? Zum Service"],
		});
		expect(await suggested("RL 777")).toMatchObject({ "Das kommt Ihrer Suche am nächsten": ["Felsmann RL 9"] });
		for (const q of ["geh", "mieten"]) expect(await suggested(q), "the beginning of a search").toEqual({});
		expect(await suggested("radlader ohne")).toEqual({ Kategorien: ["Radlader"], Maschinen: ["Felsmann RL 9"] });
		expect(await suggested("Inzahlungnahme")).toEqual({ Seiten: ["Maschine in Zahlung geben"] });
	});
});
