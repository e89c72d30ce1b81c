import { expect, test } from "vitest";
import { newsRecords } from "#app/news/news-service.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { useBuiltSite, useStaff } from "../app.ts";
import { makeNews, offerWords } from "../make.ts";

useBuiltSite();

const manager = useStaff("angebots_admin");
const typed = { version: "1", draft: "", form: "ein-fenster", ...offerWords };

test("an offer that is added under the id of a news item leaves that one alone", async () => {
	const id = await makeNews({ name: "Meine Nummer" });
	expect((await manager.visit("/admin/angebot-hinzufuegen", { form: { ...typed, record: id } })).status).toBe(302);
	expect(await offerRecords.findForEdit(id)).toMatchObject({ name: offerWords.name });
	expect(await newsRecords.findForEdit(id)).toMatchObject({ name: "Meine Nummer", version: 1 });
});
