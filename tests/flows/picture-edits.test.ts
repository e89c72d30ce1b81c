import { describe, expect, test } from "vitest";
import { originalKey } from "#app/media/picture-path.ts";
import { plainRecipe, type Recipe } from "#app/media/editor/recipe.ts";
import { deleteOffer, offerRecords } from "#app/machines/offer-service.server.ts";
import { outcome, useBuiltSite, visitor, useStaff } from "../app.ts";
import { filesIn } from "../files.ts";
import { makeOffer, makePicture, offerWords } from "../make.ts";
import { useUser } from "../before.ts";

useBuiltSite();

const form = "?w=240&h=180&fit=cover&format=webp";
const by = useUser();
const manager = useStaff("angebots_admin");
const edit = (id: string, recipe: Partial<Recipe> | string, to = "/admin/bilder") =>
	manager.visit(`${to}/${id}`, {
		form: { recipe: typeof recipe === "string" ? recipe : JSON.stringify({ ...plainRecipe, ...recipe }) },
	});
const status = async (path: string, who = visitor()) => (await who.visit(path)).status;

/** An offer with one picture, which is described. */
async function pictured() {
	const picture = await makePicture(by);
	const id = await makeOffer({}, { by, pictures: [{ id: picture.id, alt: "Von vorn", alt_en: "Front" }] });
	return { id, picture };
}

describe("a picture whose licence plate is blurred", () => {
	test("is published by saving the form; from then on the one before is in no address that visitors can reach", async () => {
		const { id, picture } = await pictured();
		const answer = await edit(picture.id, { blurs: [{ x: 0, y: 0, width: 1, height: 0.5 }] });
		expect(answer.status).toBe(201);
		const edited = (await answer.json()) as { id: string; path: string };
		// Visitors see what was published until the form is saved.
		expect(await status(`/media/${picture.path}${form}`)).toBe(200);
		const save = { ...offerWords, version: "1", images: edited.id, [`alt_${edited.id}`]: "Von vorn" };
		expect(await outcome(await manager.visit(`/admin/angebot-bearbeiten/${id}`, { form: save }))).toBe(
			"→ /admin/dashboard",
		);
		expect((await offerRecords.findForEdit(id))?.pictures).toMatchObject([{ id: edited.id, alt: "Von vorn" }]);
		expect((await visitor().page(`/angebot/detail/${id}`)).includes(edited.path)).toBe(true);
		expect(await status(`/media/${edited.path}${form}`)).toBe(200);
		const original = originalKey(edited.path);
		expect(filesIn("media")).toContain(original);
		for (const search of [form, "", "?w=1280&format=jpeg"]) {
			// The version before still has it, for staff alone.
			expect(await status(`/media/${picture.path}${search}`)).toBe(410);
			for (const path of [original, `${original}.jpg`, edited.path.replace("angebot-bilder", "originale")])
				for (const who of [visitor(), manager]) expect(await status(`/media/${path}${search}`, who), path).toBe(404);
		}
	});

	test("shows its original to staff who may edit it, and nobody keeps that answer", async () => {
		const { picture } = await pictured();
		const { id } = (await (await edit(picture.id, { turn: 90 })).json()) as { id: string };
		const original = await manager.visit(`/admin/bilder/${id}/original`);
		expect([original.status, original.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
		expect(original.headers.get("Cache-Control")).toBe("private, no-store");
		expect(await (await manager.visit(`/admin/bilder/${id}`)).json()).toEqual({ ...plainRecipe, turn: 90 });
		expect(await status(`/admin/bilder/${id}/original`)).toBe(302);
	});
});

describe("an edit", () => {
	test.each(["{", JSON.stringify({ ...plainRecipe, turn: 1 })])(
		"by %j is refused and stores nothing",
		async (recipe) => {
			const { picture } = await pictured();
			const before = filesIn("media");
			expect((await edit(picture.id, recipe)).status).toBe(400);
			expect(filesIn("media")).toEqual(before);
		},
	);

	test("of a picture that is gone, in the trash, or of the news is told so", async () => {
		const { id, picture } = await pictured();
		await deleteOffer(id, by);
		const news = await makePicture(by, "news-bilder");
		for (const other of [picture.id, news.id, "0199c1de-0000-7000-8000-000000000000", "x"]) {
			const answer = await edit(other, { turn: 90 });
			expect([answer.status, await answer.json()]).toEqual([404, { reason: "picture.foreign" }]);
			expect(await status(`/admin/bilder/${other}/original`, manager)).toBe(404);
		}
	});
});
