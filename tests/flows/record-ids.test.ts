import { beforeAll, expect, test } from "vitest";
import { newsRecords } from "#app/news/news-service.server.ts";
import { offerRecords } from "#app/offers/offer-service.server.ts";
import { signedInAs, useBuiltSite, type Visitor } from "../app.ts";
import { makeNews, offerWords } from "../make.ts";

useBuiltSite();

let admin: Visitor & { user: { id: string; email: string } };
let manager: typeof admin;
beforeAll(async () => {
	[admin, manager] = [await signedInAs("admin"), await signedInAs("angebots_admin")];
});

const typed = { version: "1", draft: "0", form: "ein-fenster", ...offerWords };

test("an offer is not added under the id of a news item", async () => {
	const id = await makeNews({ name: "Meine Nummer" });
	for (const button of ["", "stay", "draft"]) {
		const saved = await manager.visit("/admin/angebot-hinzufuegen", {
			form: Object.fromEntries(Object.entries({ ...typed, record: id }).concat([["then", button]])),
		});
		expect(saved.status).toBe(409);
		expect((await saved.text()).includes(offerWords.name!), "what was typed stays").toBe(true);
	}
	expect(await offerRecords.findForEdit(id)).toBeNull();
	expect(await newsRecords.findForEdit(id)).toMatchObject({ name: "Meine Nummer", version: 1 });
});
