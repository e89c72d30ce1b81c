import { describe, expect, test } from "vitest";
import { newId } from "#app/foundation/database/identity.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { outcome, useBuiltSite, type Visitor, visitor, useStaff } from "../app.ts";
import { makeOffer, offerWords } from "../make.ts";

useBuiltSite();

const admin = useStaff("admin");
const manager = useStaff("angebots_admin");
const EDIT = "/admin/angebot-bearbeiten/";
const ADD = "/admin/angebot-hinzufuegen";
const typed = { version: "1", draft: "", form: "ein-fenster", ...offerWords };
const keep = (id: string, form: Record<string, string | string[]>, who: Visitor = admin) =>
	who.visit(`${EDIT}${id}/entwurf`, { form });
const nameOnSite = async (id: string) =>
	/<h1[^>]*>([^<]*)/.exec(await (await visitor().visit(`/angebot/detail/${id}`)).text())?.[1];

describe("what a form sends while somebody types", () => {
	test("is kept, told with its version and time, and nothing of it is on the site", async () => {
		const id = await makeOffer({ name: "Online" });
		const answer = await keep(id, { ...typed, name: "Getippt" });
		expect([answer.status, await answer.json()]).toEqual([
			200,
			{ kept: true, id: expect.any(String), at: expect.stringMatching(/Z$/), newer: null },
		]);
		expect(await nameOnSite(id)).toBe("Online");
		const form = await admin.page(EDIT + id);
		expect(form).toContain('value="Getippt"');
		expect(form).toMatch(new RegExp(`Entwurf von ${admin.user.email}, gespeichert am `));
		expect(await admin.page("/admin/angebote?q=Online")).toContain("Entwurf</span>");
	});

	test("does not overwrite somebody else's draft: who kept it and when is told", async () => {
		const id = await makeOffer({});
		await keep(id, { ...typed, name: "Vom Admin" });
		const answer = await keep(id, { ...typed, name: "Vom Verwalter", form: "anderes" }, manager);
		expect([answer.status, await answer.json()]).toEqual([
			409,
			{
				kept: false,
				other: { by: admin.user.email, at: expect.any(String), own: false, id: expect.any(String) },
			},
		]);
		const own = await (await keep(id, { ...typed, name: "Anderes Fenster", form: "drittes" })).json();
		expect(own.other).toMatchObject({ own: true });
		expect((await offerRecords.draftOf(id))?.words.name).toBe("Vom Admin");
	});
});

test("a step that would publish an unfinished draft is refused and names what is missing; a finished one ends the draft", async () => {
	const id = newId();
	await admin.visit(ADD, { form: { ...typed, record: id, sale_price: "", state: "draft" } });
	const step = () => admin.visit(`${EDIT}${id}/veroeffentlichen`, { form: { version: "1", state: "draft" } });
	expect(await outcome(await step())).toBe(`→ ${EDIT}${id}`);
	expect((await admin.page(EDIT + id)).includes("Es fehlt noch etwas: Kaufpreis.")).toBe(true);
	expect(await offerRecords.findForEdit(id)).toMatchObject({ state: "draft" });
	await keep(id, typed);
	await step();
	expect(await offerRecords.findForEdit(id)).toMatchObject({ state: "online" });
	expect(await offerRecords.draftOf(id)).toBeNull();
	expect(await offerRecords.versions(id)).toMatchObject([{ origin: "published", by: admin.user.email }]);
});

test("the page of a record's versions says who saved what, which one is online, and what differs; restoring makes a draft", async () => {
	const id = await makeOffer({ name: "Erste Fassung" });
	await admin.visit(EDIT + id, { form: { ...typed, name: "Zweite Fassung" } });
	const page = await admin.page(`${EDIT}${id}/versionen?version=1`);
	expect(page).toMatch(/Version 2<[^]*Online/);
	expect(page).toContain(admin.user.email);
	expect(page).toMatch(/<del[^>]*>Erste Fassung<[^]*<ins[^>]*>Zweite Fassung</);
	expect(await outcome(await admin.visit(`${EDIT}${id}/versionen`, { form: { version: "1" } }))).toBe(`→ ${EDIT}${id}`);
	expect(await nameOnSite(id)).toBe("Zweite Fassung");
	const form = await admin.page(EDIT + id);
	expect(form).toContain('value="Erste Fassung"');
	expect(form).toContain("Version 1 steht jetzt im Formular");
	await admin.page(`${EDIT}${id}/versionen?version=99`);
});
