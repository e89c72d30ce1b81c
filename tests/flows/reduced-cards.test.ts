import { afterAll, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { offerRecords } from "#app/offers/offer-service.server.ts";
import { setSaleSettings } from "#app/offers/sale-settings.server.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { makeOffer, makeUser } from "../make.ts";

useBuiltSite();

afterAll(async () => {
	await db().deleteFrom("settings").where("name", "in", ["sold_page_days", "sells_to_consumers"]).execute();
});

test("a card says that the price was reduced, to consumers with the lowest price of the 30 days before, and pages that are kept notice it", async () => {
	const by = await makeUser();
	const id = await makeOffer({ name: "Gesenkter Bagger", sale_price: "85000" }, { by });
	await makeOffer({ name: "Anderer Bagger", sale_price: "70000" }, { by });
	const cards = async (path: string) =>
		(await visitor().page(path)).replaceAll("\u00a0", " ").replaceAll("<!-- -->", "");
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
	await setSaleSettings({ soldPageDays: 60, toConsumers: true }, by);
	for (const path of pages) expect(await cards(path), path).toMatch(/Preis gesenkt<\/b>[^<]*85\.000 €/);
	expect(await cards("/en/angebot/kaufen")).toContain("€85,000");
});
