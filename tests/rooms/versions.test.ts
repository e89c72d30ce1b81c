import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { jobRecords } from "#app/careers/jobs.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { offerDetail } from "#app/machines/offers.server.ts";
import { MOST_VERSIONS } from "#app/content/versions/version.ts";
import { deleteOldVersions } from "#app/content/versions/versions.server.ts";
import { removeForGood } from "#app/content/trash/trash-repository.server.ts";
import { chosen, typed, values } from "../drafts.ts";
import { makeJob, makeOffer, makePicture, makeUser } from "../make.ts";
import { useUser } from "../before.ts";
import { addRow, setRow } from "../rows.ts";

const by = useUser();
const colleague = useUser();
async function save(id: string, words: Record<string, string>, { who = by, pictures = chosen() } = {}): Promise<void> {
	const { version } = (await offerRecords.findForEdit(id))!;
	expect(await offerRecords.change(id, version, values(words), { by: who, pictures })).toMatchObject({ ok: true });
}
const numbers = async (id: string) => (await offerRecords.versions(id)).map(({ number }) => number);
/** Gives the first version of an offer a category that no longer exists. */
async function giveUpCategory(id: string): Promise<void> {
	const { id: version, record } = await db()
		.selectFrom("versions")
		.select(["id", "record"])
		.where("record_id", "=", id)
		.where("number", "=", 1)
		.executeTakeFirstOrThrow();
	const content = JSON.parse(record) as { row: object };
	const former = JSON.stringify({ ...content, row: { ...content.row, category: "seilbagger" } });
	await setRow("versions", version, { record: former });
}
const age = (id: string, created_at: string) =>
	db()
		.updateTable("versions")
		.set({ created_at } as never)
		.where("record_id", "=", id)
		.execute();

describe("the versions of a record", () => {
	test("say who saved it, when and how; a save that changes nothing makes none", async () => {
		const id = await makeOffer({ name: "Erste" }, { by });
		await save(id, { name: "Zweite" }, { who: colleague });
		await save(id, { name: "Zweite" });
		const at = expect.stringMatching(/Z$/);
		const renamed = { field: "name", from: "Erste", to: "Zweite" };
		expect(await offerRecords.versions(id)).toEqual([
			{ number: 2, origin: "changed", by: colleague.email, hasLeft: false, at, changes: [renamed] },
			{ number: 1, origin: "created", by: by.email, hasLeft: false, at, changes: [] },
		]);
	});

	test("are opened with their pictures, and say field by field what each has changed", async () => {
		const [front, side] = [await makePicture(by), await makePicture(by)];
		const id = await makeOffer({ name: "Erste", location: "Hof 1" }, { by, pictures: chosen(front.id) });
		await save(id, { name: "Zweite", location: "Hof 1" }, { pictures: chosen(side.id) });
		const first = { values: { name: "Erste" }, pictures: [{ id: front.id, path: front.path }] };
		expect(await offerRecords.openVersion(id, 1)).toMatchObject(first);
		expect((await offerRecords.versions(id))[0]!.changes!.map(({ field }) => field)).toEqual(["name", "pictures"]);
		for (const number of [0, -1, 1.5, Number.NaN, 2 ** 40, 99])
			expect(await offerRecords.openVersion(id, number)).toBeNull();
	});

	test("that name a picture, a category or a colleague who is gone can be opened and say so", async () => {
		const leaver = await makeUser();
		const gone = await makePicture(by);
		const id = await makeOffer({}, { by: leaver, pictures: chosen(gone.id) });
		await save(id, { name: "Zweite" });
		await db().deleteFrom("pictures").where("id", "=", gone.id).execute();
		await db().deleteFrom("users").where("id", "=", leaver.id).execute();
		await giveUpCategory(id);
		expect((await offerRecords.versions(id)).map(({ hasLeft }) => hasLeft)).toEqual([false, true]);
		const lacking = { fields: ["category"], pictures: 1, documents: [] };
		expect(await offerRecords.openVersion(id, 1)).toMatchObject({ gone: lacking, pictures: [{ path: null }] });
		expect(await offerRecords.openVersion(id, 2)).toMatchObject({ gone: { fields: [] } });
	});

	test("are the last fifty; the oldest goes, and never the one that is stored", async () => {
		const id = await makeOffer({ name: "0" }, { by });
		const draft = { row: {}, pictures: [], documents: [], words: { name: "Entwurf" } };
		for (let n = 2; n <= MOST_VERSIONS; n++)
			await addRow("versions", {
				id: newId(),
				kind: "offer",
				record_id: id,
				number: n,
				record_version: 1,
				origin: "draft",
				record: JSON.stringify(draft),
				by_email: by.email,
				updated_at: "2026-01-01T00:00:00.000Z",
			});
		await offerRecords.keep(id, typed({ name: "A" }), by);
		await offerRecords.restoreVersion(id, MOST_VERSIONS, by);
		expect(await numbers(id)).toHaveLength(MOST_VERSIONS);
		expect((await numbers(id)).slice(-2), "the published one stays, the oldest of the others went").toEqual([3, 1]);
		await save(id, { name: "Neu" });
		expect(await numbers(id)).toHaveLength(MOST_VERSIONS);
		expect((await numbers(id)).at(-1)).toBe(3);
	});

	test("go after a year, and never the one that is stored", async () => {
		const id = await makeOffer({ name: "Erste" }, { by });
		await save(id, { name: "Zweite" });
		await age(id, new Date(Date.now() - 366 * 86_400_000).toISOString());
		await deleteOldVersions();
		expect(await numbers(id)).toEqual([2]);
	});

	test("stay while the record lies in the trash, and go with it for good", async () => {
		const id = await makeOffer({}, { by });
		await save(id, { name: "Zweite" });
		await offerRecords.remove(id, by);
		expect(await numbers(id)).toEqual([2, 1]);
		expect(await offerRecords.openVersion(id, 1)).toMatchObject({ number: 1 });
		await removeForGood({ kind: "offer", id }, by);
		expect(await numbers(id)).toEqual([]);
	});
});

describe("restoring a version", () => {
	test("makes a draft of it, exactly as it was in both languages, and publishes nothing", async () => {
		const id = await makeOffer({ name: "Erste", description: "", name_en: "" }, { by });
		await save(id, { name: "Zweite", description: "Heute", name_en: "Today", location: "Hof" });
		expect(await offerRecords.restoreVersion(id, 1, by)).toEqual({ fields: [], pictures: 0, documents: [] });
		const first = { name: "Erste", name_en: "", description: "", description_en: "", location: "" };
		expect((await offerRecords.draftOf(id))?.words).toMatchObject(first);
		expect((await offerDetail(id, "de", { forStaff: false }))?.name).toBe("Zweite");
		expect(await offerRecords.findForEdit(id)).toMatchObject({ name: "Zweite", version: 2 });
	});

	test("over a waiting draft keeps that as a version, and it can be restored as it was typed", async () => {
		const id = await makeOffer({ name: "Erste" }, { by });
		const waiting = typed({ name: "Wartet", sale_price: "etwa 100" });
		await offerRecords.keep(id, waiting, colleague);
		await offerRecords.restoreVersion(id, 1, by);
		expect(await offerRecords.versions(id)).toMatchObject([
			{ number: 2, origin: "draft", by: colleague.email },
			{ number: 1, origin: "created" },
		]);
		await offerRecords.restoreVersion(id, 2, by);
		expect((await offerRecords.draftOf(id))?.words).toEqual(waiting.words);
	});

	test("leaves out pictures and categories that no longer exist, and says so", async () => {
		const [gone, there] = [await makePicture(by), await makePicture(by)];
		const id = await makeOffer({}, { by, pictures: chosen(gone.id, there.id) });
		await save(id, { name: "Zweite" }, { pictures: chosen(there.id) });
		await db().deleteFrom("pictures").where("id", "=", gone.id).execute();
		await giveUpCategory(id);
		expect(await offerRecords.restoreVersion(id, 1, by)).toMatchObject({ fields: ["category"], pictures: 1 });
		expect(await offerRecords.draftOf(id)).toMatchObject({ words: { category: "" }, pictures: [{ id: there.id }] });
	});

	test("that lacks what is required today is a draft all the same", async () => {
		const id = await makeJob({ location: "" }, { by });
		const { documents: _, ...stored } = (await jobRecords.findForEdit(id))!;
		await jobRecords.change(id, 1, { ...stored, location: "Hof" }, { by, pictures: null });
		expect(await jobRecords.restoreVersion(id, 1, by)).toMatchObject({ fields: [] });
		expect((await jobRecords.draftOf(id))?.words.location).toBe("");
	});

	test("of another record, or of one that is not there, restores nothing", async () => {
		const id = await makeOffer({}, { by });
		expect(await offerRecords.restoreVersion(id, 7, by)).toBeNull();
		expect(await jobRecords.restoreVersion(id, 1, by)).toBeNull();
		expect(await offerRecords.restoreVersion("no id", 1, by)).toBeNull();
		expect(await offerRecords.draftOf(id)).toBeNull();
	});
});
