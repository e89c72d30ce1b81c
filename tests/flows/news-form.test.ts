import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { deAdmin } from "#app/texts/office/de/office.ts";
import { newsRecords } from "#app/news/news.server.ts";
import { outcome, useBuiltSite, visitor, useStaff } from "../app.ts";
import { filesIn } from "../files.ts";
import { fileOf, makeNews, makePicture, pictureBytes } from "../make.ts";
import { expectWords } from "../words.ts";

useBuiltSite();

const ADD = "/admin/nachricht-hinzufuegen";
const ARRIVING = 15 * 1024 * 1024;
const texts = deAdmin.addNewsPage;
const words = { name: "Tag der offenen Tür", datum: "2026-06-13", inhalt: "Kommen Sie vorbei.\r\nEs gibt Kuchen." };

const admin = useStaff("admin");
const edit = (id: string) => `/admin/nachricht-bearbeiten/${id}`;
const all = () =>
	db().selectFrom("Aktuelles").selectAll().orderBy("created_at", "desc").orderBy("id", "desc").execute();
const stored = async () => ({ items: (await all()).length, files: filesIn("media") });

test("a new news item is stored in the name of who is signed in, whatever the form says, and is on the website at once", async () => {
	const typed = { ...words, name_en: "Open day", user_id: "somebody", id: "1", version: "99" };
	const form = { ...typed, image: fileOf(new Uint8Array(), "") };
	expect(await outcome(await admin.visit(ADD, { form }))).toBe("→ /admin/dashboard");
	const [item] = await all();
	expect(item).toMatchObject({
		name: "Tag der offenen Tür",
		datum: "2026-06-13",
		inhalt: "Kommen Sie vorbei.\nEs gibt Kuchen.",
		user_id: admin.user.id,
		version: 1,
		image_url: null,
	});
	expectWords(await admin.page("/admin/dashboard"), texts.added, "„Tag der offenen Tür“ steht jetzt auf der Website.");
	expect((await visitor().page(`/news/${item!.id}`)).includes("Es gibt Kuchen.")).toBe(true);
	expect((await visitor().page(`/en/news/${item!.id}`)).includes("Open day")).toBe(true);
});

test("editing a news item comes back from deleting to the dashboard and nowhere else", async () => {
	for (const back of ["//evil.example", "https://evil.example/?x=1", "?q=a\r\nSet-Cookie: x=1", "x".repeat(5000)]) {
		const to = await outcome(await admin.visit(`/admin/nachricht-loeschen/${await makeNews()}`, { form: { back } }));
		expect(to, back).toMatch(/^→ \/admin\/dashboard(\?[\w%=&.+*-]*)?$/);
	}
});

describe("the picture of a news item", () => {
	test("of more than 15 MB is refused with words that say what is taken, and what was typed stays", async () => {
		const before = await stored();
		const tooLarge = Buffer.concat([await pictureBytes(), Buffer.alloc(ARRIVING)]).subarray(0, ARRIVING + 1);
		const form = { ...words, inhalt: "Geht nicht verloren", image: fileOf(tooLarge) };
		const response = await admin.visit(ADD, { form });
		expect(response.status).toBe(413);
		expectWords(await response.text(), "Erlaubt sind höchstens 2 MB.", "Geht nicht verloren");
		expect(await stored()).toEqual(before);
	});

	test("is one: two are refused as a whole", async () => {
		const before = await stored();
		const image = [fileOf(await pictureBytes()), fileOf(await pictureBytes())];
		const response = await admin.visit(ADD, { form: { ...words, image } });
		expect(response.status).toBe(413);
		expect((await response.text()).includes(texts["picture.count"])).toBe(true);
		expect(await stored()).toEqual(before);
	});

	test("stays when nothing is said of it, goes with its box ticked, and is replaced by another; older versions keep their files", async () => {
		const picture = await makePicture(undefined, "news-bilder");
		const id = await makeNews({}, { picture });
		const files = filesIn("media").length;
		await admin.visit(edit(id), { form: { ...words, version: "1" } });
		expect((await newsRecords.findForEdit(id))?.image_url).toBe(picture.path);
		const image = fileOf(await pictureBytes({ format: "png" }));
		await admin.visit(edit(id), { form: { ...words, version: "2", image } });
		expect((await newsRecords.findForEdit(id))?.image_url).toMatch(/\.png$/);
		expect(filesIn("media")).toHaveLength(files + 1);
		await admin.visit(edit(id), { form: { ...words, version: "3", image_remove: "true" } });
		expect((await newsRecords.findForEdit(id))?.image_url).toBeNull();
		expect(filesIn("media")).toHaveLength(files + 1);
	});
});

test("a new position is stored in the name of who is signed in, whatever the form says, and is on the website at once", async () => {
	const words = { title: "Schlosser (m/w/d)", location: "Arnsdorf", type: "Vollzeit", description: "Sie schweißen." };
	const invented = { user_id: "somebody", id: "1", version: "99", created_at: "2001-01-01" };
	const form = { ...words, requirements: "- Geduld\r\n- Kraft", title_en: "Metalworker", ...invented };
	expect(await outcome(await admin.visit("/admin/karriere-hinzufuegen", { form }))).toBe("→ /admin/dashboard");
	const job = await db().selectFrom("Karriere").selectAll().executeTakeFirst();
	expect(job).toMatchObject({
		...words,
		requirements: "- Geduld\n- Kraft",
		benefits: null,
		title_en: "Metalworker",
		user_id: admin.user.id,
		version: 1,
	});
	expect(job!.created_at > "2026").toBe(true);
	expectWords(await admin.page("/admin/dashboard"), deAdmin.addCareerPage.added, "„Schlosser (m/w/d)“");
	expectWords(await visitor().page(`/karriere/${job!.id}`), "Geduld");
	expectWords(await visitor().page("/en/karriere"), "Metalworker");
});
