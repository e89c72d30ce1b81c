import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { services } from "#app/back-office/collections/collections.server.ts";
import { jobRecords } from "#app/careers/jobs.server.ts";
import { newsRecords } from "#app/news/news.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { deAdmin } from "#app/texts/office/de/office.ts";
import { previewAddress } from "#app/content/preview/preview.ts";
import { chosen, typed } from "../drafts.ts";
import { dataAddress, useBuiltSite, type Visitor, visitor, useStaff } from "../app.ts";
import { makeJob, makeNews, makeOffer, makePicture, offerWords } from "../make.ts";
import { useEmptyTables } from "../before.ts";
import { setRow } from "../rows.ts";
import { withoutTable } from "../without-table.ts";
import { expectWords, words } from "../words.ts";

useBuiltSite();

const admin = useStaff("admin");
const manager = useStaff("angebots_admin");
useEmptyTables("trash");

const TRASH = "/admin/papierkorb";
async function trashedOffer(name: string): Promise<string> {
	const id = await makeOffer({ name });
	await offerRecords.remove(id, admin.user);
	return id;
}
async function trashedNews(name: string): Promise<string> {
	const id = await makeNews({ name });
	await newsRecords.remove(id, admin.user);
	return id;
}
const names = (page: string) => [...page.matchAll(/aria-label="([^"]+) ansehen"/g)].map(([, name]) => name);
const inTrash = async () => (await db().selectFrom("trash").select("id").execute()).map(({ id }) => id);
const bar = (action: string, ...ids: string[]) => ({ action, chosen: ids.map((id) => `${id} 0`) });
/** The fields of the question that the page asks above its rows. */
const fieldsIn = (page: string): Record<string, string[]> => {
	const fields: Record<string, string[]> = {};
	const question = page.slice(0, page.indexOf("<table"));
	for (const [, name, value] of question.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g))
		(fields[name!] ??= []).push(value!);
	return fields;
};
async function after(who: Visitor, response: Response): Promise<string> {
	return who.page(response.headers.get("Location")!);
}

test("the list of the trash is searched, filtered by kind and sorted in its address, and says what it does not know", async () => {
	await trashedOffer("Walze Berta");
	await trashedNews("Walzentage");
	await trashedOffer("Anbaugerät");
	expect(names(await admin.page(TRASH))).toEqual(["Anbaugerät", "Walzentage", "Walze Berta"]);
	expect(names(await admin.page(`${TRASH}?q=walze&sort=name-asc`))).toEqual(["Walze Berta", "Walzentage"]);
	expect(names(await admin.page(`${TRASH}?kind=offer&sort=time-asc`))).toEqual(["Walze Berta", "Anbaugerät"]);
	const odd = await manager.page(`${TRASH}?kind=news&kind=offer&sort=size-asc`);
	expect(odd).toContain("Unbekannte Filter wurden ignoriert: size-asc, news.");
	expect(names(odd)).toEqual(["Anbaugerät", "Walze Berta"]);
	const nothing = await admin.page(`${TRASH}?q=gibtesnicht`);
	expectWords(nothing, "Im Papierkorb gibt es nichts zu „gibtesnicht“.", "Alle zeigen");
});

describe("several in the trash at once", () => {
	test("are restored as drafts, or online; the message gives the number and says which came back as drafts", async () => {
		const one = await makeOffer({ name: "Eins" });
		await setRow("Angebote", one, { state: "reserved", reserved_until: "2099-01-01", reserved_for: "Erika" });
		await offerRecords.remove(one, admin.user);
		const two = await trashedOffer("Zwei");
		const done = await after(admin, await admin.visit(TRASH, { form: bar("restore", one, two) }));
		expect(done).toContain("2 Einträge sind wieder da, als Entwürfe. Ohne Reservierung oder Verkauf: Eins.");
		expect(await offerRecords.findForEdit(one)).toMatchObject({ state: "draft" });
		const whole = await trashedOffer("Vollständig");
		const job = await makeJob({ title: "Ohne Ort", location: "" });
		await jobRecords.remove(job, admin.user);
		const online = await after(admin, await admin.visit(TRASH, { form: bar("restoreOnline", whole, job) }));
		expect(online).toMatch(/2 Einträge sind wieder da\..*: Ohne Ort\./);
		expect(await offerRecords.findForEdit(whole)).toMatchObject({ state: "online" });
		expect(await jobRecords.findForEdit(job)).toMatchObject({ state: "draft" });
	});

	test("are removed for good by an admin alone, after a question that names them, without a script too", async () => {
		const [one, two, kept] = [await trashedOffer("Eins"), await trashedOffer("Zwei"), await trashedOffer("Bleibt")];
		expect((await manager.visit(TRASH, { form: bar("remove", one) })).status).toBe(403);
		const asked = await (await admin.visit(TRASH, { form: bar("remove", one, two) })).text();
		expect(asked).toContain("2 Einträge werden mit allen Bildern endgültig gelöscht.");
		expect(asked).toMatch(/Das sind: (Eins; Zwei|Zwei; Eins)/);
		expect(await inTrash()).toHaveLength(3);
		const { chosen: rows, confirmed } = fieldsIn(asked);
		const form = { action: "remove", chosen: rows!, confirmed: confirmed![0]! };
		const answer = await admin.visit(TRASH, { form });
		expect(await after(admin, answer)).toContain("2 Einträge sind endgültig gelöscht.");
		expect(await inTrash()).toEqual([kept]);
	});

	test("that were all chosen are all that match but those that were taken out", async () => {
		const left = await trashedOffer("Walze 1");
		for (const name of ["Walze 2", "Walze 3"]) await trashedOffer(name);
		const other = await trashedOffer("Bagger");
		await admin.visit(`${TRASH}?q=walze`, { form: { action: "restore", all: "3", not: left } });
		expect((await inTrash()).sort()).toEqual([left, other].sort());
	});

	test("that are removed for good are those that were asked about, not what is deleted, or deleted anew, after the question", async () => {
		const anew = await trashedOffer("Walze erneut");
		for (const name of ["Walze 1", "Walze 2"]) await trashedOffer(name);
		const ask = async (form: Record<string, string | string[]>) => {
			const asked = await (await admin.visit(`${TRASH}?q=walze`, { form })).text();
			return { ...form, confirmed: fieldsIn(asked).confirmed![0]! };
		};
		const [all, one] = [await ask({ action: "remove", all: "3" }), await ask(bar("remove", anew))];
		const late = await trashedOffer("Walze danach");
		await services.offer.restore(anew, admin.user, { asDraft: true });
		await offerRecords.remove(anew, admin.user);
		const done = await after(admin, await admin.visit(`${TRASH}?q=walze`, { form: all }));
		expect(done).toContain("2 Einträge sind endgültig gelöscht.");
		const left = await admin.visit(TRASH, { form: one });
		expect(left.status).toBe(409);
		expect(await left.text()).toMatch(/Walze erneut<\/a>[^]*?wurde inzwischen von jemandem geändert/);
		expect((await inTrash()).sort()).toEqual([anew, late].sort());
		const unread = await admin.visit(TRASH, { form: { ...bar("remove", anew), confirmed: "gestern" } });
		expect([unread.status, await inTrash()]).toEqual([200, expect.arrayContaining([anew])]);
	});

	test("of a kind that a manager may not see are not there for them", async () => {
		const news = await trashedNews("Geheim");
		const answer = await manager.visit(TRASH, { form: bar("restore", news) });
		expect([answer.status, (await answer.text()).includes("Geheim")]).toEqual([409, false]);
		expect(await inTrash()).toEqual([news]);
	});
});

test("emptying the trash says how many, is an admin's alone, and leaves what is deleted after the question", async () => {
	await trashedOffer("Eins");
	await trashedNews("Zwei");
	expect(await manager.page(TRASH)).not.toContain("Papierkorb leeren");
	expect((await manager.visit(TRASH, { form: { action: "empty" } })).status).toBe(403);
	expect(await admin.page(TRASH)).toContain("Papierkorb leeren (2)");
	const asked = await (await admin.visit(TRASH, { form: { action: "empty" } })).text();
	expect(asked).toContain("2 Einträge werden mit allen Bildern endgültig gelöscht.");
	const late = await trashedOffer("Erst danach");
	const confirmed = fieldsIn(asked).confirmed![0]!;
	const done = await after(admin, await admin.visit(TRASH, { form: { action: "empty", confirmed } }));
	expect(done).toContain("2 Einträge sind endgültig gelöscht.");
	expect(await inTrash()).toEqual([late]);
});

test.each([
	["restore", "Angebote"],
	["remove", "trace"],
])("what can't be taken out of the trash (%s) stays in it, and the list says so", async (action, table) => {
	const id = await trashedOffer("Bleibt liegen");
	const form = { ...bar(action, id), confirmed: new Date().toISOString() };
	const answer = await withoutTable(table, () => admin.visit(TRASH, { form }));
	expect(answer.status).toBe(409);
	expectWords(await answer.text(), "Bleibt liegen", deAdmin.bulk["reason.failed"]);
	expect(await inTrash()).toEqual([id]);
});

describe("one record in the trash", () => {
	/** The fields of the form of the row that restores it. */
	const formOf = async (id: string) => {
		const [, row] = (await admin.page(TRASH)).split(`type="hidden" name="chosen" value="${id} 0"`);
		return { chosen: `${id} 0`, confirmed: /name="confirmed" value="([^"]+)"/.exec(row!)![1]! };
	};

	test("is restored as a draft or online, and the message names it", async () => {
		const [draft, online] = [await trashedOffer("Als Entwurf"), await trashedOffer("Wie zuvor")];
		const asDraft = { ...(await formOf(draft)), action: "restore" };
		expect(await after(admin, await admin.visit(TRASH, { form: asDraft }))).toContain("„Als Entwurf“ ist wieder da");
		const asBefore = { ...(await formOf(online)), action: "restoreOnline" };
		expect(await after(admin, await admin.visit(TRASH, { form: asBefore }))).toContain("„Wie zuvor“ ist wieder online");
		expect(await offerRecords.findForEdit(draft)).toMatchObject({ state: "draft" });
		expect(await offerRecords.findForEdit(online)).toMatchObject({ state: "online" });
	});

	test("takes no form that was open when it was deleted, says who did it, and keeps what was typed", async () => {
		const id = await trashedOffer("Zu spät");
		const form = { ...offerWords, name: "Getippt", version: "1", state: "online" };
		const refused = await admin.visit(`/admin/angebot-bearbeiten/${id}`, { form });
		expect(refused.status).toBe(404);
		expectWords(words(await refused.text()), "hat diesen Eintrag um", `/admin/papierkorb/${id}"`, 'value="Getippt"');
	});

	test("that is incomplete comes back as a draft, and the message says why", async () => {
		const job = await makeJob({ title: "Ohne Ort", location: "" });
		await jobRecords.remove(job, admin.user);
		const form = { ...(await formOf(job)), action: "restoreOnline" };
		expect(await after(admin, await admin.visit(TRASH, { form }))).toContain("„Ohne Ort“ ist als Entwurf wieder da");
	});

	test("that is gone, or another one than the page showed, is left, and the list says so", async () => {
		const id = await trashedOffer("Zweimal gelöscht");
		const form = { ...(await formOf(id)), action: "restore" };
		await services.offer.restore(id, admin.user, { asDraft: true });
		const gone = await admin.visit(TRASH, { form });
		expect(gone.status).toBe(409);
		expect(await gone.text()).toMatch(/Ein Eintrag<\/span>[^]*?gibt es nicht mehr/);
		await offerRecords.remove(id, admin.user);
		expect(await (await admin.visit(TRASH, { form })).text()).toContain("wurde inzwischen von jemandem geändert");
		expect(await inTrash()).toEqual([id]);
	});
});

describe("a record in the trash", () => {
	test("is opened to read: all fields in both languages, its pictures and its waiting draft; nothing can be changed", async () => {
		const picture = await makePicture();
		const words = { name: "Lesebagger", name_en: "Reading digger", description_en: "To be read", weight: "17.5" };
		const id = await makeOffer(words, { pictures: [{ id: picture.id, alt: "Von vorn", alt_en: "From the front" }] });
		const kept = typed({ ...words, name: "Wartender Name" }, { pictures: chosen(picture.id) });
		await offerRecords.keep(id, kept, admin.user);
		await offerRecords.remove(id, admin.user);
		const list = `${TRASH}?q=lesebagger&sort=name-asc`;
		const address = `${TRASH}/${id}?liste=${encodeURIComponent(list)}`;
		expect(await admin.page(list)).toContain(`href="${address}"`);
		const page = await admin.page(address);
		const shown = ["Lesebagger", "Reading digger", "To be read", "17,5 t", "Kettenbagger", "85.000", "From the front"];
		expectWords(page, ...shown);
		expectWords(page, "Ein Entwurf von", "beim Wiederherstellen kommt er mit zurück");
		expectWords(page, "Liegt im Papierkorb", `/media/${picture.path}`, `href="${list.replace("&", "&amp;")}"`);
		const main = page.slice(page.indexOf("<main"));
		expect(main.match(/<(textarea|input(?! type="hidden")|select)/g)).toBeNull();
		const form = { version: "1", ...kept.words };
		expect((await admin.visit(`/admin/angebot-bearbeiten/${id}`, { form })).status).toBe(404);
	});

	test("has a preview for staff alone, with its draft and its pictures", async () => {
		const picture = await makePicture();
		const id = await makeOffer({ name: "Gelöscht" }, { pictures: chosen(picture.id) });
		const kept = typed({ name: "Gelöscht mit Entwurf" }, { pictures: chosen(picture.id) });
		await offerRecords.keep(id, kept, admin.user);
		await offerRecords.remove(id, admin.user);
		const address = previewAddress(`/angebot/detail/${id}`);
		const page = await admin.page(address);
		expect(page).toContain("Gelöscht mit Entwurf");
		expect(page).toContain(`/media/${picture.path}`);
		for (const one of [address, dataAddress(address)]) {
			const seen = await visitor().visit(one);
			expect([seen.status, (await seen.text()).includes("Gelöscht mit Entwurf")]).toEqual([410, false]);
		}
	});
});
