import { beforeAll, describe, expect, test } from "vitest";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { makeOffer, makeUser } from "../make.ts";
import { expectNoWords, expectWords, plainText } from "../words.ts";

useBuiltSite();

const read = async (search: string, language = "") =>
	plainText(await visitor().page(`${language}/maschinenfinder?${search}`));

const jaw = {
	category: "brecheranlagen",
	subcategory: "brecheranlagen-backenbrecher",
	feed_opening_width: "1100",
	feed_opening_height: "700",
	css_min: "40",
	throughput_max: "350",
	mobility: "raupe",
	width: "2,5",
};
const impact = {
	category: "brecheranlagen",
	subcategory: "brecheranlagen-prallbrecher",
	max_feed_size: "600",
	throughput_max: "300",
};
const hired = { type: "miete", sale_price: "", daily_rate: "700" };
const rubble = "material=bauschutt&tonnes=5000&days=10&lump=500&size=45";

const ids: Record<string, string> = {};
beforeAll(async () => {
	const by = await makeUser();
	const add = async (name: string, words: Record<string, string>) => {
		ids[name] = await makeOffer({ name, subcategory: "", ...words }, { by });
	};
	await add("Backenbrecher Alpha", { ...jaw, name_en: "Jaw crusher Alpha", sale_price: "200000" });
	await add("Prallbrecher Beta", { ...impact });
	await add("Prallbrecher Mietpark", { ...impact, ...hired, throughput_max: "250" });
	await add("Prallbrecher Klein", { ...impact, throughput_max: "40" });
	await add("Prallbrecher Gelöscht", { ...impact });
	await offerRecords.remove(ids["Prallbrecher Gelöscht"]!, by);
	await add("Siebanlage Delta", { category: "siebanlagen", throughput_max: "300" });
});

describe("the machine finder", () => {
	test("names machines whose stated figures are enough, the smallest first, and why", async () => {
		const page = await read(rubble);
		expect(page).toContain("2 passende Maschinen");
		expect(page.indexOf("Prallbrecher Mietpark")).toBeLessThan(page.indexOf("Prallbrecher Beta"));
		expectWords(
			page,
			"83,3 t/h (5.000 t in 10 Arbeitstagen zu 6 Stunden)",
			"mit diesem Material rund 270 t/h (90 %); nötig sind 83,3 t/h.",
			"10 × Tagespreis: 7.000 €, zzgl. MwSt.",
		);
		expectWords(page, "Nimmt Stücke bis 600 mm; Ihr größtes hat 500 mm.", "500 auf 45 mm: für diese Bauart üblich");
		// A jaw makes it nine times smaller at most; 40 t/h are too few.
		// Nor does anybody see what was deleted.
		const others = ["Backenbrecher Alpha", "Prallbrecher Klein", "Siebanlage Delta", "Prallbrecher Gelöscht"];
		expectNoWords(page, ...others);
		const nothing = await read("material=bauschutt&tph=3000");
		expectWords(await read("material=holz&tph=30"), "Zurzeit haben wir dafür keine Maschinen");
		expectWords(nothing, "Das kommt am nächsten", "Schafft zu wenig: bis 300 t/h", "ebenso die Maschinen");
	});

	test("answers nonsense with 400 and words beside the field, keeps it, and computes nothing", async () => {
		const response = await visitor().visit("/maschinenfinder?tonnes=1e9&days=10");
		const page = await response.text();
		expect([response.status, page.includes('value="1e9"')]).toEqual([400, true]);
		expect(plainText(page)).toContain("Bitte wählen Sie das Material.");
		expect(plainText(page)).not.toContain("Anfrage schreiben");
	});

	test("hands the answers and the ticked machines on to the contact form", async () => {
		const page = await visitor().page(`/maschinenfinder?${rubble}&place=Riesa`);
		const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)![1]!;
		expect(value("ids")).toBe(ids["Prallbrecher Mietpark"]);
		const search = new URLSearchParams({ subject: value("subject"), message: value("message"), ids: value("ids") });
		const contact = await visitor().page(`/kontakt?${search}`);
		expectWords(contact, "Maschinenfinder: Bauschutt", "Größte Kantenlänge: 500 mm", "Einsatzort: Riesa");
		expectWords(contact, "Prallbrecher Mietpark");
	});
});
