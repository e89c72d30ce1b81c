import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { services } from "#app/back-office/collections/collections.server.ts";
import { jobRecords } from "#app/careers/jobs.server.ts";
import { daysAgo, db, engine } from "#app/foundation/database/client.server.ts";
import { setCounters } from "#app/foundation/database/copying.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { removeUnusedPictures } from "#app/media/sweep.server.ts";
import { newsRecords } from "#app/news/news.server.ts";
import { listFilters } from "#app/machines/list/known-filters.ts";
import { readOfferFilter } from "#app/machines/list/list-address.ts";
import { offerPage } from "#app/machines/list/offer-list.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { formerOffer } from "#app/machines/offers.server.ts";
import { requestToRead } from "#app/requests/page/request-detail.server.ts";
import { recordHistory } from "#app/log/audit-entries.server.ts";
import { emptyOldTrash, removeForGood } from "#app/content/trash/trash-repository.server.ts";
import { trashPage } from "#app/content/trash/trash-page.server.ts";
import { chosen, draftWords, seenByVisitors, typed } from "../drafts.ts";
import { filesIn } from "../files.ts";
import { makeJob, makeNews, makeOffer, makePicture, makeRequest, makeUser } from "../make.ts";
import { useUser } from "../before.ts";
import { addRow, setRow } from "../rows.ts";

const by = useUser();
const kinds = ["offer", "news", "job"] as const;
const newest = { q: "", page: 1, sort: "time-desc", size: 20, columns: [] } as const;
const found = async (q: string, more: Partial<Omit<Parameters<typeof trashPage>[1], "columns">> = {}) =>
	(await trashPage(kinds, { ...newest, q, ...more })).lines.map(({ name }) => name);

async function thrown(kind: "offer" | "news" | "job", name: string, days: number): Promise<string> {
	const id = newId();
	const at = daysAgo(days);
	const record = '{"row":{"state":"online"},"pictures":[]}';
	await addRow("trash", { id, kind, name, record, deleted_by: by.email, created_at: at, updated_at: at });
	return id;
}

describe("the trash", () => {
	test("lists the last deleted first, with who, when and how many days are left, in pages of twenty", async () => {
		const ids: string[] = [];
		for (let i = 0; i < 21; i++) ids.push(await thrown("news", `Alt ${i}`, 25 - i / 100));
		const id = await makeOffer({ name: "Frisch gelöscht" });
		await offerRecords.remove(id, by);
		const first = await trashPage(kinds, newest);
		expect(first).toMatchObject({ count: 22, page: 1, pages: 2 });
		const thrownLast = { id, kind: "offer", name: "Frisch gelöscht", deletedBy: by.email, daysLeft: 30 };
		expect(first.lines[0]).toMatchObject(thrownLast);
		expect(first.lines[1]).toMatchObject({ id: ids[20], daysLeft: 6 });
		expect(first.lines).toHaveLength(20);
		expect((await trashPage(kinds, { ...newest, page: 99 })).lines.map((line) => line.id)).toEqual([ids[1], ids[0]]);
		expect((await trashPage(["offer"], newest)).lines.map((line) => line.id)).toEqual([id]);
		await offerRecords.restore(id, by);
		for (const one of ids) expect(await removeForGood({ kind: "news", id: one }, by)).toMatch(/^Alt \d+$/);
		expect(await trashPage(kinds, newest)).toMatchObject({ count: 0, lines: [], page: 1, pages: 1 });
	});

	test("is searched by words and by number, filtered by kind and sorted, as the lists are", async () => {
		const id = await makeOffer({ name: "Kettendozer Größe 4", manufacturer: "Liebherr" });
		const { nr } = (await offerRecords.findForEdit(id))!;
		await offerRecords.remove(id, by);
		const news = await makeNews({ name: "Ärger mit dem Dozer" });
		await newsRecords.remove(news, by);
		expect(await found("GROSSE dozer")).toEqual(["Kettendozer Größe 4"]);
		expect(await found("liebher")).toEqual(["Kettendozer Größe 4"]);
		expect(await found(`#${nr}`)).toEqual(["Kettendozer Größe 4"]);
		expect(await found("dozer")).toEqual(["Ärger mit dem Dozer", "Kettendozer Größe 4"]);
		expect(await found("dozer", { sort: "time-asc" })).toEqual(["Kettendozer Größe 4", "Ärger mit dem Dozer"]);
		expect(await found("dozer", { sort: "name-desc" })).toEqual(["Kettendozer Größe 4", "Ärger mit dem Dozer"]);
		expect(await found("dozer", { filters: { kind: ["news"] } })).toEqual(["Ärger mit dem Dozer"]);
		expect(await trashPage(["offer"], { ...newest, q: "dozer" })).toMatchObject({ count: 1 });
		await removeForGood({ kind: "offer", id }, by);
		await removeForGood({ kind: "news", id: news }, by);
	});

	test("removes nothing but what is in it", async () => {
		const id = await makeOffer();
		for (const other of [id, "x", "\0", newId()])
			expect(await removeForGood({ kind: "offer", id: other }, by)).toBeNull();
	});

	test("is emptied after thirty days, and the audit log says that nobody did it", async () => {
		const id = await thrown("job", "Abgelaufen", 30.01);
		const young = await thrown("job", "Noch da", 29.9);
		expect(await emptyOldTrash()).toBe(1);
		expect(await recordHistory("job", id)).toMatchObject([{ action: "removed", by: null, name: "Abgelaufen" }]);
		expect(await recordHistory("job", young)).toEqual([]);
	});
});

const onSite = async (q: string) =>
	(await offerPage(readOfferFilter(new URLSearchParams({ q }), "kauf", listFilters), "de")).offers.map(({ id }) => id);

describe("a deleted offer", () => {
	test("comes back from the trash as it was: number, pictures in order, its requests, and found by the search", async () => {
		const [a, b] = [await makePicture(by), await makePicture(by)];
		const made = { by, pictures: chosen(b.id, a.id), at: "2026-01-02T10:00:00.000Z" };
		const id = await makeOffer({ name: "Wiederkehrer", weight: "17.5" }, made);
		const before = await offerRecords.findForEdit(id);
		const request = await makeRequest({ offer_id: id, offer_name: "Wiederkehrer", offer_nr: before!.nr });
		await offerRecords.remove(id, by);
		expect(await offerRecords.findForEdit(id)).toBeNull();
		expect(await onSite("Wiederkehrer")).toEqual([]);
		expect(await formerOffer(id)).not.toBeNull();
		expect((await trashPage(kinds, newest)).lines[0]!.picture, "its first").toBe(b.path);
		expect(await offerRecords.restore(id, by)).toMatchObject({ name: "Wiederkehrer" });
		expect({ ...(await offerRecords.findForEdit(id))!, updated_at: "" }).toEqual({ ...before!, updated_at: "" });
		expect(await onSite("Wiederkehrer")).toEqual([id]);
		expect(await formerOffer(id)).toBeNull();
		expect((await requestToRead("request", request, ""))!.request.machines).toMatchObject([{ id }]);
		expect(await offerRecords.restore(id, by)).toBeNull();
	});

	test("keeps its number to itself, also after the database was copied: neither from the trash nor from a request is it given again", async () => {
		const numberOf = async (id: string) => (await offerRecords.findForEdit(id))!.nr;
		const id = await makeOffer({ name: "Der letzte" }, { by });
		const nr = await numberOf(id);
		await offerRecords.remove(id, by);
		const copied = async () => {
			if (engine() === "sqlite") await sql`delete from sqlite_sequence where name = 'Angebote'`.execute(db());
			await setCounters(db(), engine());
		};
		await copied();
		expect(await numberOf(await makeOffer({}, { by }))).toBe(nr + 1);
		await makeRequest({ offer_name: "Für immer weg", offer_nr: nr + 5 });
		await copied();
		expect(await numberOf(await makeOffer({}, { by }))).toBe(nr + 6);
		expect(await offerRecords.restore(id, by)).not.toBeNull();
	});
});

test("an offer in the trash keeps its waiting draft and both languages, and comes back as a draft or online, as one chooses", async () => {
	const picture = await makePicture(by);
	for (const as of ["draft", "online"] as const) {
		const id = await makeOffer({ name: "Zurück", name_en: "Back" }, { by });
		if (as === "draft") await offerRecords.keep(id, typed({ name: "Wartend" }, { pictures: chosen(picture.id) }), by);
		await offerRecords.remove(id, by);
		expect(await offerRecords.draftOf(id)).toBeNull();
		const restored = await services.offer.restore(id, by, { asDraft: as === "draft" });
		expect(restored).toMatchObject({ name: "Zurück", state: as });
		expect(await offerRecords.findForEdit(id)).toMatchObject({ name: "Zurück", name_en: "Back", state: as });
		expect((await draftWords(id))?.name).toBe(as === "draft" ? "Wartend" : undefined);
		expect(await seenByVisitors(id)).toBe(as === "draft" ? undefined : "Zurück");
		if (as === "online") continue;
		expect(filesIn("media")).toContain(picture.path);
		expect(await offerRecords.discard(id, by), "all that it has").toBeNull();
		await db().updateTable("Angebote").set({ version: 9 }).where("id", "=", id).execute();
		expect(await offerRecords.discard(id, by), "older than what was saved since").toBe("Zurück");
	}
});

test("a deleted news item keeps its picture for 30 days and loses it, with itself, afterwards", async () => {
	const picture = await makePicture(by, "news-bilder");
	const id = await makeNews({}, { by, picture });
	await newsRecords.remove(id, by);
	await setRow("pictures", picture.id, { created_at: daysAgo(60), updated_at: daysAgo(60) });
	const age = (days: number) => setRow("trash", id, { created_at: daysAgo(days) });
	await age(29);
	await emptyOldTrash();
	await removeUnusedPictures();
	expect(filesIn("media")).toContain(picture.path);
	await age(31);
	await emptyOldTrash();
	expect(filesIn("media")).not.toContain(picture.path);
	expect(await newsRecords.restore(id, by)).toBeNull();
});

test("what comes back after its maker's account is gone names nobody", async () => {
	const maker = await makeUser();
	const [news, job] = [await makeNews({}, { by: maker }), await makeJob({}, { by: maker })];
	await newsRecords.remove(news, by);
	await jobRecords.remove(job, by);
	await db().deleteFrom("users").where("id", "=", maker.id).execute();
	await newsRecords.restore(news, by);
	await jobRecords.restore(job, by);
	expect(await newsRecords.findForEdit(news)).toMatchObject({ user_id: null });
	expect(await jobRecords.findForEdit(job)).toMatchObject({ user_id: null });
});
