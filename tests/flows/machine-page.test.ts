import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { setSaleSettings } from "#app/machines/sale-settings.server.ts";
import { dePapersForm } from "#app/texts/office/de/machines.ts";
import { useBuiltSite, visitor, useStaff } from "../app.ts";
import { fact } from "../heads.ts";
import { makeOffer, offerWords } from "../make.ts";
import { useUser } from "../before.ts";
import { setRow } from "../rows.ts";
import { expectNoWords, expectWords, words } from "../words.ts";

useBuiltSite();

/** A page as it is read: without the marks of React, and with plain spaces. */
const plain = (page: string) => words(page).replace(/[\u00a0\u202f]|&nbsp;/g, " ");

/** A form of the office as a browser without scripts sends it. */
const sent = (path: string, form: Record<string, string>) => admin.visit(path, { form });

const saleForm = { sold_page_days: "60", vat_percent: "19", instalment_months: "60" };

const by = useUser();
const admin = useStaff("admin");
let crusher: string;
const SERIAL = "WMX0815S4711";
const crusherWords = {
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
	previous_owners: "2",
	service_history: "voll",
	equipment: "Funkfernbedienung, Zentralschmierung",
	// Jaw crushers have none; it stays stored.
	payload: "28",
};

beforeAll(async () => {
	crusher = await makeOffer(crusherWords, { by });
});

async function everythingAt(path: string): Promise<string> {
	return plain(await visitor().page(path)) + (await (await visitor().pageData(path)).text());
}

describe("a machine's page", () => {
	test("shows what is known, with units as the language has them, fields that belong together in one row", async () => {
		const page = plain(await visitor().page(`/angebot/detail/${crusher}`));
		expectWords(
			page,
			"Einlauf (Breite × Maulweite)",
			"1.100 × 700 mm",
			"50–170 mm",
			"350 t/h",
			"raupenmobil",
			"Stufe V",
			"60 %",
		);
		expectWords(page, "UVV-Prüfung 03/2026", "Wartung lückenlos belegt", "Zentralschmierung, Funkfernbedienung");
		const english = plain(await visitor().page(`/en/angebot/detail/${crusher}`));
		expectWords(english, "1,100 × 700 mm", "Stage V", "tracked", "automatic greasing, radio remote control");
		expectNoWords(page, "Ein Vorbesitzer", "Windsichter", "Abwurfhöhe", "Nachsieb");
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
	await sent("/admin/einstellungen", { ...saleForm, weight_is_public: "true" });
	for (const path of publicPaths()) expect(await everythingAt(path), path).toMatch(/27[.,]431 t/);
	const page = await visitor().page(`/angebot/detail/${crusher}`);
	expect(page).toContain("26,917 t");
	const weight = { name: "Gewicht", value: "27,431 t" };
	expect(fact(page, "Product").additionalProperty).toContainEqual({ "@type": "PropertyValue", ...weight });
	expect(plain(page)).not.toContain("nur für Mitarbeiter");
	const log = await db().selectFrom("trace").select("changes").where("record_id", "=", "weight_is_public").execute();
	expect(log).toHaveLength(1);
	await sent("/admin/einstellungen", saleForm);
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
	const { weight, dig_depth } = (await offerRecords.findForEdit(id))!;
	expect({ weight, dig_depth }).toEqual({ weight: 1500, dig_depth: 16_000 });
});

const watch = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const framesOf = (response: Response) =>
	/frame-src ([^;]+)/.exec(response.headers.get("Content-Security-Policy")!)![1]!.split(" ");

describe("the video of an offer", () => {
	test("may be framed, and nothing else but the map", async () => {
		const hosts = ["www.openstreetmap.org", "www.youtube-nocookie.com", "player.vimeo.com"];
		expect(framesOf(await visitor().visit("/kontakt"))).toEqual(hosts.map((host) => `https://${host}`));
	});

	test("is a plain link without a script, says who gets data then, and loads nothing by itself", async () => {
		const id = await makeOffer({ video: "https://www.youtube.com/shorts/dQw4w9WgXcQ" });
		const html = await visitor().page(`/angebot/detail/${id}`);
		expect(html).toContain(`href="${watch}"`);
		expect(html).toContain("lädt Ihr Browser etwas von YouTube");
		expect(html).not.toContain("<iframe");
		// The texts come with the page's data, so that its script has them, too.
		expect(html.split("Video abspielen").length).toBeGreaterThan(2);
		expect(html.replace(/<script[^]*?<\/script>/g, "")).not.toContain("youtube-nocookie.com");
	});

	test("is refused in words where it is none, with everything typed still there", async () => {
		const id = await makeOffer();
		const form = { ...offerWords, name: "Neuer Name", video: "javascript:alert(1)", version: "1" };
		const response = await sent(`/admin/angebot-bearbeiten/${id}`, form);
		expect(response.status).toBe(400);
		expectWords(await response.text(), 'value="Neuer Name"', dePapersForm["error.video"].slice(0, 40));
		expect((await offerRecords.findForEdit(id))!.video).toBeNull();
	});
});

test("a card says that the price was reduced, to consumers with the lowest price of the 30 days before, and pages that are kept notice it", async () => {
	const id = await makeOffer({ name: "Gesenkter Bagger", sale_price: "84000" }, { by });
	await makeOffer({ name: "Anderer Bagger", sale_price: "70000" }, { by });
	const cards = async (path: string) => plain(await visitor().page(path));
	const pages = ["/", "/angebot/kaufen"];
	const said = ">Preis gesenkt<";
	for (const path of pages) expect(await cards(path), path).not.toContain(said);
	const { version, ...offer } = (await offerRecords.findForEdit(id))!;
	const reduced = { ...offer, sale_price: 8_000_000, price_reduced: true };
	await offerRecords.change(id, version, reduced as never, { by, pictures: [] });
	for (const path of pages) {
		const page = await cards(path);
		expect(page.split(said), path).toHaveLength(2);
		expect(page).not.toContain("84.000 €");
	}
	await setSaleSettings({ sells_to_consumers: true }, by);
	for (const path of pages) {
		const page = await cards(path);
		expectWords(page, ">95.200 €<", ">inkl. MwSt.<");
		expectNoWords(page, "zzgl. MwSt.");
		expect(page, path).toMatch(/Preis gesenkt<\/b>[^<]*99\.960 €/);
	}
	expect(await cards("/en/angebot/kaufen")).toContain("€99,960");
});

describe("the price on a machine's page", () => {
	/** Without the catalogue of texts at its end. */
	const shownAt = async (path: string) => plain(await visitor().page(path)).split("<footer")[0]!;
	const pageOf = (id: string) => shownAt(`/angebot/detail/${id}`);

	test("is net for businesses, with its gross price and an instalment to open, as the office sets them", async () => {
		const id = await makeOffer({ sale_price: "85000" });
		const hire = await makeOffer({ type: "miete", daily_rate: "300" });
		await sent("/admin/einstellungen", { ...saleForm, vat_percent: "20,5", instalment_rate: "6.9" });
		const page = await pageOf(id);
		expectWords(page, "85.000 €", "Verkauf nur an Unternehmer", "20,5 % MwSt.", "102.425 €");
		expectWords(page, "Monatsrate, 60 Monate", "1.670,74 €", "Unverbindliches Rechenbeispiel", "Jahreszins 6,9 %");
		const hired = await pageOf(hire);
		expectWords(hired, "300 €", "Vermietung nur an Unternehmer", "361,50 € pro Tag");
		expectNoWords(hired, "Monatsrate", "Zwischenverkauf");
		await sent("/admin/einstellungen", saleForm);
		expectNoWords(await pageOf(id), "Monatsrate");
		const refused: [string, string][] = [
			["vat_percent", ""],
			["vat_percent", "31"],
			["instalment_rate", "x"],
			["instalment_months", "5"],
		];
		for (const [name, word] of refused)
			expect((await sent("/admin/einstellungen", { ...saleForm, [name]: word })).status, name).toBe(400);
	});

	test("is the total one wherever consumers buy: page, data for search engines, suggestions, limits of lists", async () => {
		const id = await makeOffer({ name: "Gesamtbagger", sale_price: "85000" });
		await sent("/admin/einstellungen", { ...saleForm, instalment_rate: "6.9", sells_to_consumers: "true" });
		const page = await pageOf(id);
		expectWords(page, ">101.150 €<", ">inkl. MwSt.<", "85.000 € netto");
		expectNoWords(page, "nur an Unternehmer", "Monatsrate", "zzgl.");
		const price = { price: "101150.00", valueAddedTaxIncluded: true };
		expect(fact(await visitor().page(`/angebot/detail/${id}`), "Product").offers).toMatchObject({
			priceSpecification: price,
		});
		expectWords(plain(await visitor().page("/angebot/vorschlaege?q=Gesamtbagger")), "101.150 €, inkl. MwSt.");
		const list = await shownAt("/angebot/kaufen?q=Gesamtbagger&min=101000&max=102000");
		expectNoWords(list, "Keine Maschine passt zu allen Filtern");
	});

	test("is not told once it is sold, neither gross nor as an instalment", async () => {
		const id = await makeOffer({ sale_price: "87654" });
		await setSaleSettings({ instalment_rate: 6.9 }, by);
		for (const sells_to_consumers of [true, false]) {
			await setSaleSettings({ sells_to_consumers }, by);
			await setRow("Angebote", id, { state: "sold", sold_at: new Date().toISOString() });
			expect(await everythingAt(`/angebot/detail/${id}`)).not.toMatch(/87\.?654|104\.?308|172290/);
		}
	});
});

test("a reduced price is said on the machine's page", async () => {
	await setSaleSettings({ sells_to_consumers: true }, by);
	const id = await makeOffer({ sale_price: "85000", price_reduced: "true" });
	await setRow("Angebote", id, { sale_price: 8_000_000, list_price: 8_000_000 });
	const page = plain(await visitor().page(`/angebot/detail/${id}`));
	expectWords(page, "Preis gesenkt", "Niedrigster Preis der letzten 30 Tage: 101.150 €");
});
