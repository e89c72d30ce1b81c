import { beforeAll, expect, test } from "vitest";
import { db, now } from "#app/database/client.server.ts";
import { dataAddress, outcome, signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeOffer } from "../make.ts";
import { expectNoWords, expectWords, words } from "../words.ts";

useBuiltSite();

let admin: Visitor;
beforeAll(async () => {
	admin = await signedInAs("admin");
});

const SETTINGS = "/admin/einstellungen/preise";
const all = { vat_rate: "19", instalment_rate: "4,9", instalment_months: "48", instalment_deposit: "20" };
const set = (more: Record<string, string>) => admin.visit(SETTINGS, { form: { ...all, ...more } });
const told = async (id: string) => {
	const address = `/angebot/detail/${id}`;
	const page = await visitor().page(address);
	return {
		page: words(page.replace(/<script.*?<\/script>/gs, "")),
		data: await (await visitor().visit(dataAddress(address))).text(),
	};
};

test("a price is explained on a tap, once the dealer wants it, with all that the law asks for", async () => {
	const id = await makeOffer({ sale_price: "49000" });
	expect(await outcome(await set({}))).toBe(`→ ${SETTINGS}`);
	const before = await told(id);
	expectNoWords(before.page, "Brutto", "58.310");
	expectNoWords(before.data, "5831000");
	expect(await outcome(await set({ price_explained: "true" }))).toBe(`→ ${SETTINGS}`);
	const { page } = await told(id);
	const details = /<details[^>]*>(?:(?!<\/details>).)*Brutto und Monatsrate.*?<\/details>/s
		.exec(page)![0]
		.replace(/<[^>]+>/g, " ");
	expect(details.replace(/[\s\u00a0]+/g, " ")).toContain(
		"zzgl. 19 % MwSt. 9.310 € Preis inkl. 19 % MwSt. 58.310 € Monatsrate, unverbindliches Beispiel Anzahlung (20 %) 11.662 € Nettodarlehensbetrag 46.648 € Laufzeit 48 Monatsraten Effektiver Jahreszins 4,9 % Gebundener Sollzins im Jahr 4,79 % Monatsrate 1.069,91 € Gesamtbetrag der Raten 51.355,68 € Unverbindliches Beispiel, kein Kreditangebot.",
	);
	expectWords(
		words(await admin.page("/admin/verlauf")),
		"Bruttopreis und Monatsrate gezeigt",
		"Effektiver Jahreszins in %",
	);
	await set({ price_explained: "true", instalment_rate: "", instalment_months: "" });
	const gross = (await told(id)).page;
	expectWords(gross, "Bruttopreis", "58.310");
	expectNoWords(gross, "Monatsrate");
});

test("machines for hire, without a price, or sold have nothing to explain", async () => {
	await set({ price_explained: "true" });
	const ids = [
		await makeOffer({ type: "miete", sale_price: "", daily_rate: "95" }),
		await makeOffer({ price_on_request: "true", sale_price: "" }),
		await makeOffer({ sale_price: "49000" }),
	];
	const sold = { state: "sold" as const, sold_at: now() };
	await db().updateTable("Angebote").set(sold).where("id", "=", ids[2]!).execute();
	for (const id of ids) {
		const { page, data } = await told(id);
		expectNoWords(page, "Brutto");
		expect(data).not.toContain("5831000");
	}
});

test("a percentage that is none is refused beside its field, and what was typed stays", async () => {
	const refused = await set({ vat_rate: "190", instalment_months: "" });
	const page = words(await refused.text());
	expect(refused.status).toBe(400);
	expectWords(page, "Bitte prüfen Sie diesen Prozentsatz", 'value="190"', "Zu einer Rate gehören");
});
