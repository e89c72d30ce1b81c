import { expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { dataAddress, signedInAs, useBuiltSite, visitor } from "../app.ts";
import { makeOffer, offerWords } from "../make.ts";
import { routeAddresses } from "../route-addresses.ts";

useBuiltSite();

/*
 * The sign that PostgreSQL takes in no text becomes U+FFFD before any page of ours reads an address, and is taken out
 * of a form, as is what XML forbids; so a few of them stand for all.
 */

test("a NUL in an address is a page that is not there, on every route that takes a word", async () => {
	const admin = await signedInAs("admin");
	for (const pattern of routeAddresses().filter((pattern) => /:id|\*/.test(pattern))) {
		const path = pattern.replace(/:id|\*/, "a%00b");
		for (const address of [path, dataAddress(path)])
			expect((await admin.visit(address)).status, address).toBeOneOf([202, 302, 404, 405, 410]);
	}
});

test("a NUL in a query makes no page fail", async () => {
	const admin = await signedInAs("admin");
	for (const address of ["/angebot/kaufen?make=%00&%00=1", "/admin/angebote.data?q=%00", "/admin/verlauf?von=%00"])
		expect((await admin.visit(address)).status, address).toBe(200);
	expect((await admin.visit("/angebot/kaufen?q=a%00b")).status).toBe(400);
});

test("what nobody types is taken out of a form of the office or of a visitor, with or without files", async () => {
	const admin = await signedInAs("admin");
	const id = await makeOffer();
	const form = { ...offerWords, version: "1", name: "Bag\0\u0008ger\ufffe", "na\0": "x", intent: "\0" };
	expect((await admin.visit(`/admin/angebot-bearbeiten/${id}`, { form })).status).toBe(302);
	const parts = new FormData();
	for (const [name, value] of Object.entries({ ...form, version: "2", model: "J\u001bX" })) parts.append(name, value);
	expect((await admin.visit(`/admin/angebot-bearbeiten/${id}`, { form: parts })).status).toBe(302);
	expect(await db().selectFrom("Angebote").select(["name", "model"]).where("id", "=", id).executeTakeFirst()).toEqual({
		name: "Bagger",
		model: "JX",
	});

	const words = {
		name: "Eri\0ka",
		email: "erika@example.com",
		subject: "Fra\0ge",
		message: "Ist er\0 noch\tda?\r\nJa",
	};
	const sent = await visitor().visit("/kontakt", { form: { ...words, privacy_agreed: "true" } });
	expect(sent.status).toBe(200);
	expect(await db().selectFrom("Kontaktanfragen_Archiv").select("message").execute()).toEqual([
		{ message: "Ist er noch\tda?\nJa" },
	]);
});
