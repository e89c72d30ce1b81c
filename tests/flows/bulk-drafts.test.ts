import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#app/database/identity.ts";
import { offerRecords } from "#app/offers/offer-service.server.ts";
import { signedInAs, useBuiltSite, visitor } from "../app.ts";
import { makeOffer, offerWords } from "../make.ts";
import { words } from "../words.ts";

useBuiltSite();

let admin: Awaited<ReturnType<typeof signedInAs>>;
let ids: string[] = [];
beforeAll(async () => {
	admin = await signedInAs("admin");
});
beforeEach(async () => {
	ids = [await makeOffer({ name: "Eins" }), await makeOffer({ name: "Zwei" })];
});

const act = (action: string, fields: Record<string, string | string[]>) =>
	admin.visit("/admin/angebote", { form: { action, ...fields } });
/** A page without the marks between its texts. */

describe("drafts among many", () => {
	/** Keeps what somebody types into a form. */
	const keep = (id: string, typed: Record<string, string>) =>
		admin.visit(`/admin/angebot-bearbeiten/${id}/entwurf`, {
			form: { version: "1", draft: "0", form: "fenster", ...offerWords, ...typed },
		});

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

	test("that wait beside what is online are not published by changing many", async () => {
		await keep(ids[1]!, { name: "Wartet noch" });
		await act("set", { chosen: ids.map((id) => `${id} 1`), confirmed: "yes", pick: ["available"], available: "false" });
		await act("withdraw", { chosen: [`${ids[1]} 2`] });
		await act("publish", { chosen: [`${ids[1]} 2`] });
		expect(await offerRecords.findForEdit(ids[1]!)).toMatchObject({ name: "Zwei", available: false, state: "online" });
		expect((await offerRecords.draftOf(ids[1]!))?.words.name).toBe("Wartet noch");
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

	test("are not published with a word that the form refuses: it would be lost", async () => {
		const id = newId();
		await begin(id, { name: "Mit Stunden", operating_hours: "4,5" });
		const response = await act("publish", { chosen: [`${id} 1`] });
		expect(words(await response.text())).toMatch(/Mit Stunden<\/a>: der Entwurf ist noch nicht vollständig/);
		const step = { version: "1", state: "draft" };
		await admin.visit(`/admin/angebot-bearbeiten/${id}/veroeffentlichen`, { form: step });
		expect(await admin.page(`/admin/angebot-bearbeiten/${id}`)).toContain("Betriebsstunden");
		expect((await offerRecords.findForEdit(id))!.state).toBe("draft");
		expect((await offerRecords.draftOf(id))?.words.operating_hours).toBe("4,5");
	});
});
