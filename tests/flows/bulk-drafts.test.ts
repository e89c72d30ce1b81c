import { expect, test } from "vitest";
import { newId } from "#app/foundation/database/identity.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { useBuiltSite, useStaff } from "../app.ts";
import { offerWords } from "../make.ts";
import { words } from "../words.ts";

useBuiltSite();

const admin = useStaff("admin");
const act = (action: string, fields: Record<string, string | string[]>) =>
	admin.visit("/admin/angebote", { form: { action, ...fields } });
/** A page without the marks between its texts. */

/** The first save of a new one. */
const begin = (record: string, words: Record<string, string>) =>
	admin.visit("/admin/angebot-hinzufuegen", {
		form: { form: "fenster", ...offerWords, ...words, record, state: "draft" },
	});

test("drafts among many are published where they are complete; incomplete ones are named and stay as they are", async () => {
	const [whole, half] = [newId(), newId()];
	await begin(whole, { name: "Ganz" });
	await begin(half, { name: "Halb", category: "", sale_price: "" });
	const response = await act("publish", { chosen: [`${whole} 1`, `${half} 1`] });
	expect(words(await response.text())).toMatch(/Halb<\/a>: der Entwurf ist noch nicht vollständig/);
	expect((await offerRecords.findForEdit(whole))!.state).toBe("online");
	expect((await offerRecords.findForEdit(half))!.state).toBe("draft");
	expect((await offerRecords.draftOf(half))?.words.name).toBe("Halb");
});
