import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { deAdmin } from "#app/texts/office/de/office.ts";
import { newsRecords } from "#app/news/news-service.server.ts";
import { useBuiltSite, useStaff } from "../app.ts";
import { filesIn } from "../files.ts";
import { makeNews, makePicture, pictureBytes } from "../make.ts";
import { formOf, withEmptyFile } from "../news-form.ts";

useBuiltSite();

const ADD = "/admin/nachricht-hinzufuegen";
const ARRIVING = 15 * 1024 * 1024;
const texts = deAdmin.addNewsPage;
const words = { name: "Tag der offenen Tür", datum: "2026-06-13", inhalt: "Kommen Sie vorbei." };

const admin = useStaff("admin");
beforeEach(() => {
	admin.cookies.delete("app_language");
});

const edit = (id: string) => `/admin/nachricht-bearbeiten/${id}`;
const all = () =>
	db().selectFrom("Aktuelles").selectAll().orderBy("created_at", "desc").orderBy("id", "desc").execute();
describe("the picture of a news item", () => {
	test("of more than 15 MB is refused with words that say what is taken, and what was typed stays", async () => {
		const before = { items: (await all()).length, files: filesIn("media") };
		const form = () => formOf({ ...words, inhalt: "Geht nicht verloren" }, tooLarge);
		const tooLarge = Buffer.concat([await pictureBytes(), Buffer.alloc(ARRIVING)]).subarray(0, ARRIVING + 1);
		const response = await admin.visit(ADD, { form: form() });
		expect(response.status).toBe(413);
		const page = await response.text();
		for (const word of [
			"Die Datei ist zu groß. Erlaubt sind höchstens 2 MB. Handyfotos bis 15 MB werden dafür verkleinert.",
			"Geht nicht verloren",
		])
			expect(page.includes(word), word).toBe(true);
		expect({ items: (await all()).length, files: filesIn("media") }).toEqual(before);
	});

	test("is one: two are refused as a whole", async () => {
		const before = { items: (await all()).length, files: filesIn("media") };
		const response = await admin.visit(ADD, { form: formOf(words, await pictureBytes(), await pictureBytes()) });
		expect(response.status).toBe(413);
		expect((await response.text()).includes(texts["picture.count"])).toBe(true);
		expect({ items: (await all()).length, files: filesIn("media") }).toEqual(before);
	});

	test("stays when nothing is said of it, goes with its box ticked, and is replaced by another; older versions keep their files", async () => {
		const picture = await makePicture(undefined, "news-bilder");
		const id = await makeNews({}, { picture });
		const files = filesIn("media").length;
		await admin.visit(edit(id), { form: withEmptyFile({ ...words, version: "1" }) });
		expect((await newsRecords.findForEdit(id))?.image_url).toBe(picture.path);
		await admin.visit(edit(id), { form: formOf({ ...words, version: "2" }, await pictureBytes({ format: "png" })) });
		expect((await newsRecords.findForEdit(id))?.image_url).toMatch(/\.png$/);
		expect(filesIn("media")).toHaveLength(files + 1);
		await admin.visit(edit(id), { form: withEmptyFile({ ...words, version: "3", image_remove: "true" }) });
		expect((await newsRecords.findForEdit(id))?.image_url).toBeNull();
		expect(filesIn("media")).toHaveLength(files + 1);
	});
});
