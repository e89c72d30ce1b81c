import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "#app/database/identity.ts";
import { jobRecords } from "#app/careers/job-service.server.ts";
import { offerRecords } from "#app/offers/offer-service.server.ts";
import { newestOffers, offerDetail } from "#app/offers/offers.server.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { actionsOf, chosen, draftWords, seenByVisitors, typed, values, window } from "../drafts.ts";
import { filesIn } from "../files.ts";
import { forgetVersionFiles, makeOffer, makePicture, makeUser } from "../make.ts";

let by: Actor;
let colleague: Actor;
beforeAll(async () => {
	by = await makeUser();
	colleague = await makeUser();
});

describe("a new record that is kept for the first time", () => {
	test("is a draft with its address, with required fields empty, and no visitor sees it", async () => {
		const id = newId();
		const kept = await offerRecords.keep(id, typed({ name: "Halber Bagger", category: "", sale_price: "viel" }), by, {
			begins: true,
		});
		expect(kept).toMatchObject({ ok: true, version: 1, name: "Halber Bagger", newer: null });
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

	test("after somebody has put it into the trash does not come back", async () => {
		const id = newId();
		await jobRecords.keep(id, jobKeeping({ title: "Weg" }), by, { begins: true });
		await jobRecords.remove(id, by);
		expect(await jobRecords.keep(id, jobKeeping({ title: "Wieder da" }), by, { begins: true })).toEqual({
			ok: false,
			reason: "missing",
		});
		expect(await jobRecords.findForEdit(id)).toBeNull();
	});

	test("goes online when it is saved, with its first version, and its draft is gone", async () => {
		const id = newId();
		const form = window();
		await offerRecords.keep(id, typed({ name: "Fast fertig", sale_price: "" }, form), by, { begins: true });
		const saved = await offerRecords.change(id, 1, values({ name: "Fertig" }), {
			by,
			pictures: [],
			draft: { ...form, over: false },
		});
		expect(saved).toMatchObject({ ok: true });
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
		expect(await offerRecords.keep(id, typed({ name: "Im Entwurf" }, form), by)).toMatchObject({
			ok: true,
			version: 1,
		});
		expect(await seenByVisitors(id)).toBe("Online");
		expect(await offerRecords.findForEdit(id)).toMatchObject({ name: "Online", version: 1, state: "online" });
		expect(await actionsOf(id)).toEqual(["created", "drafted"]);
		await offerRecords.change(id, 1, values({ name: "Im Entwurf" }), {
			by,
			pictures: [],
			draft: { ...form, over: false },
		});
		expect(await seenByVisitors(id)).toBe("Im Entwurf");
		expect(await offerRecords.draftOf(id)).toBeNull();
		expect((await offerRecords.versions(id)).map(({ origin }) => origin)).toEqual(["published", "created"]);
	});

	test("is none where nothing differs, and goes where everything was changed back", async () => {
		const id = await makeOffer({}, { by });
		const form = window();
		expect(await offerRecords.keep(id, typed({ sale_price: "85000,00" }, form), by)).toMatchObject({ version: 0 });
		expect(await offerRecords.draftOf(id)).toBeNull();
		await offerRecords.keep(id, typed({ name: "Anders" }, form), by);
		await offerRecords.keep(id, typed({}, form), by);
		expect(await offerRecords.draftOf(id)).toBeNull();
	});

	test("that somebody else has kept is a conflict for who saves, and a version for who saves all the same", async () => {
		const id = await makeOffer({ name: "Online" }, { by });
		await offerRecords.keep(id, typed({ name: "Vom Kollegen", sale_price: "ungefähr 5" }), colleague);
		const form = { ...window(), over: false };
		expect(
			await offerRecords.change(id, 1, values({ name: "Meins" }), { by, pictures: [], draft: form }),
		).toMatchObject({
			ok: false,
			reason: "changed",
			by: colleague.email,
			draft: { words: { name: "Vom Kollegen" } },
		});
		expect(await seenByVisitors(id)).toBe("Online");
		await offerRecords.change(id, 1, values({ name: "Meins" }), { by, pictures: [], draft: { ...form, over: true } });
		expect(await seenByVisitors(id)).toBe("Meins");
		const [, kept] = await offerRecords.versions(id);
		expect(kept).toMatchObject({ origin: "draft", by: colleague.email });
		await offerRecords.restoreVersion(id, kept!.number, by);
		expect(await draftWords(id)).toMatchObject({ name: "Vom Kollegen", sale_price: "ungefähr 5" });
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
		expect((await offerRecords.openDraft(id))?.pictures.map((one) => one.id)).toEqual([fresh.id]);
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
		expect(await offerRecords.findForEdit(id)).toMatchObject({
			name: "Bleibt",
			version: 1,
			pictures: [{ id: old.id }],
		});
		expect(filesIn("media")).toContain(old.path);
		expect(filesIn("media")).not.toContain(fresh.path);
		expect((await actionsOf(id)).at(-1)).toBe("discarded");
	});

	test("can't be those of another record", async () => {
		const picture = await makePicture(by);
		await makeOffer({}, { by, pictures: chosen(picture.id) });
		const id = await makeOffer({}, { by });
		expect(await offerRecords.keep(id, typed({}, { pictures: chosen(picture.id) }), by)).toEqual({
			ok: false,
			reason: "foreignPicture",
		});
	});
});
