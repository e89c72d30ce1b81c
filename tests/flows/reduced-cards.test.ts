import { afterAll, expect, test } from "vitest";
import { collections } from "#app/back-office/collections/collections.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { setSaleSettings } from "#app/machines/sale-settings.server.ts";
import { signedInAs, useBuiltSite, visitor } from "../app.ts";
import { makeOffer, makeUser } from "../make.ts";
import { expectNoWords, expectWords, words } from "../words.ts";
import { setRow } from "../rows.ts";

useBuiltSite();

afterAll(async () => {
	await db().deleteFrom("settings").where("name", "in", ["sold_page_days", "sells_to_consumers"]).execute();
});

test("a card says that the price was reduced, to consumers with the lowest price of the 30 days before, and pages that are kept notice it", async () => {
	const by = await makeUser();
	const id = await makeOffer({ name: "Gesenkter Bagger", sale_price: "85000" }, { by });
	await makeOffer({ name: "Anderer Bagger", sale_price: "70000" }, { by });
	const cards = async (path: string) => words((await visitor().page(path)).replaceAll("\u00a0", " "));
	const pages = ["/", "/angebot/kaufen"];
	const said = ">Preis gesenkt<";
	for (const path of pages) expect(await cards(path), path).not.toContain(said);
	const { version, ...offer } = (await offerRecords.findForEdit(id))!;
	const reduced = { ...offer, sale_price: 8_000_000, price_reduced: true };
	await offerRecords.change(id, version, reduced as never, { by, pictures: [] });
	for (const path of pages) {
		const page = await cards(path);
		expect(page.split(said), path).toHaveLength(2);
		expect(page).not.toContain("85.000 €");
	}
	await setSaleSettings({ sold_page_days: 60, sells_to_consumers: true }, by);
	for (const path of pages) expect(await cards(path), path).toMatch(/Preis gesenkt<\/b>[^<]*85\.000 €/);
	expect(await cards("/en/angebot/kaufen")).toContain("€85,000");
});

test("a reduced price is said on the machine's page, and the history of prices on its form alone", async () => {
	await setSaleSettings({ sold_page_days: 60, sells_to_consumers: true }, await makeUser());
	const id = await makeOffer({ sale_price: "85000", price_reduced: "true" });
	await setRow("Angebote", id, { sale_price: 8_000_000, list_price: 8_000_000 });
	const page = words(await visitor().page(`/angebot/detail/${id}`)).replaceAll(/[\u00a0\u202f]/g, " ");
	expectWords(page, "Preis gesenkt", "Niedrigster Preis der letzten 30 Tage: 85.000 €");
	expectNoWords(page, "Preisverlauf");
	const form = words(await (await signedInAs("verkauf")).page(collections.offer.office.edit + id)).replaceAll(
		/[\u00a0\u202f]/g,
		" ",
	);
	expectWords(form, "Preisverlauf", "85.000 €", "80.000 €");
});
