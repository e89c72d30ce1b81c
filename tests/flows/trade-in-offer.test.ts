import { describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { pictureStore } from "#app/media/storage/picture-stores.server.ts";
import { signedInAs, useBuiltSite, visitor } from "../app.ts";
import { makeRequest, pictureBytes } from "../make.ts";

useBuiltSite();

const words = {
	make: "Liebherr",
	model: "R 920",
	year: "2014",
	hours: "6.500",
	condition: "Löffelbolzen ausgeschlagen\nsonst gut",
	name: "Erika Mustermann",
	email: "erika@example.com",
	privacy_agreed: "true",
};

describe("an offer made from a machine in part exchange", () => {
	test("is a draft with its data and copies of its photos, which stay when the request is deleted; the request's page leads to it", async () => {
		const form = new FormData();
		for (const [name, value] of Object.entries(words)) form.append(name, value);
		for (const name of ["vorn.jpg", "hinten.jpg"])
			form.append("photo", new File([new Uint8Array(await pictureBytes())], name, { type: "image/jpeg" }));
		expect((await visitor().visit("/inzahlungnahme", { form })).status).toBeLessThan(400);
		const { id } = await db().selectFrom("Kontaktanfragen_Archiv").select("id").executeTakeFirstOrThrow();
		const sales = await signedInAs("verkauf");
		const page = `/admin/kontakt-anfrage/${id}`;
		expect(await sales.page(page)).toContain("Angebot aus Inzahlungnahme anlegen");
		const made = await sales.visit(`${page}/angebot`, { form: {} });
		const editor = made.headers.get("Location")!;
		const offer = await db().selectFrom("Angebote").selectAll().where("id", "=", editor.split("/").at(-1)!).execute();
		expect(offer).toMatchObject([
			{
				name: "Liebherr R 920",
				manufacturer: "Liebherr",
				model: "R 920",
				year_of_construction: 2014,
				operating_hours: 6500,
				description: "Löffelbolzen ausgeschlagen\nsonst gut",
				state: "draft",
			},
		]);
		// A second click, or a colleague's page of before, is led to the same offer.
		const again = await sales.visit(`${page}/angebot`, { form: { known: "" } });
		expect(again.headers.get("Location")).toBe(editor);
		expect(await sales.page(page)).toMatch(
			/Angebot aus dieser Maschine:.*Liebherr R 920.*Noch ein Angebot daraus anlegen/s,
		);
		await db().deleteFrom("Kontaktanfragen_Archiv").execute();
		await db().deleteFrom("pictures").where("owner_kind", "=", "request").execute();
		const own = await db().selectFrom("pictures").select(["id", "path"]).where("owner_id", "=", offer[0]!.id).execute();
		expect(own).toHaveLength(2);
		for (const { path: file } of own) {
			expect(file).toMatch(/^angebot-bilder\//);
			expect(await pictureStore().exists(file)).toBe(true);
		}
		expect(await sales.page(editor)).toContain(own[0]!.id);
	});

	test("is not offered for other requests, nor made", async () => {
		const id = await makeRequest({ message: "Hersteller gesucht" });
		const sales = await signedInAs("verkauf");
		expect(await sales.page(`/admin/kontakt-anfrage/${id}`)).not.toContain("Angebot aus Inzahlungnahme anlegen");
		expect((await sales.visit(`/admin/kontakt-anfrage/${id}/angebot`, { form: {} })).status).toBe(404);
	});
});
