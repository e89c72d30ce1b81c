import { describe, expect, test } from "vitest";
import { collections } from "#app/back-office/collections/collections.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { newsRecords } from "#app/news/news.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { outcome, useBuiltSite, visitor, useStaff } from "../app.ts";
import { makeNews, makeOffer, makePicture, offerWords } from "../make.ts";
import { expectNoWords, expectWords, plainText } from "../words.ts";

useBuiltSite();

const staff = useStaff("angebots_admin");
const admin = useStaff("admin");
const EDIT = "/admin/angebot-bearbeiten/";
const ADD = "/admin/angebot-hinzufuegen";
const LATER = "2999-03-01T08:00";
const form = (state: string, more: Record<string, string> = {}) => ({ ...offerWords, version: "1", state, ...more });
const save = (id: string, state: string, more: Record<string, string> = {}) =>
	staff.visit(EDIT + id, { form: form(state, { form: "ein-fenster", draft: "", ...more }) });
const add = async (state: string, more: Record<string, string> = {}) => {
	const id = newId();
	const sent = await staff.visit(ADD, { form: form(state, { record: id, version: "", form: "ein-fenster", ...more }) });
	return { id, sent };
};
const rowOf = (id: string) => db().selectFrom("Angebote").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const onSite = async (id: string) => (await visitor().visit(`/angebot/detail/${id}`)).status === 200;
const step = (id: string, path: string, more: Record<string, string> = {}) =>
	staff.visit(`${EDIT}${id}/${path}`, { form: { version: "1", ...more } });
/** What the form says at first, and what it offers. */
const field = async (address: string) => {
	const select = /<select[^>]*name="state"[^]*?<\/select>/.exec(await staff.page(address))![0];
	const options = [...select.matchAll(/<option value="(\w+)"( selected="")?/g)];
	return { first: options.find(([, , selected]) => selected)?.[1], all: options.map(([, value]) => value) };
};

describe("the state in a record's form", () => {
	test("is 'Online' for a new record, 'Entwurf' for a draft, a copy and what waits beside a published one", async () => {
		expect(await field(ADD)).toEqual({ first: "online", all: ["online", "scheduled", "draft"] });
		const id = await makeOffer({});
		expect(await field(EDIT + id)).toEqual({ first: "online", all: ["online", "draft"] });
		expect((await field(`${ADD}?kopie=${id}`)).first).toBe("draft");
		await save(id, "draft", { name: "Wartet" });
		expect((await field(EDIT + id)).first).toBe("draft");
		const draft = await add("draft", { name: "", sale_price: "" });
		expect(await outcome(draft.sent)).toBe("→ /admin/dashboard");
		expect((await field(EDIT + draft.id)).first).toBe("draft");
		await step(id, "zurueckziehen");
		expect((await field(EDIT + id)).all).toEqual(["withdrawn", "online", "scheduled", "draft"]);
	});

	test("decides what saving does with a draft: it stays one, waits for its time, or goes online as the form says", async () => {
		const { id } = await add("draft", { sale_price: "" });
		await save(id, "draft", { name: "Noch nicht" });
		expectWords(await staff.page("/admin/dashboard"), "Entwurf gespeichert");
		expect(await onSite(id)).toBe(false);
		expect((await save(id, "online", { sale_price: "" })).status).toBe(400);
		const planned = await save(id, "scheduled", { publish_at: LATER, name: "Geplant" });
		expect(await outcome(planned)).toBe("→ /admin/dashboard");
		expect(await rowOf(id)).toMatchObject({ state: "scheduled", name: "Geplant", planned_by: staff.user.id });
		const said = plainText(await staff.page("/admin/dashboard"));
		expectWords(said, "Geplant „Geplant“ geht am 01.03.2999, 8:00 Uhr online.");
		expectWords(await staff.page(EDIT + id), `value="${LATER}"`);
		const online = { version: "2", shown_state: "scheduled", name: "Jetzt", sale_price: "77000" };
		await save(id, "online", online);
		expectWords(await staff.page("/admin/dashboard"), "„Jetzt“ steht jetzt auf der Website.");
		expect(await rowOf(id)).toMatchObject({ state: "online", name: "Jetzt", sale_price: 7_700_000, publish_at: null });
		expect(await onSite(id)).toBe(true);
	});

	test("plans a new record, drops the plan with its own draft, and asks for a time that is still ahead", async () => {
		for (const publish_at of ["", "2020-01-01T08:00", "9999-12-31T08:00"]) {
			const { id, sent } = await add("scheduled", { publish_at });
			expectWords(`${sent.status} ${await sent.text()}`, "400 <!", 'id="publish_at-error"', 'href="#publish_at"');
			expect(await offerRecords.findForEdit(id)).toBeNull();
		}
		const { id } = await add("scheduled", { publish_at: LATER });
		expect(await rowOf(id)).toMatchObject({ state: "scheduled", published_at: null });
		await save(id, "scheduled", { shown_state: "scheduled", publish_at: LATER, name: "Anders" });
		expect(await rowOf(id)).toMatchObject({ state: "scheduled", name: "Anders", version: 2 });
		await save(id, "draft", { shown_state: "scheduled", version: "2", name: "Zurück" });
		expect(await rowOf(id)).toMatchObject({ state: "draft", name: "Zurück", publish_at: null, planned_by: null });
	});

	test("undoes no colleague's step: who opened the form before it is asked, and words alone leave it", async () => {
		const id = await makeOffer({});
		await step(id, "zurueckziehen");
		await save(id, "online", { shown_state: "online", name: "Nur der Text" });
		expect(await rowOf(id)).toMatchObject({ state: "withdrawn", name: "Nur der Text" });
		const { id: planned } = await add("scheduled", { publish_at: LATER });
		await step(planned, "veroeffentlichen");
		await step(planned, "zurueckziehen");
		const refused = await save(planned, "online", { shown_state: "scheduled" });
		const page = await refused.text();
		expectWords(`${refused.status} ${page}`, "400 <!", 'id="state-error"', 'name="shown_state" value="withdrawn"');
		expect((await rowOf(planned)).state).toBe("withdrawn");
		expectNoWords(page, "(Code: 0)");
	});
});

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
	const copied = await opened(`${ADD}?kopie=${original}`);
	const form: Record<string, string> = { ...offerWords, name: "Zwilling", images: picture.id, ...copied };
	expect(await admin.page(`${ADD}?kopie=${original}`)).toContain('value="Vorlage');
	expect(await count("offer"), "opening its form makes nothing").toBe(before);
	const id = form.record!;
	for (const _ of [1, 2]) {
		const sent = await admin.visit(`${ADD}?kopie=${original}`, { form });
		expect(await outcome(sent)).toBe(`→ /admin/angebot-bearbeiten/${id}`);
	}
	expect(await count("offer")).toBe(before + 1);
	const copy = (await offerRecords.findForEdit(id))!;
	expect(copy).toMatchObject({ state: "draft", name: "Zwilling" });
	expect(copy.pictures.map((one) => one.id)).not.toContain(picture.id);
	expect((await visitor().visit(`/angebot/detail/${id}`)).status).toBe(404);
	const page = await admin.page(`/admin/angebot-bearbeiten/${id}`);
	const [own] = copy.pictures;
	const draft = /name="draft" value="([^"]+)"/.exec(page)![1]!;
	const whole = { ...offerWords, name: "Zwilling", images: own!.id, version: "1", draft, form: form.form! };
	const saved = await admin.visit(`/admin/angebot-bearbeiten/${id}`, { form: whole });
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
