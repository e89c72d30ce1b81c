import { beforeAll, expect, test } from "vitest";
import { collections } from "#app/collections/collections.ts";
import { db } from "#app/database/client.server.ts";
import { findState } from "#app/records/states/step-service.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visitor } from "../app.ts";
import { makeOffer } from "../make.ts";
import { expectNoWords, expectWords, words } from "../words.ts";

useBuiltSite();

let staff: Visitor;
beforeAll(async () => {
	staff = await signedInAs("verkauf");
});

const EDIT = collections.offer.office.edit;

async function step(id: string, path: string, more: Record<string, string> = {}) {
	const { version, state } = (await findState(collections.offer, id))!.row;
	return staff.visit(`${EDIT}${id}/${path}`, { form: { version: String(version), state, ...more } });
}

/** Presses the button in the last message, by which a step is taken back. */
async function undo(page: string): Promise<Response> {
	const [, address] = /action="(\/admin\/viele-rueckgaengig\/[^"]+)"/.exec(page)!;
	const [, back] = /name="zurueck" value="([^"]*)"/.exec(page)!;
	return staff.visit(address!, { form: { zurueck: back! } });
}

test.each(["verkauft", "zurueckziehen"])(
	"a machine that was reserved is so again, for the same customer, when it is online after '%s'",
	async (end) => {
		const id = await makeOffer({ name: "Zurück" });
		await step(id, "reservieren", { reserved_until: "2036-03-10", reserved_for: "Meyer" });
		await step(id, end);
		expectWords(words(await staff.page(EDIT + id)), "Reserviert bis 10.03.2036", "Für Meyer");
		await step(id, "veroeffentlichen");
		const back = { state: "reserved", reserved_until: "2036-03-10", reserved_for: "Meyer" };
		expect((await findState(collections.offer, id))!.row).toMatchObject(back);
		await step(id, end);
		await db().updateTable("Angebote").set({ reserved_until: "2020-01-01" }).where("id", "=", id).execute();
		await step(id, "veroeffentlichen");
		expect((await findState(collections.offer, id))!.row).toMatchObject({ state: "online", reserved_until: null });
	},
);

test("a customer stands in the reservation's form while it lasts; who overwrites one is told that it stays so", async () => {
	const id = await makeOffer({ name: "Für wen" });
	const form = () => staff.page(`${EDIT}${id}/reservieren`);
	await step(id, "reservieren", { reserved_until: "2036-03-10", reserved_for: "Meyer" });
	expectWords(await form(), 'value="Meyer"', 'value="2036-03-10"');
	await step(id, "reservieren", { reserved_until: "2036-03-10", reserved_for: "Schulz" });
	const told = await staff.page(EDIT + id);
	expectWords(words(told), "Wer vorher vorgemerkt war, wurde nicht gespeichert");
	expectNoWords(told, "/admin/viele-rueckgaengig/");
	expectWords(words(await staff.page(EDIT + id)), "Für Schulz");
	await db().updateTable("Angebote").set({ reserved_until: "2020-01-01" }).where("id", "=", id).execute();
	expectNoWords(await form(), 'value="Schulz"', 'value="2020-01-01"');
	await db().updateTable("Angebote").set({ reserved_until: "2036-03-10" }).where("id", "=", id).execute();
	await step(id, "freigeben");
	const free = await staff.page(EDIT + id);
	expectNoWords(words(free + (await form())), 'value="Schulz"', "Für Schulz");
	expect(await outcome(await undo(free))).toBe(`→ ${EDIT}${id}`);
	expectWords(words(await staff.page(EDIT + id)), "Für Schulz");
});
