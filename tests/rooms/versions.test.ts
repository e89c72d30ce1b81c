import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { newId } from "#app/database/identity.ts";
import { offerForm } from "#app/offers/editor/offer-form.ts";
import { deleteOffer, offerRecords } from "#app/offers/offer-service.server.ts";
import { offerDetail } from "#app/offers/offers.server.ts";
import { type Against, MOST_VERSIONS } from "#app/records/versions/version.ts";
import { deleteOldVersions } from "#app/records/versions/versions.server.ts";
import { removeForGood } from "#app/trash/trash-repository.server.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { makeOffer, makePicture, makeUser, offerWords } from "../make.ts";

let by: Actor;
beforeAll(async () => {
	by = await makeUser();
});

const chosen = (...ids: string[]) => ids.map((id) => ({ id, alt: `Bild ${id.slice(-4)}`, alt_en: "" }));
const values = (words: Record<string, string> = {}) => v.parse(offerForm, { ...offerWords, ...words });
async function save(id: string, words: Record<string, string>, { who = by, pictures = chosen() } = {}): Promise<void> {
	const { version } = (await offerRecords.findForEdit(id))!;
	const saved = await offerRecords.change(id, version, values(words), { by: who, pictures });
	expect(saved).toMatchObject({ ok: true });
}
const compare = async (id: string, number: number, against: Against) =>
	offerRecords.openVersion(id, { number, against }, await offerRecords.versions(id));
const numbers = async (id: string) => (await offerRecords.versions(id)).map(({ number }) => number);
const age = (id: string, created_at: string) =>
	db()
		.updateTable("versions")
		.set({ created_at } as never)
		.where("record_id", "=", id)
		.execute();

describe("the versions of a record", () => {
	test("are compared field by field, any two of them, pictures by what they are and not by their place", async () => {
		const [front, side, rear] = [await makePicture(by), await makePicture(by), await makePicture(by)];
		const id = await makeOffer({ name: "Erste", location: "Hof 1" }, { by, pictures: chosen(front.id, side.id) });
		await save(id, { name: "Zweite", location: "Hof 1" }, { pictures: chosen(side.id, front.id) });
		await save(id, { name: "Dritte", location: "Hof 1" }, { pictures: chosen(rear.id, side.id) });
		expect(await compare(id, 2, "before")).toMatchObject({
			number: 2,
			gone: [],
			difference: {
				other: 1,
				changes: [{ field: "name", from: "Erste", to: "Zweite" }],
				pictures: { removed: [], added: [], reworded: [], moved: true },
			},
		});
		expect(await compare(id, 3, 1)).toMatchObject({
			difference: {
				other: 1,
				changes: [{ field: "name", from: "Erste", to: "Dritte" }],
				pictures: {
					removed: [{ id: front.id, path: front.path }],
					added: [{ id: rear.id, path: rear.path }],
					moved: false,
				},
			},
		});
		expect(await compare(id, 1, "current")).toMatchObject({
			difference: { other: 3, changes: [{ field: "name", from: "Dritte", to: "Erste" }] },
		});
		expect(await compare(id, 2, 2)).toMatchObject({ difference: { changes: [], pictures: null } });
		expect(await compare(id, 1, "before")).toMatchObject({ difference: null, values: { name: "Erste" } });
		expect(await compare(id, 1, 99)).toMatchObject({ difference: null });
		for (const number of [0, -1, 1.5, Number.NaN, 2 ** 40, 99]) expect(await compare(id, number, "current")).toBeNull();
	});

	test("are the last fifty; the oldest goes, and never the one that is stored", async () => {
		const id = await makeOffer({ name: "0" }, { by });
		const draft = { row: {}, pictures: [], words: { name: "Entwurf" } };
		for (let n = 2; n <= MOST_VERSIONS; n++)
			await db()
				.insertInto("versions")
				.values({
					id: newId(),
					kind: "offer",
					record_id: id,
					number: n,
					origin: "draft",
					record: JSON.stringify(draft),
					by_email: null,
					updated_at: "2026-01-01T00:00:00.000Z",
				})
				.execute();
		await offerRecords.keep(
			id,
			{ words: { ...offerWords, name: "A" }, pictures: [], base: 1, draftId: "", seen: 0, window: "a" },
			by,
		);
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
		await deleteOffer(id, by);
		expect(await numbers(id)).toEqual([2, 1]);
		await removeForGood({ kind: "offer", id }, by);
		expect(await numbers(id)).toEqual([]);
	});
});

describe("restoring a version", () => {
	test("makes a draft of it, exactly as it was in both languages, and publishes nothing", async () => {
		const id = await makeOffer({ name: "Erste", description: "", name_en: "" }, { by });
		await save(id, { name: "Zweite", description: "Heute", name_en: "Today", location: "Hof" });
		expect(await offerRecords.restoreVersion(id, 1, by)).toEqual({
			name: "Zweite",
			leftOut: { fields: [], pictures: 0, documents: 0 },
			over: 2,
		});
		expect((await offerRecords.draftOf(id))?.words).toMatchObject({
			name: "Erste",
			name_en: "",
			description: "",
			description_en: "",
			location: "",
		});
		expect((await offerDetail(id, "de", { forStaff: false }))?.name).toBe("Zweite");
		expect(await offerRecords.findForEdit(id)).toMatchObject({ name: "Zweite", version: 2 });
	});
});
