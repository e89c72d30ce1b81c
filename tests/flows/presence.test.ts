import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeOffer, offerWords } from "../make.ts";

useBuiltSite();

let anna: Visitor & { user: { id: string; email: string; password: string } };
let bert: typeof anna;
beforeAll(async () => {
	anna = await signedInAs("angebots_admin");
	bert = await signedInAs("admin");
});

const EDIT = "/admin/angebot-bearbeiten/";
const shown = { version: "1", draft: "0", form: "ein-fenster", edits: "true" };
/** What an open form sends once somebody has typed in it. */
const sign = (id: string, who: Visitor, more: Record<string, string> = {}) =>
	who.visit(`${EDIT}${id}/bearbeitung`, { form: { ...shown, ...more } });
const told = async (id: string, who: Visitor, more: Record<string, string> = {}) =>
	(await sign(id, who, more)).json() as Promise<Record<string, unknown>>;
const free = { editors: [], newer: null, other: null };
const isMarkedFor = async (who: Visitor, name: string) =>
	(await who.page(`/admin/angebote?q=${name}`)).includes(" bearbeitet<");
/** A record with a name of its own, into which Anna types. */
async function openAtAnnas(name: string): Promise<string> {
	const id = await makeOffer({ name });
	expect(await told(id, anna)).toEqual(free);
	return id;
}
const age = (id: string, minutes: number) =>
	db()
		.updateTable("presence")
		.set({ updated_at: new Date(Date.now() - minutes * 60_000).toISOString() })
		.where("record_id", "=", id)
		.execute();
function save(id: string, who: Visitor, more: Record<string, string> = {}, button = ""): Promise<Response> {
	const form = new FormData();
	for (const [name, word] of Object.entries({ ...shown, ...offerWords, ...more })) form.append(name, word);
	form.append("then", button);
	return who.visit(EDIT + id, { form });
}

describe("who is editing a record", () => {
	test("is seen in list, dashboard and form by everybody but that person", async () => {
		const id = await openAtAnnas("Sichtbar");
		expect(await isMarkedFor(bert, "Sichtbar")).toBe(true);
		expect((await bert.page("/admin/dashboard?aq=Sichtbar")).includes(`${anna.user.email} bearbeitet`)).toBe(true);
		expect((await bert.page(EDIT + id)).includes(`${anna.user.email} bearbeitet diesen Eintrag auch`)).toBe(true);
		expect(await isMarkedFor(anna, "Sichtbar")).toBe(false);
		expect((await anna.page(EDIT + id)).includes("bearbeitet diesen Eintrag")).toBe(false);
		expect((await visitor().page(`/angebot/detail/${id}`)).includes(anna.user.email)).toBe(false);
	});
});

describe("a sign of editing", () => {
	const ends: [string, (id: string) => Promise<unknown>][] = [
		["saving", (id) => save(id, anna)],
		["leaving", (id) => sign(id, anna, { ends: "true" })],
		["some minutes after a window that died", (id) => age(id, 4)],
	];
	test.each(ends)("ends with %s, and then shows and hinders nowhere", async (how, end) => {
		const name = `Ende ${how}`;
		const id = await openAtAnnas(name);
		await end(id);
		expect(await isMarkedFor(bert, encodeURIComponent(name))).toBe(false);
		if (how === "deleting the record") return;
		expect((await bert.page(EDIT + id)).includes("<form")).toBe(true);
		expect(await told(id, bert)).toMatchObject({ editors: [] });
	});
});

describe("an open form", () => {
	test("learns at once that a colleague, or oneself in another window, has saved its record or kept a draft", async () => {
		const id = await makeOffer({});
		await save(id, bert, { form: "bert", name: "Von Bert" });
		expect(await told(id, anna)).toMatchObject({ newer: { by: bert.user.email, own: false, at: expect.any(String) } });
		expect(await told(id, anna, { version: "2" })).toEqual(free);
		await anna.visit(`${EDIT}${id}/entwurf`, { form: { ...shown, ...offerWords, version: "2", name: "Neu" } });
		expect(await told(id, anna, { version: "2", form: "zweites" })).toMatchObject({
			other: { by: anna.user.email, own: true, version: 1 },
		});
	});
});
