import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { outcome, useBuiltSite, visitor, useStaff } from "../app.ts";
import { makeOffer, offerWords } from "../make.ts";
import { expectNoWords, expectWords } from "../words.ts";

useBuiltSite();

const staff = useStaff("angebots_admin");
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
		expectWords(await staff.page(EDIT + id), `value="${LATER}"`);
		const online = { version: "2", shown_state: "scheduled", name: "Jetzt", sale_price: "77000" };
		await save(id, "online", online);
		expectWords(await staff.page("/admin/dashboard"), "Online seit jetzt");
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
