import { beforeAll, expect, test, vi } from "vitest";
import { collections } from "#app/collections/collections.ts";
import { db } from "#app/database/client.server.ts";
import { today } from "#app/i18n/format.ts";
import { forgetCustomers } from "#app/records/states/plans.server.ts";
import { findState } from "#app/records/states/step-service.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeOffer } from "../make.ts";
import { expectNoWords, expectWords, words } from "../words.ts";

useBuiltSite();

let staff: Visitor;
beforeAll(async () => {
	staff = await signedInAs("verkauf");
});

const EDIT = collections.offer.office.edit;
const rowOf = async (id: string) => (await findState(collections.offer, id))!.row;
const page = async (id: string) => words(await staff.page(EDIT + id));

async function step(id: string, path: string, more: Record<string, string> = {}) {
	const { version, state } = await rowOf(id);
	return staff.visit(`${EDIT}${id}/${path}`, { form: { version: String(version), state, ...more } });
}

async function undo(text: string): Promise<Response> {
	const [, address] = /action="(\/admin\/viele-rueckgaengig\/[^"]+)"/.exec(text)!;
	const [, back] = /name="zurueck" value="([^"]*)"/.exec(text)!;
	return staff.visit(address!, { form: { zurueck: back! } });
}

const sale = { sold_to: "Geheimkunde KG", sold_price: "145.900,50", sold_at: "2026-02-03" };

test("a sale says to whom, for how much and when; no visitor is told, and the log keeps no name", async () => {
	const id = await makeOffer({ name: "Verkaufte Maschine" });
	await step(id, "reservieren", { reserved_until: "2036-03-10", reserved_for: "Meyer" });
	expectWords(await staff.page(`${EDIT}${id}/verkauft`), 'value="Meyer"', `value="${today()}"`);
	await step(id, "verkauft", sale);
	expect(await rowOf(id)).toMatchObject({ sold_to: "Geheimkunde KG", sold_price: 14_590_050 });
	expectWords(await page(id), "Verkauft", "Seit 03.02.2026", "An Geheimkunde KG.", "Für 145.900,50\u00a0€ netto.");
	await db().updateTable("Angebote").set({ sold_at: new Date().toISOString() }).where("id", "=", id).execute();
	const path = `/angebot/detail/${id}`;
	const shown = (await visitor().page(path)) + (await (await visitor().pageData(path)).text());
	expectNoWords(shown, "Geheimkunde", "sold_to", "sold_price", "14590050", "145.900");
	const log = await db().selectFrom("trace").selectAll().where("record_id", "=", id).execute();
	expectNoWords(JSON.stringify(log), "Geheimkunde", "Meyer");
	expectWords(JSON.stringify(log), "14590050");
});

test("a sale is corrected without losing its time; what is not said stays empty", async () => {
	const id = await makeOffer({ name: "Ohne Angaben" });
	await step(id, "verkauft");
	const before = await rowOf(id);
	expect(before).toMatchObject({ sold_to: null, sold_price: null });
	await step(id, "verkauft", { sold_to: "Meyer", sold_price: "1000", sold_at: today() });
	expect(await rowOf(id)).toMatchObject({ sold_to: "Meyer", sold_price: 100_000, sold_at: before.sold_at });
	expectWords(await staff.page(`${EDIT}${id}/verkauft`), 'value="Meyer"', 'value="1.000"', "Angaben zum Verkauf");
	await step(id, "verkauft", { sold_to: "Schulz" });
	const told = await staff.page(EDIT + id);
	expectWords(words(told), "Der vorige Käufer wurde nicht gespeichert");
	expectNoWords(told, "/admin/viele-rueckgaengig/");
});

test("what cannot be a sale is said beside its field and changes nothing", async () => {
	const id = await makeOffer();
	for (const [field, typed, message] of [
		["sold_price", "viel", "Bitte geben Sie eine Zahl ein"],
		["sold_price", "20.000.001", "Die Zahl ist zu groß."],
		["sold_at", "2199-01-01", "Dieser Tag kommt erst noch."],
		["sold_at", "gestern", "Bitte geben Sie einen Tag an."],
		["sold_at", "0001-01-01", "Bitte geben Sie einen Tag an."],
		["sold_to", "x".repeat(201), "Der Text ist zu lang."],
	] as const) {
		const refused = await step(id, "verkauft", { [field]: typed });
		expectWords(`${refused.status} ${words(await refused.text())}`, "400", message, `value="${typed}"`);
	}
	expect((await rowOf(id)).state).toBe("online");
});

test("only what is for hire is hired out", async () => {
	const id = await makeOffer({ name: "Leihgabe", type: "miete" });
	expectWords(await page(id), "Vermietet …");
	await step(id, "verkauft");
	expectWords(await page(id), "Vermietet", "Angaben zur Miete");
	expectNoWords(await page(id), "Angaben zum Verkauf");
	expectWords(words(await staff.page("/admin/angebote?q=Leihgabe")), "Vermietet");
});

test("who takes back that a machine is for sale again gets its buyer back; later the name is forgotten", async () => {
	const id = await makeOffer();
	await step(id, "verkauft", sale);
	await step(id, "veroeffentlichen");
	expect(await rowOf(id)).toMatchObject({ state: "online", sold_at: null, sold_price: null });
	expectNoWords(await staff.page(`${EDIT}${id}/verkauft`), 'value="Geheimkunde', 'value="145.900');
	expect(await outcome(await undo(await staff.page(EDIT + id)))).toBe(`→ ${EDIT}${id}`);
	expect(await rowOf(id)).toMatchObject({ state: "sold", sold_to: "Geheimkunde KG", sold_price: 14_590_050 });
	await step(id, "zurueckziehen");
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
	await forgetCustomers(collections.offer);
	vi.useRealTimers();
	expect((await rowOf(id)).sold_to).toBeNull();
});
