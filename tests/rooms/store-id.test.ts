import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#app/log/audit.ts";
import { checkup } from "#app/operation/checkup/checkup.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { readSetting, storeSetting } from "#app/foundation/database/settings.server.ts";
import { newsRecords } from "#app/news/news.server.ts";
import { OWN_ID, pairStore } from "#app/media/storage/store-id.server.ts";
import { removeUnusedPictures, stoppedSweep } from "#app/media/sweep.server.ts";
import { servedPicture } from "#app/media/storage/variants.server.ts";
import { emptyOldTrash } from "#app/content/trash/trash-repository.server.ts";
import { filesIn } from "../files.ts";
import { makeNews, makePicture, makeShownPicture, makeUser } from "../make.ts";
import { addRow, setRow } from "../rows.ts";

const DAY = 24 * 3_600_000;
const long = new Date(Date.now() - 40 * DAY).toISOString();
const [ours, others] = [newId(), newId()];
const place = (...names: string[]) => join(process.env.DATA_DIR!, "media", ...names);
const files = () => filesIn("media").filter((file) => file !== "store-id");
const idInStore = () => (filesIn("media").includes("store-id") ? readFileSync(place("store-id"), "utf8") : null);

let by: Actor;
beforeEach(async () => {
	for (const table of ["Aktuelles", "trash", "pictures"] as const) await db().deleteFrom(table).execute();
	rmSync(place(), { recursive: true, force: true });
	by = await makeUser();
	await setIds(ours, ours);
});

async function setIds(own: string | null, stored: string | null): Promise<void> {
	await db().deleteFrom("settings").where("name", "like", "store_id%").execute();
	if (own) await storeSetting(OWN_ID, own, db());
	mkdirSync(place(), { recursive: true });
	rmSync(place("store-id"), { force: true });
	if (stored) writeFileSync(place("store-id"), stored);
}

function leave(count: number): string[] {
	const time = (Date.now() - 2 * DAY).toString(16).padStart(12, "0");
	const oldId = () => `${time.slice(0, 8)}-${time.slice(8)}${newId().slice(13)}`;
	const left = Array.from({ length: count }, () => `angebot-bilder/${by.id}/${oldId()}.jpg`);
	for (const file of left) {
		mkdirSync(dirname(place(file)), { recursive: true });
		writeFileSync(place(file), "x");
	}
	return left;
}

const age = (id: string) => setRow("pictures", id, { created_at: long, updated_at: long });

const log = { error: () => {}, warn: () => {}, info: () => {} };
const line = async () => (await checkup({ language: "de", log })).find(({ name }) => name === "store")!;

describe("a start makes store and database one", () => {
	test.each([
		["neither has an id, and there is nothing yet", null],
		["a start was killed before the store got its id", ours],
	])("when %s", async (_, own) => {
		await setIds(own, null);
		await pairStore();
		expect(idInStore()).toBe(await readSetting(OWN_ID, db()));
		if (own) expect(idInStore()).toBe(own);
		await pairStore();
		await removeUnusedPictures();
		expect(await line()).toMatchObject({ state: "good", words: "storeGood" });
	});

	test.each([
		["an older program ran here", null],
		["its first start after the update was killed", ours],
	])("when %s: the database names most of the files", async (_, own) => {
		await makeShownPicture(by);
		const kept = await makeShownPicture(by);
		const [left] = leave(1);
		await setIds(own, null);
		await pairStore();
		await removeUnusedPictures();
		expect(files()).toContain(kept.path);
		expect(files()).not.toContain(left);
	});
});

describe("nothing is deleted, and the condition says so,", () => {
	test.each([
		["when the database was lost, or DATABASE_URL names another", null, others, true],
		["when it was lost before the store had an id", null, null, true],
		["when DATABASE_URL names the database of another site", ours, others, true],
		["when DATA_DIR or the bucket is another, which is empty", ours, null, false],
		["when the database is older than the ids", null, others, false],
	])("%s", async (_, own, stored, hasFiles) => {
		const shown = await makeShownPicture(by);
		if (!hasFiles) rmSync(place(), { recursive: true });
		const left = hasFiles ? leave(3) : [];
		await setIds(own, stored);
		await pairStore();
		expect(idInStore()).toBe(stored);
		await removeUnusedPictures();
		expect(files()).toEqual(hasFiles ? [...left, shown.path].sort() : []);
		expect(await line()).toMatchObject({ state: "bad", words: "storeOther", todo: "storeTodo.other" });
	});

	test("neither what nobody saved, nor a size that was made, nor what was in the trash", async () => {
		const [unsaved, trashed] = [await makePicture(by), await makePicture(by, "news-bilder")];
		const id = await makeNews({}, { by, picture: trashed });
		await newsRecords.remove(id, by);
		await setRow("trash", id, { created_at: long });
		await age(unsaved.id);
		leave(1);
		await servedPicture(unsaved.path, { width: 240, height: 180, format: "webp" });
		const before = [files(), filesIn("media-variants")];
		await setIds(ours, others);
		expect(await removeUnusedPictures()).toBe(0);
		await emptyOldTrash();
		expect([files(), filesIn("media-variants")]).toEqual(before);
		await setIds(ours, ours);
		expect(await removeUnusedPictures()).toBe(2);
		// The one from the trash is not a day old.
		expect(files()).toEqual([trashed.path]);
	});
});

describe("of files without a row", () => {
	test("nineteen are swept, and twenty of few files only when somebody has agreed to as many", async () => {
		const unsaved = await makePicture(by);
		await age(unsaved.id);
		const kept = await makeShownPicture(by);
		leave(19);
		expect(await removeUnusedPictures()).toBe(20);
		const left = leave(20);
		const another = await makePicture(by);
		await age(another.id);
		expect(await removeUnusedPictures(), "the upload that nobody saved").toBe(1);
		expect(files()).toEqual([...left, kept.path].sort());
		expect(await stoppedSweep()).toEqual({ why: "many", orphans: 20, files: 21 });
		expect(await line()).toMatchObject({ state: "bad", words: "storeMany", values: { orphans: "20", files: "21" } });
		expect(await removeUnusedPictures(20)).toBe(20);
		expect(files()).toEqual([kept.path]);
		expect(await stoppedSweep()).toBeNull();
	});

	test("a twentieth of many files is swept, and one more is not", async () => {
		const known = leave(400);
		const size = { width: 1, height: 1, bytes: 1 };
		const row = { ...size, colour: "#000000", preview: "", updated_at: long, owner_kind: "offer" };
		await addRow(
			"pictures",
			known.map((path) => ({ id: newId(), path, user_id: by.id, owner_id: newId(), recipe: null, ...row })),
		);
		leave(22);
		expect(await removeUnusedPictures()).toBe(0);
		expect(await stoppedSweep()).toEqual({ why: "many", orphans: 22, files: 422 });
		rmSync(place(files().find((file) => !known.includes(file))!));
		expect(await removeUnusedPictures()).toBe(21);
		expect(files()).toHaveLength(400);
	});
});
