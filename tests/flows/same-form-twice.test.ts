import { describe, expect, test } from "vitest";
import { collections } from "#app/back-office/collections/collections.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { newsRecords } from "#app/news/news.server.ts";
import { outcome, useBuiltSite, visitor, useStaff } from "../app.ts";
import { makeNews, makeOffer, makePicture, offerWords } from "../make.ts";

useBuiltSite();

const ADD = "/admin/angebot-hinzufuegen";
const admin = useStaff("admin");
/** What the form says of itself, as it was opened. */
async function opened(path: string): Promise<Record<string, string>> {
	const page = await admin.page(path);
	const fields = page.matchAll(/<input type="hidden" name="(form|record|draft)" value="([^"]*)"/g);
	return Object.fromEntries([...fields].map(([, name, value]) => [name!, value!]));
}
const count = async (kind: keyof typeof collections) =>
	(await db().selectFrom(collections[kind].table).select("id").execute()).length;
const words = {
	offer: offerWords,
	news: { name: "Zweimal", datum: "2026-06-13", inhalt: "Text" },
	job: { title: "Zweimal", location: "Hof", type: "Vollzeit", description: "x", requirements: "y", benefits: "z" },
};

describe.each(["offer", "news", "job"] as const)("the form of a new record (%s)", (kind) => {
	test("that is sent twice, at once or again after it was saved, makes one record", async () => {
		const { add } = collections[kind].office;
		const form = { ...words[kind], ...(await opened(add)) };
		const before = await count(kind);
		for (const answer of await Promise.all([1, 2].map(() => admin.visit(add, { form }))))
			expect(await outcome(answer)).toBe("→ /admin/dashboard");
		expect(await outcome(await admin.visit(add, { form }))).toBe("→ /admin/dashboard");
		expect(await count(kind)).toBe(before + 1);
		await admin.visit(add, { form: { ...words[kind], ...(await opened(add)) } });
		expect(await count(kind), "another form makes another").toBe(before + 2);
	});
});

test("a duplicate begins as a draft although its original is online, exists only once saved, and has pictures of its own", async () => {
	const picture = await makePicture();
	const original = await makeOffer({ name: "Vorlage" }, { pictures: [{ id: picture.id, alt: "Vorn", alt_en: "" }] });
	const before = await count("offer");
	const form: Record<string, string> = {
		...offerWords,
		name: "Zwilling",
		images: picture.id,
		...(await opened(`${ADD}?kopie=${original}`)),
	};
	expect(await admin.page(`${ADD}?kopie=${original}`)).toContain('value="Vorlage');
	expect(await count("offer"), "opening its form makes nothing").toBe(before);
	const id = form.record!;
	for (const _ of [1, 2])
		expect(await outcome(await admin.visit(`${ADD}?kopie=${original}`, { form }))).toBe(
			`→ /admin/angebot-bearbeiten/${id}`,
		);
	expect(await count("offer")).toBe(before + 1);
	const copy = (await offerRecords.findForEdit(id))!;
	expect(copy).toMatchObject({ state: "draft", name: "Zwilling" });
	expect(copy.pictures.map((one) => one.id)).not.toContain(picture.id);
	expect((await visitor().visit(`/angebot/detail/${id}`)).status).toBe(404);
	const page = await admin.page(`/admin/angebot-bearbeiten/${id}`);
	const [own] = copy.pictures;
	const { version, draft } = { version: "1", draft: /name="draft" value="([^"]+)"/.exec(page)![1]! };
	const saved = await admin.visit(`/admin/angebot-bearbeiten/${id}`, {
		form: { ...offerWords, name: "Zwilling", images: own!.id, version, draft, form: form.form! },
	});
	expect(await outcome(saved)).toBe("→ /admin/dashboard");
	expect(await offerRecords.findForEdit(id)).toMatchObject({ state: "online" });
	expect((await offerRecords.findForEdit(original))!.pictures.map((one) => one.id)).toEqual([picture.id]);
});

test("an offer that is added under the id of a news item leaves that one alone", async () => {
	const id = await makeNews({ name: "Meine Nummer" });
	expect((await admin.visit(ADD, { form: { ...offerWords, form: "ein-fenster", record: id } })).status).toBe(302);
	expect(await offerRecords.findForEdit(id)).toMatchObject({ name: offerWords.name });
	expect(await newsRecords.findForEdit(id)).toMatchObject({ name: "Meine Nummer", version: 1 });
});
