import { beforeEach, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { deAdmin } from "#app/texts/office/de/office.ts";
import { newsRecords } from "#app/news/news-service.server.ts";
import { dataAddress, outcome, useBuiltSite, visitor, useStaff } from "../app.ts";
import { filesIn } from "../files.ts";
import { makeNews, pictureBytes } from "../make.ts";
import { formOf, withEmptyFile } from "../news-form.ts";

useBuiltSite();

const ADD = "/admin/nachricht-hinzufuegen";
const texts = deAdmin.addNewsPage;
const words = { name: "Tag der offenen Tür", datum: "2026-06-13", inhalt: "Kommen Sie vorbei.\r\nEs gibt Kuchen." };

const admin = useStaff("admin");
const manager = useStaff("angebots_admin");
beforeEach(() => {
	admin.cookies.delete("app_language");
});

const edit = (id: string) => `/admin/nachricht-bearbeiten/${id}`;
const all = () =>
	db().selectFrom("Aktuelles").selectAll().orderBy("created_at", "desc").orderBy("id", "desc").execute();

test("a new news item is stored in the name of who is signed in, whatever the form says, and is on the website at once", async () => {
	const form = withEmptyFile({ ...words, name_en: "Open day", user_id: "somebody", id: "1", version: "99" });
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
	const dashboard = await admin.page("/admin/dashboard");
	for (const word of [texts.added, "„Tag der offenen Tür“ steht jetzt auf der Website."])
		expect(dashboard.includes(word), word).toBe(true);
	expect((await visitor().page(`/news/${item!.id}`)).includes("Es gibt Kuchen.")).toBe(true);
	expect((await visitor().page(`/en/news/${item!.id}`)).includes("Open day")).toBe(true);
});

test("editing a news item comes back from deleting to the dashboard and nowhere else", async () => {
	for (const back of ["//evil.example", "https://evil.example/?x=1", "?q=a\r\nSet-Cookie: x=1", "x".repeat(5000)]) {
		const to = await outcome(await admin.visit(`/admin/nachricht-loeschen/${await makeNews()}`, { form: { back } }));
		expect(to, back).toMatch(/^→ \/admin\/dashboard(\?[\w%=&.+*-]*)?$/);
	}
});

test("an offer manager can neither write, change nor delete news: 403, and nothing is changed", async () => {
	const id = await makeNews({ name: "Nicht für jeden" });
	const before = { items: (await all()).length, files: filesIn("media") };
	for (const path of [ADD, edit(id), `/admin/nachricht-loeschen/${id}`]) {
		for (const address of [path, dataAddress(path)])
			expect(
				(await manager.visit(address, { form: formOf({ ...words, version: "1" }, await pictureBytes()) })).status,
				address,
			).toBe(403);
	}
	expect({ items: (await all()).length, files: filesIn("media") }).toEqual(before);
	expect(await newsRecords.findForEdit(id)).toMatchObject({ name: "Nicht für jeden", version: 1 });
});
