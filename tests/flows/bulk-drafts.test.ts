import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#app/database/identity.ts";
import { offerRecords } from "#app/offers/offer-service.server.ts";
import { signedInAs, useBuiltSite } from "../app.ts";
import { makeOffer, offerWords } from "../make.ts";

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
const plain = (page: string) => page.replaceAll("<!-- -->", "");

describe("drafts among many", () => {
	/** Keeps what somebody types into a form. */
	const keep = (id: string, words: Record<string, string>) =>
		admin.visit(`/admin/angebot-bearbeiten/${id}/entwurf`, {
			form: { version: "1", draft: "0", form: "fenster", ...offerWords, ...words },
		});

	test("are published where they are complete; incomplete ones are named and stay as they are", async () => {
		const [whole, half] = [newId(), newId()];
		await keep(whole, { record: whole, begins: "true", name: "Ganz" });
		await keep(half, { record: half, begins: "true", name: "Halb", category: "", sale_price: "" });
		const response = await act("publish", { chosen: [`${whole} 1`, `${half} 1`] });
		expect(plain(await response.text())).toMatch(/Halb<\/a>: der Entwurf ist noch nicht vollständig/);
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
});
