import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { deleteEndedMarks } from "#app/records/marks.server.ts";
import { offerRecords } from "#app/offers/offer-service.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeNews, makeOffer, offerWords } from "../make.ts";

useBuiltSite();

let anna: Visitor & { user: { id: string; email: string; password: string } };
let bert: typeof anna;
beforeAll(async () => {
	anna = await signedInAs("angebots_admin");
	bert = await signedInAs("admin");
});

const EDIT = "/admin/angebot-bearbeiten/";
const shown = { version: "1", draft: "0", form: "ein-fenster" };
/** What an open form sends. */
const sign = (id: string, who: Visitor, more: Record<string, string> = {}) =>
	who.visit(`${EDIT}${id}/bearbeitung`, { form: { ...shown, ...more } });
const told = async (id: string, who: Visitor, more: Record<string, string> = {}) =>
	(await sign(id, who, more)).json() as Promise<Record<string, unknown>>;
const free = { holder: null, newer: null, other: null };
const isMarkedFor = async (who: Visitor, name: string) =>
	(await who.page(`/admin/angebote?q=${name}`)).includes(" bearbeitet<");
/** A record with a name of its own, which is open at Anna's. */
async function openAtAnnas(name: string): Promise<string> {
	const id = await makeOffer({ name });
	expect(await told(id, anna)).toEqual(free);
	return id;
}
const age = (id: string, minutes: number) =>
	db()
		.updateTable("editing_marks")
		.set({ updated_at: new Date(Date.now() - minutes * 60_000).toISOString() })
		.where("record_id", "=", id)
		.execute();
function save(id: string, who: Visitor, more: Record<string, string> = {}, button = ""): Promise<Response> {
	const form = new FormData();
	for (const [name, word] of Object.entries({ ...shown, ...offerWords, ...more })) form.append(name, word);
	form.append("then", button);
	return who.visit(EDIT + id, { form });
}

/** A field that only the open form has. */
const FIELD = 'id="description"';
/** The fields and buttons of a record's page, beside its preview link, that are not locked. */
function unlockedIn(page: string): string[] {
	const body = page.slice(page.indexOf("<main"), page.indexOf("</main>")).replace(/<dialog[^]*?<\/dialog>/g, "");
	let depth = 0;
	return body.split(/(?=<\/?(?:fieldset|input|button|textarea|select)\b)/).flatMap((part) => {
		if (part.startsWith("<fieldset")) depth += depth > 0 || part.startsWith('<fieldset disabled=""') ? 1 : 0;
		if (part.startsWith("</fieldset")) depth -= depth > 0 ? 1 : 0;
		const tag = /^<(?:input|button|textarea|select)[^>]*>/.exec(part)?.[0];
		if (!tag || depth > 0 || tag.includes('disabled=""')) return [];
		return /name="([^"]*)"/.exec(tag)?.[1] ?? /type="([^"]*)"/.exec(tag)![1]!;
	});
}

describe("who is editing a record", () => {
	test("is seen in list, dashboard and form by everybody but that person", async () => {
		const id = await openAtAnnas("Sichtbar");
		expect(await isMarkedFor(bert, "Sichtbar")).toBe(true);
		expect((await bert.page("/admin/dashboard?aq=Sichtbar")).includes(`${anna.user.email} bearbeitet`)).toBe(true);
		expect((await bert.page(EDIT + id)).includes(`${anna.user.email} bearbeitet diesen Eintrag`)).toBe(true);
		expect(await isMarkedFor(anna, "Sichtbar")).toBe(false);
		expect((await anna.page(EDIT + id)).includes('value="Sichtbar"')).toBe(true);
		expect((await visitor().page(`/angebot/detail/${id}`)).includes(anna.user.email)).toBe(false);
	});

	test("is seen in the same way with news", async () => {
		const id = await makeNews({ name: "Gemeinsam" });
		const chef = await signedInAs("admin");
		await chef.visit(`/admin/nachricht-bearbeiten/${id}/bearbeitung`, { form: shown });
		expect((await bert.page("/admin/meldungen?q=Gemeinsam")).includes(`${chef.user.email} bearbeitet`)).toBe(true);
		expect((await bert.page(`/admin/nachricht-bearbeiten/${id}`)).includes("Nur lesen")).toBe(true);
	});

	test("is one of two who open it at the same moment, and the other is told", async () => {
		const id = await makeOffer({});
		const answers = await Promise.all([told(id, anna), told(id, bert), told(id, anna), told(id, bert)]);
		expect(new Set(answers.map(({ holder }) => holder === null))).toEqual(new Set([true, false]));
	});

	test("is marked by keeping what is typed, too", async () => {
		const id = await makeOffer({ name: "Getippt" });
		await anna.visit(`${EDIT}${id}/entwurf`, { form: { ...shown, ...offerWords, name: "Getippt, neu" } });
		expect(await isMarkedFor(bert, "Getippt")).toBe(true);
	});
});

describe("the mark of editing", () => {
	const ends: [string, (id: string) => Promise<unknown>][] = [
		["saving", (id) => save(id, anna)],
		["keeping as a draft and leaving", (id) => save(id, anna, {}, "draft")],
		["leaving", (id) => sign(id, anna, { ends: "true" })],
		["some minutes after a window that died", (id) => age(id, 4)],
		["deleting the record", (id) => anna.visit(`/admin/angebot-loeschen/${id}`, { form: {} })],
	];
	test.each(ends)("ends with %s, and then shows and hinders nowhere", async (how, end) => {
		const name = `Ende ${how}`;
		const id = await openAtAnnas(name);
		await end(id);
		expect(await isMarkedFor(bert, encodeURIComponent(name))).toBe(false);
		if (how === "deleting the record") return;
		expect((await bert.page(EDIT + id)).includes("<form")).toBe(true);
		expect(await told(id, bert)).toMatchObject({ holder: null });
	});

	test("ends with signing out", async () => {
		const guest = await signedInAs("angebots_admin");
		const id = await makeOffer({});
		await told(id, guest);
		expect(await told(id, bert)).toMatchObject({ holder: { by: guest.user.email } });
		await guest.visit("/admin/logout", { form: {} });
		expect(await told(id, bert)).toEqual(free);
	});

	test("stays when one of two windows of the same person is closed, and while saving and staying", async () => {
		const id = await openAtAnnas("Zwei Fenster");
		await told(id, anna, { form: "zweites" });
		await sign(id, anna, { ends: "true" });
		expect(await told(id, bert)).toMatchObject({ holder: { by: anna.user.email } });
		await save(id, anna, {}, "stay");
		expect(await told(id, bert, { version: "2" })).toMatchObject({ holder: { by: anna.user.email } });
	});

	test("is not begun anew by the last words of a window that is being left", async () => {
		const id = await openAtAnnas("Verlassen");
		await sign(id, anna, { ends: "true" });
		await anna.visit(`${EDIT}${id}/entwurf`, { form: { ...shown, ...offerWords, leaves: "true" } });
		expect((await offerRecords.draftOf(id))?.words.name).toBe(offerWords.name);
		expect(await told(id, bert, { draft: "1" })).toMatchObject({ holder: null });
	});

	test("is deleted once it has ended", async () => {
		const [old, living] = [await openAtAnnas("Alt"), await openAtAnnas("Lebt")];
		await age(old, 4);
		await deleteEndedMarks();
		const left = await db()
			.selectFrom("editing_marks")
			.select("record_id")
			.where("record_id", "in", [old, living])
			.execute();
		expect(left).toEqual([{ record_id: living }]);
	});
});

describe("a record that a colleague is editing", () => {
	test("opens with back, read or take over instead of its form, and each works without a script", async () => {
		const id = await openAtAnnas("Offen");
		const list = "liste=%2Fadmin%2Fangebote%3Fq%3DOffen";
		const page = await bert.page(`${EDIT}${id}?${list}`);
		expect(page.includes(FIELD)).toBe(false);
		expect(page).toMatch(/href="\/admin\/angebote\?q=Offen"[^>]*>Zurück</);
		expect(page).toMatch(/href="[^"]*liste=[^"]*lesen=[^"]*"[^>]*>Nur lesen</);
		const taken = await sign(id, bert, { takeover: "true", opens: "true" });
		expect(await outcome(taken)).toBe(`→ ${EDIT}${id}`);
		expect((await bert.page(EDIT + id)).includes(FIELD)).toBe(true);
		expect((await anna.page(EDIT + id)).includes(`${bert.user.email} bearbeitet diesen Eintrag`)).toBe(true);
	});

	test("is only read with every field, picture and button locked, also after it was saved", async () => {
		const id = await openAtAnnas("Gelesen");
		for (const buttons of [["opens", "takeover"], []]) {
			const page = await bert.page(`${EDIT}${id}?lesen`);
			expect(page.includes("Sie lesen nur") && page.includes(FIELD)).toBe(true);
			for (const button of ['value="stay"', "/admin/angebot-loeschen/"]) expect(page.includes(button)).toBe(false);
			expect(unlockedIn(page)).toEqual([...buttons, "version"]);
			await save(id, anna);
		}
	});

	test("is not saved, kept or drafted by somebody who was taken over: it says so, and every word stays", async () => {
		const id = await openAtAnnas("Übernommen");
		await sign(id, bert, { takeover: "true", form: "bert" });
		expect(await told(id, anna)).toMatchObject({ holder: { by: bert.user.email, since: expect.any(String) } });
		for (const button of ["", "stay", "draft"]) {
			const refused = await save(id, anna, { name: "Annas Wort" }, button);
			const text = await refused.text();
			expect(refused.status).toBe(409);
			expect(text).toContain("Annas Wort");
			expect(text).toContain(`${bert.user.email} bearbeitet diesen Eintrag seit`);
		}
		const kept = await anna.visit(`${EDIT}${id}/entwurf`, { form: { ...shown, ...offerWords, name: "Annas Wort" } });
		expect([kept.status, await kept.json()]).toEqual([
			409,
			{ kept: false, holder: { by: bert.user.email, since: expect.any(String) } },
		]);
		expect(await offerRecords.findForEdit(id)).toMatchObject({ name: "Übernommen", version: 1 });
		expect(await offerRecords.draftOf(id)).toBeNull();
	});

	test("is saved by who takes over with the save, and the other one is told", async () => {
		const id = await openAtAnnas("Hin und her");
		await sign(id, bert, { takeover: "true" });
		expect(await outcome(await save(id, anna, { name: "Doch Annas", takeover: "true" }))).toBe("→ /admin/dashboard");
		expect(await told(id, bert)).toMatchObject({ newer: { by: anna.user.email, own: false } });
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

	test("learns that its record was deleted", async () => {
		const id = await makeOffer({});
		await offerRecords.remove(id, bert.user);
		expect((await sign(id, anna)).status).toBe(404);
		expect((await sign("x", anna)).status).toBe(404);
	});
});
