import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { outcome, useBuiltSite, useStaff, type Visitor, visitor } from "../app.ts";
import { makeDraft, makeOffer, offerWords } from "../make.ts";
import { setRow } from "../rows.ts";
import { words } from "../words.ts";

useBuiltSite();

const LIST = "/admin/angebote";
const admin = useStaff("admin");
const colleague = useStaff("angebots_admin");
let ids: string[] = [];

/* Three offers: "Eins", "Zwei" and, without a price, "Drei". */
beforeEach(async () => {
	await db().deleteFrom("Angebote").execute();
	ids = [];
	for (const [name, sale_price] of Object.entries({ Eins: "1000", Zwei: "2000", Drei: "" })) {
		const price: Record<string, string> = sale_price ? { sale_price } : { sale_price, price_on_request: "true" };
		const at = `2026-01-0${ids.length + 1}T12:00:00.000Z`;
		ids.push(await makeOffer({ name, name_en: `${name} en`, ...price }, { at }));
	}
});

type Fields = Record<string, string | string[]>;

const act = (action: string, fields: Fields, { who = admin as Visitor, query = "" } = {}) =>
	who.visit(LIST + query, { form: { action, ...fields } });
const chosen = (...some: number[]) => ({ chosen: some.map((n) => `${ids[n]} 1`) });
const offer = async (n: number) => (await offerRecords.findForEdit(ids[n]!))!;
const states = async () =>
	Promise.all(ids.map(async (_, n) => (await offerRecords.findForEdit(ids[n]!))?.state ?? "gone"));

async function undo(who: Visitor = admin): Promise<string> {
	const page = await who.page(LIST);
	const address = /action="(\/admin\/viele-rueckgaengig\/[^"]+)"/.exec(page)![1]!;
	await who.visit(address, { form: { zurueck: LIST } });
	return who.page(LIST);
}

describe("an action with chosen records", () => {
	test("is done with each of them, says how many, and one undo brings all back", async () => {
		const response = await act("withdraw", chosen(0, 2));
		expect(await outcome(response)).toBe(`→ ${LIST}`);
		expect(await states()).toEqual(["withdrawn", "online", "withdrawn"]);
		expect((await visitor().visit(`/angebot/detail/${ids[0]}`)).status).toBe(410);
		expect(await undo()).toContain("2 Einträge sind wiederhergestellt.");
		expect(await states()).toEqual(["online", "online", "online"]);
	});

	test("leaves out and names records that a colleague has changed since the list was read", async () => {
		const changed = { ...(await offer(1)), name: "Von der Kollegin" } as never;
		await offerRecords.change(ids[1]!, 1, changed, { by: colleague.user, pictures: [] });
		const answer = await act("trash", chosen(0, 1, 2));
		expect(answer.status).toBe(200);
		expect(words(await answer.text())).toMatch(/Von der Kollegin<\/a>: wurde inzwischen von jemandem geändert/);
		expect(await states()).toEqual(["gone", "online", "gone"]);
	});

	test("with nothing chosen says so and changes nothing", async () => {
		const response = await act("withdraw", {});
		expect(response.status).toBe(409);
		expect(await response.text()).toContain("Es war nichts ausgewählt.");
	});

	test("takes no step that is for one machine and one customer", async () => {
		for (const action of ["reserve", "sell", "explode"]) expect((await act(action, chosen(0))).status).toBe(400);
		expect(await states()).toEqual(["online", "online", "online"]);
	});
});

test("all that match are found when it runs, without those that were left out; the message says if they are others than shown", async () => {
	await act("withdraw", { all: "3", not: [ids[1]!] });
	expect(await states()).toEqual(["withdrawn", "online", "withdrawn"]);
	expect(await admin.page(LIST)).toContain("2 Einträge stehen nicht mehr auf der Website.");
	await act("publish", { all: "7" }, { query: "?state=withdrawn" });
	expect(await states()).toEqual(["online", "online", "online"]);
	expect(await admin.page(LIST)).toContain("Bei der Auswahl waren es 7");
	await act("withdraw", chosen(1));
	const undoable = words(await admin.page("/admin/verlauf"));
	expect(undoable).toMatch(/Angebot: Zwei · Zurückgezogen.* Angebot: (Drei; Eins|Eins; Drei) · Ist jetzt online/);
	await act("trash", { all: "3" });
	expect(words(await admin.page("/admin/verlauf"))).toContain("… und 2 weitere");
});

describe("fields of many records", () => {
	test("are changed where a value is chosen; no other one falls back to its default", async () => {
		const none = await act("set", { ...chosen(0, 1), confirmed: "yes", available: "", condition: "" });
		expect(await none.text()).toContain("Bitte wählen Sie, was geändert werden soll.");
		const category = "siebanlagen - siebanlagen-trommelsiebanlagen";
		await act("set", { ...chosen(0, 1), confirmed: "yes", available: "", category });
		expect(await offer(0)).toMatchObject({
			category,
			main_category: "siebanlagen",
			available: true,
			condition: "gebraucht",
			name_en: "Eins en",
			description: offerWords.description,
			version: 2,
		});
		await undo();
		expect(await offer(0)).toMatchObject({ category: "bagger - bagger-kettenbagger", version: 3 });
	});

	test("are what the list names alone", async () => {
		await act("set", { ...chosen(0), confirmed: "yes", name: "Gekapert", user_id: "x" });
		await act("set", { ...chosen(0), confirmed: "yes", condition: "geklaut" });
		expect(await offer(0)).toMatchObject({ name: "Eins", condition: "gebraucht", version: 1 });
	});
});

describe("prices of many records", () => {
	test("change by per cent or euros; those without a price are named", async () => {
		expect(words(await (await act("price", chosen(0, 1, 2))).text())).toContain("Um wie viel?");
		expect(await offer(0)).toMatchObject({ sale_price: 100_000 });
		const percent = { by: "percent", amount: "-5" };
		const response = await act("price", { ...chosen(0, 1, 2), confirmed: "yes", ...percent });
		const page = words(await response.text());
		expect(page).toMatch(/Drei<\/a>: ohne Preis/);
		expect(page).toContain("2 geändert, 1 ausgelassen");
		expect([(await offer(0)).sale_price, (await offer(1)).list_price]).toEqual([95_000, 190_000]);
		await act("price", { chosen: `${ids[0]} 2`, confirmed: "yes", by: "euro", amount: "+49,50" });
		expect((await offer(0)).sale_price).toBe(99_950);
		expect(words(await admin.page(LIST))).toMatch(/Eins kostet jetzt 999,50\s€\./);
		await setRow("Angebote", ids[1]!, { state: "sold" });
		await act("price", { chosen: `${ids[1]} 2`, confirmed: "yes", ...percent });
		expect((await offer(1)).sale_price, "what is sold").toBe(190_000);
	});

	test("is changed in its row to what was typed, unless a colleague has changed it meanwhile", async () => {
		const row = (amount: string, version = 1) =>
			act("price", { chosen: `${ids[0]} ${version}`, confirmed: "yes", by: "exact", amount });
		expect(await outcome(await row("1.234,50"))).toBe(`→ ${LIST}`);
		expect((await offer(0)).sale_price).toBe(123_450);
		expect(words(await (await row("99")).text())).toContain("wurde inzwischen von jemandem geändert");
		expect((await row("-5", 2)).status).toBe(409);
		expect((await offer(0)).sale_price).toBe(123_450);
	});
});

test("an export holds all that is listed with every field, in the reader's language, computes nothing, and is written down", async () => {
	const id = await makeOffer({ name: "=1+1", location: "Kamenz; Hof 2" });
	const response = await admin.visit(`${LIST}/export?type=kauf`, { form: { all: "4" } });
	expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="angebote-\d{4}-\d\d-\d\d\.csv"$/);
	const lines = (await response.text()).trim().split("\r\n");
	expect(lines).toHaveLength(5);
	expect(lines[0]).toMatch(/^\uFEFF?"?Nr\."?;.*Bezeichnung/);
	const { nr } = (await offerRecords.findForEdit(id))!;
	expect(lines.find((line) => line.includes(id))).toMatch(new RegExp(`^"?${nr}"?;"?'=1\\+1`));
	const draft = await makeDraft("offer");
	const all = await (await admin.visit(`${LIST}/export`, { form: { all: "5" } })).text();
	expect(all.split("\r\n").find((line) => line.includes(draft))).toMatch(/^(?!.*category\.)/);
	const some = await admin.visit(`${LIST}/export`, { form: { chosen: [`${ids[0]} 1`] } });
	expect((await some.text()).trim().split("\r\n")).toHaveLength(2);
	const traced = db().selectFrom("trace").select(["kind", "by_email"]).where("action", "=", "exported");
	const entry = await traced.orderBy("id", "desc").executeTakeFirst();
	expect(entry).toEqual({ kind: "offer", by_email: admin.user.email });
});

test("the log lists the last change of each row, by whomever, if that can still be undone", async () => {
	const text = async () => (await admin.page("/admin/verlauf")).replace(/<[^>]*>/g, "");
	const listed = async () => /rückgängig machen \((\d)\)/.exec(await text())?.[1];
	await db().deleteFrom("changed_records").execute();
	for (const [action, n] of [
		["withdraw", 0],
		["publish", 0],
		["trash", 1],
	] as const)
		await act(action, chosen(n));
	expect(await listed()).toBe("2");
	expect(await text()).toContain("Zwei · In den Papierkorb");
	await offerRecords.restore(ids[1]!, admin.user);
	expect(await listed(), "one is no longer in the trash").toBe("1");
	await act("withdraw", chosen(0, 2));
	await act("publish", chosen(2), { who: colleague });
	expect(await listed(), "a step that a colleague followed").toBe("1");
	expect(await text()).toContain("Eins · Zurückgezogen");
	const price = { ...chosen(0), confirmed: "yes", by: "percent" };
	await act("price", { ...price, amount: "-3" });
	expect(await text()).toContain("Eins · Preis ändern: −3\u00a0%");
	await act("price", { ...price, chosen: `${ids[0]} 2`, amount: "-5" }, { who: colleague });
	expect(await listed()).toBeUndefined();
});

test("an undo leaves what somebody has changed since, and names it", async () => {
	await act("set", { ...chosen(0, 1), confirmed: "yes", available: "false" });
	const changed = { ...(await offer(1)), name: "Von der Kollegin" } as never;
	await offerRecords.change(ids[1]!, 2, changed, { by: colleague.user, pictures: [] });
	expect(await undo()).toContain("inzwischen geändert oder zu lange her: Von der Kollegin.");
	expect([(await offer(0)).available, (await offer(1)).available]).toEqual([true, false]);
});

test("drafts among many are published where they are complete; incomplete and sold ones are named and stay as they are", async () => {
	const [whole, half] = [newId(), newId()];
	for (const [record, typed] of [
		[whole, { name: "Ganz" }],
		[half, { name: "Halb", category: "", sale_price: "" }],
	] as const) {
		const form = { form: "fenster", ...offerWords, ...typed, record, state: "draft" };
		await admin.visit("/admin/angebot-hinzufuegen", { form });
	}
	await setRow("Angebote", ids[0]!, { state: "sold", sold_at: "2026-01-01T00:00:00.000Z" });
	const response = await act("publish", { chosen: [`${whole} 1`, `${half} 1`, `${ids[0]} 1`] });
	const drafts = words(await (await act("withdraw", { chosen: [`${half} 1`, `${ids[1]} 1`] })).text());
	expect(drafts).toMatch(/1 zurückgezogen, 1 ausgelassen.*Halb<\/a>: war nicht online/);
	const left =
		/Halb<\/a>: der Entwurf ist noch nicht vollständig \(Kategorie, .*Eins<\/a>: ist verkauft oder vermietet/;
	expect(words(await response.text())).toMatch(left);
	const refused = async (step: string) => words(await (await act(step, { chosen: [`${whole} 1`] })).text());
	expect(await refused("publish")).toMatch(/Ganz<\/a>: ist schon online/);
	expect(await refused("release")).toMatch(/Ganz<\/a>: war nicht reserviert/);
	expect((await offerRecords.findForEdit(whole))!.state).toBe("online");
	expect((await offerRecords.findForEdit(half))!.state).toBe("draft");
	expect((await offerRecords.draftOf(half))?.words.name).toBe("Halb");
});
