import { expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { signedInAs, useBuiltSite, visitor } from "../app.ts";
import { makeOffer } from "../make.ts";

useBuiltSite();

const filled = {
	name: "Erika",
	email: "erika@example.com",
	subject: "Anfrage",
	message: "Ist er noch da?",
	privacy_agreed: "true",
};

test("the enquiry for a machine asks where it is to be brought to, and takes what may be a postcode", async () => {
	const offer = await makeOffer({ name: "Lieferbagger" });
	expect(await visitor().page(`/kontakt?offer=${offer}`)).toContain('name="delivery_postcode"');
	expect(await visitor().page("/kontakt")).not.toContain("delivery_postcode");
	const send = (delivery_postcode: string) =>
		visitor().visit("/kontakt", { form: { ...filled, offer_id: offer, delivery_postcode } });
	for (const word of ["123", "12345678901", "Arnsdorf", "0147<7", "\u0660\u0661\u0664\u0667"]) {
		const refused = await send(word);
		expect(refused.status, word).toBe(400);
		expect(await refused.text()).toContain("Bitte geben Sie eine Postleitzahl mit 4 bis 10 Zeichen ein");
	}
	for (const word of [" 01477 ", "", "sw1a  1aa"]) expect((await send(word)).status, word).toBe(200);
	const found = await db().selectFrom("Kontaktanfragen_Archiv").selectAll().orderBy("nr").execute();
	expect(found.map((row) => row.delivery_postcode)).toEqual(["01477", null, "SW1A 1AA"]);
	const admin = await signedInAs("admin");
	expect(await admin.page(`/admin/kontakt-anfrage/${found[2]!.id}`)).toContain("SW1A 1AA");
	const csv = await (await admin.visit("/admin/kontakt-anfragen/export", { form: { all: "1" } })).text();
	expect(csv).toContain("Lieferung nach PLZ");
	expect(csv).toContain("SW1A 1AA");
});
