import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { jobRecords } from "#app/careers/jobs.server.ts";
import { newsItem, newsRecords } from "#app/news/news.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { newestOffers, offerDetail } from "#app/machines/offers.server.ts";
import { pictureOwner } from "#app/media/storage/picture-owners.server.ts";
import { removeUnusedPictures } from "#app/media/sweep.server.ts";
import { actionsOf, chosen, draftWords, seenByVisitors, typed, values, window } from "../drafts.ts";
import { filesIn } from "../files.ts";
import { forgetVersionFiles, makeNews, makeOffer, makePicture } from "../make.ts";
import { useUser } from "../before.ts";
import { setRow } from "../rows.ts";
import { mayStill } from "#app/accounts/staff-with.server.ts";
import { carryOutPlans } from "#app/content/states/plans.server.ts";
import { findState, takeStep } from "#app/content/states/step-service.server.ts";
import type { StepName } from "#app/content/states/steps.ts";
import { withoutTable } from "../without-table.ts";

const by = useUser();
const colleague = useUser();
/** Saves the form of a window; `over`: also over a colleague's draft. */
const publish = (id: string, name: string, form: ReturnType<typeof window>, over = false) =>
	offerRecords.change(id, 1, values({ name }), { by, pictures: [], draft: { ...form, over } });

describe("a new record that is kept for the first time", () => {
	test("is a draft with its address, with required fields empty, and no visitor sees it", async () => {
		const id = newId();
		const half = typed({ name: "Halber Bagger", category: "", sale_price: "viel" });
		const kept = await offerRecords.keep(id, half, by, { begins: true });
		expect(kept).toMatchObject({ ok: true, name: "Halber Bagger", newer: null });
		expect(await offerRecords.findForEdit(id)).toMatchObject({
			name: "Halber Bagger",
			category: "",
			sale_price: null,
			state: "draft",
			published_at: null,
			user_id: by.id,
		});
		expect(await draftWords(id)).toMatchObject({ sale_price: "viel", category: "" });
		expect(await seenByVisitors(id)).toBeUndefined();
		expect((await newestOffers(500, "de")).some((offer) => offer.id === id)).toBe(false);
	});

	test("and again and again stays one record, one entry in the log and no version, and its row follows", async () => {
		const id = newId();
		const form = window();
		for (const name of ["B", "Ba", "Bagger"])
			expect(await offerRecords.keep(id, typed({ name }, form), by, { begins: true })).toMatchObject({ ok: true });
		expect(await offerRecords.findForEdit(id)).toMatchObject({ name: "Bagger", version: 1 });
		expect(await actionsOf(id)).toEqual(["created"]);
		expect(await offerRecords.versions(id)).toEqual([]);
	});

	test("by a request that comes twice at the same moment is one record", async () => {
		const id = newId();
		const one = typed({ name: "Zwilling" });
		await Promise.allSettled([1, 2].map(() => offerRecords.keep(id, one, by, { begins: true })));
		expect(await db().selectFrom("Angebote").select("id").where("name", "=", "Zwilling").execute()).toEqual([{ id }]);
		expect(await draftWords(id)).toMatchObject({ name: "Zwilling" });
	});

	test("shows its pictures in the office alone, and keeps them from being swept", async () => {
		const id = newId();
		const picture = await makePicture(by);
		await offerRecords.keep(id, typed({}, { pictures: chosen(picture.id) }), by, { begins: true });
		const longAgo = "2020-01-01T00:00:00.000Z";
		await setRow("pictures", picture.id, { created_at: longAgo, updated_at: longAgo });
		await removeUnusedPictures();
		expect((await offerRecords.findForEdit(id))?.pictures.map((one) => one.id)).toEqual([picture.id]);
		expect(filesIn("media")).toContain(picture.path);
	});

	test("after somebody has put it into the trash does not come back", async () => {
		const id = newId();
		await jobRecords.keep(id, jobKeeping({ title: "Weg" }), by, { begins: true });
		await jobRecords.remove(id, by);
		const again = await jobRecords.keep(id, jobKeeping({ title: "Wieder da" }), by, { begins: true });
		expect(again).toEqual({ ok: false, reason: "missing" });
		expect(await jobRecords.findForEdit(id)).toBeNull();
	});

	test("goes online when it is saved, with its first version, and its draft is gone", async () => {
		const id = newId();
		const form = window();
		await offerRecords.keep(id, typed({ name: "Fast fertig", sale_price: "" }, form), by, { begins: true });
		expect(await publish(id, "Fertig", form)).toMatchObject({ ok: true });
		expect(await offerRecords.findForEdit(id)).toMatchObject({ state: "online", published_at: expect.any(String) });
		expect(await seenByVisitors(id)).toBe("Fertig");
		expect(await offerRecords.draftOf(id)).toBeNull();
		expect(await offerRecords.versions(id)).toMatchObject([{ number: 1, origin: "published", by: by.email }]);
		expect(await actionsOf(id)).toEqual(["created", "published"]);
	});
});

const jobWords = { title: "", location: "", type: "", description: "", requirements: "", benefits: "" };
const jobKeeping = (words: Record<string, string>) => ({
	words: { ...jobWords, ...words },
	pictures: null,
	base: 1,
	...window(),
});

describe("a draft beside what is online", () => {
	test("changes nothing that visitors see, and is published when the form is saved", async () => {
		const id = await makeOffer({ name: "Online" }, { by });
		const form = window();
		expect(await offerRecords.keep(id, typed({ name: "Im Entwurf" }, form), by)).toMatchObject({ ok: true });
		expect(await seenByVisitors(id)).toBe("Online");
		expect(await offerRecords.findForEdit(id)).toMatchObject({ name: "Online", version: 1, state: "online" });
		expect(await actionsOf(id)).toEqual(["created", "drafted"]);
		await publish(id, "Im Entwurf", form);
		expect(await seenByVisitors(id)).toBe("Im Entwurf");
		expect(await offerRecords.draftOf(id)).toBeNull();
		expect((await offerRecords.versions(id)).map(({ origin }) => origin)).toEqual(["published", "created"]);
	});

	test("is none where nothing differs, and goes where everything was changed back", async () => {
		const id = await makeOffer({}, { by });
		const form = window();
		expect(await offerRecords.keep(id, typed({ sale_price: "85000,00" }, form), by)).toMatchObject({ id: "" });
		expect(await offerRecords.draftOf(id)).toBeNull();
		await offerRecords.keep(id, typed({ name: "Anders" }, form), by);
		await offerRecords.keep(id, typed({}, form), by);
		expect(await offerRecords.draftOf(id)).toBeNull();
	});

	test("that somebody else has kept is a conflict for who saves, and a version for who saves all the same", async () => {
		const id = await makeOffer({ name: "Online" }, { by });
		await offerRecords.keep(id, typed({ name: "Vom Kollegen", sale_price: "ungefähr 5" }), colleague);
		const form = window();
		expect(await publish(id, "Meins", form)).toMatchObject({
			ok: false,
			reason: "changed",
			by: colleague.email,
			draft: { words: { name: "Vom Kollegen" } },
		});
		expect(await seenByVisitors(id)).toBe("Online");
		await publish(id, "Meins", form, true);
		expect(await seenByVisitors(id)).toBe("Meins");
		const [, kept] = await offerRecords.versions(id);
		expect(kept).toMatchObject({ origin: "draft", by: colleague.email });
		await offerRecords.restoreVersion(id, kept!.number, by);
		expect(await draftWords(id)).toMatchObject({ name: "Vom Kollegen", sale_price: "ungefähr 5" });
	});

	test("that was begun on an older version is kept, says who has saved since, and conflicts when it is saved", async () => {
		const id = await makeOffer({}, { by });
		await offerRecords.change(id, 1, values({ name: "Inzwischen" }), { by: colleague, pictures: [] });
		const form = window();
		expect(await offerRecords.keep(id, typed({ name: "Alt begonnen" }, form), by)).toMatchObject({
			ok: true,
			newer: { by: colleague.email },
		});
		const current = { name: "Inzwischen", version: 2 };
		const conflict = { ok: false, reason: "changed", current, by: colleague.email };
		expect(await publish(id, "Alt begonnen", form)).toMatchObject(conflict);
	});

	test("stays when the record is changed by something other than its form", async () => {
		const id = await makeOffer({}, { by });
		const picture = await makePicture(by);
		await offerRecords.keep(id, typed({ name: "Wartet" }, { pictures: chosen(picture.id) }), by);
		await offerRecords.change(id, 1, values({ sale_price: "1" }), { by: colleague, pictures: [] });
		expect(await draftWords(id)).toMatchObject({ name: "Wartet" });
		expect(filesIn("media")).toContain(picture.path);
	});
});

describe("the pictures of a draft", () => {
	test("neither show nor remove the published ones; publishing swaps them", async () => {
		const [old, fresh] = [await makePicture(by), await makePicture(by)];
		const id = await makeOffer({}, { by, pictures: chosen(old.id) });
		const form = window();
		await offerRecords.keep(id, typed({}, { ...form, pictures: chosen(fresh.id) }), by);
		const shown = async () => (await offerDetail(id, "de", { forStaff: false }))?.pictures.map((one) => one.id);
		expect(await shown()).toEqual([old.id]);
		expect(filesIn("media")).toEqual(expect.arrayContaining([old.path, fresh.path]));
		expect(await offerRecords.openDraft(id)).toMatchObject({ pictures: [{ id: fresh.id }] });
		await offerRecords.change(id, 1, values(), { by, pictures: chosen(fresh.id), draft: { ...form, over: false } });
		expect(await shown()).toEqual([fresh.id]);
		expect(filesIn("media")).toContain(old.path);
		await forgetVersionFiles(id);
		await offerRecords.change(id, 2, values(), { by, pictures: chosen(fresh.id) });
		expect(filesIn("media")).not.toContain(old.path);
	});

	test("go with a draft that is discarded; the published ones stay, and so does the text", async () => {
		const [old, fresh] = [await makePicture(by), await makePicture(by)];
		const id = await makeOffer({ name: "Bleibt" }, { by, pictures: chosen(old.id) });
		await offerRecords.keep(id, typed({ name: "Geht" }, { pictures: chosen(old.id, fresh.id) }), by);
		expect(await offerRecords.discard(id, by)).toBe("Bleibt");
		expect(await offerRecords.discard(id, by)).toBeNull();
		const stored = { name: "Bleibt", version: 1, pictures: [{ id: old.id }] };
		expect(await offerRecords.findForEdit(id)).toMatchObject(stored);
		expect(filesIn("media")).toContain(old.path);
		expect(filesIn("media")).not.toContain(fresh.path);
		expect((await actionsOf(id)).at(-1)).toBe("discarded");
	});

	test("that are taken out again, so that nothing is left to publish, belong to no record and may come back", async () => {
		const [old, fresh] = [await makePicture(by), await makePicture(by)];
		const id = await makeOffer({}, { by, pictures: chosen(old.id) });
		const form = window();
		const keep = async (draft: string, ...ids: string[]) => {
			const kept = await offerRecords.keep(id, typed({}, { ...form, pictures: chosen(...ids), draft }), by);
			expect(kept).toMatchObject({ ok: true });
			return kept.ok ? kept.id : null;
		};
		const first = (await keep("", old.id, fresh.id))!;
		expect(await keep(first, old.id)).toBe("");
		expect([await pictureOwner(old.path), await pictureOwner(fresh.path)]).toEqual([{ kind: "offer", id }, null]);
		await keep("", old.id, fresh.id);
		expect(await pictureOwner(fresh.path)).toEqual({ kind: "offer", id });
	});

	test("of a news item are swapped, removed or kept as the draft says", async () => {
		const [old, fresh] = [await makePicture(by, "news-bilder"), await makePicture(by, "news-bilder")];
		const id = await makeNews({}, { by, picture: { id: old.id } });
		const words = newsRecords.words((await newsRecords.findForEdit(id))!);
		const form = window();
		const keep = (pictures: "keep" | "none" | { id: string }) =>
			newsRecords.keep(id, { words, pictures, base: 1, ...form }, by);
		await keep({ id: fresh.id });
		expect((await newsItem(id, "de"))?.picture?.path).toBe(old.path);
		expect(await newsRecords.openDraft(id)).toMatchObject({ pictures: { id: fresh.id } });
		await keep("none");
		expect(await newsRecords.openDraft(id)).toMatchObject({ choice: "none", pictures: null });
		await keep("keep");
		expect(await newsRecords.draftOf(id)).toBeNull();
		expect((await newsItem(id, "de"))?.picture?.path).toBe(old.path);
	});

	test("can't be those of another record", async () => {
		const picture = await makePicture(by);
		await makeOffer({}, { by, pictures: chosen(picture.id) });
		const id = await makeOffer({}, { by });
		const kept = await offerRecords.keep(id, typed({}, { pictures: chosen(picture.id) }), by);
		expect(kept).toEqual({ ok: false, reason: "foreignPicture" });
	});
});

const { record } = offerRecords;

const stateOf = async (id: string) => (await findState(record, id))!.row;
const step = async (id: string, name: StepName) =>
	takeStep(offerRecords, id, name, { shown: await stateOf(id), words: {}, by });
async function draft(name: string): Promise<string> {
	const id = newId();
	await offerRecords.keep(id, typed({ name }), by, { begins: true });
	return id;
}

describe("a process that dies between publishing and its entry in the log", () => {
	test.each<[string, (id: string) => Promise<unknown>]>([
		["saves a form", (id) => offerRecords.change(id, 1, values({ name: "Getippt" }), { by, pictures: [] })],
		["takes a step", (id) => step(id, "publish")],
	])("and %s has published nothing, and lost no word of the draft", async (_, publishes) => {
		const id = await draft("Getippt");
		await expect(withoutTable("trace", () => publishes(id))).rejects.toThrow();
		expect(await stateOf(id)).toMatchObject({ state: "draft" });
		expect(await draftWords(id)).toMatchObject({ name: "Getippt" });
		expect([await offerRecords.versions(id), await actionsOf(id)]).toEqual([[], ["created"]]);
		await publishes(id);
		expect(await seenByVisitors(id)).toBe("Getippt");
	});

	test("and carries out a plan has published nothing; the next one does", async () => {
		const id = await draft("Geplant");
		const past = new Date(Date.now() - 60_000).toISOString();
		const goal = { publish_at: past };
		await offerRecords.change(id, 1, values({ name: "Geplant" }), { by, goal, pictures: [] });
		await withoutTable("trace", () => carryOutPlans(record, mayStill)).catch(() => {});
		expect(await stateOf(id)).toMatchObject({ state: "scheduled", publish_at: past });
		expect(await seenByVisitors(id)).toBeUndefined();
		await carryOutPlans(record, mayStill);
		expect(await seenByVisitors(id)).toBe("Geplant");
		expect((await actionsOf(id)).at(-1)).toBe("published");
	});
});
