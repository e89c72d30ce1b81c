import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "#app/database/identity.ts";
import { offerRecords } from "#app/offers/offer-service.server.ts";
import { signedInAs, useBuiltSite, visitor } from "../app.ts";
import { offerWords } from "../make.ts";
import { words } from "../words.ts";

useBuiltSite();

let admin: Awaited<ReturnType<typeof signedInAs>>;
beforeAll(async () => {
	admin = await signedInAs("admin");
});
const act = (action: string, fields: Record<string, string | string[]>) =>
	admin.visit("/admin/angebote", { form: { action, ...fields } });
/** A page without the marks between its texts. */

describe("drafts among many", () => {
	/** The first save of a new one. */
	const begin = (record: string, words: Record<string, string>) =>
		admin.visit("/admin/angebot-hinzufuegen", {
			form: { form: "fenster", ...offerWords, ...words, record, state: "draft" },
		});

	test("are published where they are complete; incomplete ones are named and stay as they are", async () => {
		const [whole, half] = [newId(), newId()];
		await begin(whole, { name: "Ganz" });
		await begin(half, { name: "Halb", category: "", sale_price: "" });
		const response = await act("publish", { chosen: [`${whole} 1`, `${half} 1`] });
		expect(words(await response.text())).toMatch(/Halb<\/a>: der Entwurf ist noch nicht vollständig/);
		expect((await offerRecords.findForEdit(whole))!.state).toBe("online");
		expect((await offerRecords.findForEdit(half))!.state).toBe("draft");
		expect((await offerRecords.draftOf(half))?.words.name).toBe("Halb");
	});

	test("stay drafts when fields or prices of many are changed, also incomplete ones, and one undo brings all back", async () => {
		const [whole, half] = [newId(), newId()];
		await begin(whole, { name: "Ganz", sale_price: "2000" });
		await begin(half, { name: "Halb", category: "", operating_hours: "4,5" });
		await act("set", {
			chosen: [`${whole} 1`, `${half} 1`],
			confirmed: "yes",
			pick: ["available"],
			available: "false",
		});
		for (const id of [whole, half]) {
			expect(await offerRecords.findForEdit(id)).toMatchObject({ state: "draft", available: false });
			expect((await offerRecords.draftOf(id))?.words.available ?? "").not.toBe("true");
			expect((await visitor().visit(`/angebot/detail/${id}`)).status).toBe(404);
		}
		expect((await offerRecords.draftOf(half))?.words).toMatchObject({ name: "Halb", operating_hours: "4,5" });
		await act("price", { chosen: [`${whole} 1`], confirmed: "price", by: "exact", amount: "1500" });
		expect(await offerRecords.findForEdit(whole)).toMatchObject({ state: "draft", sale_price: 150_000 });
		const page = await admin.page("/admin/angebote");
		await admin.visit(/action="(\/admin\/viele-rueckgaengig\/[^"]+)"/.exec(page)![1]!, { form: {} });
		expect(await offerRecords.findForEdit(whole)).toMatchObject({ state: "draft", sale_price: 200_000 });
		expect(await admin.page(`/admin/angebot-bearbeiten/${whole}`)).toMatch(/name="sale_price"[^>]*value="2.000"/);
	});
});
