import { describe, expect, test } from "vitest";
import { mayStill } from "#app/accounts/staff-with.server.ts";
import { collections } from "#app/back-office/collections/collections.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { carryOutPlans } from "#app/content/states/plans.server.ts";
import { findState, takeStep } from "#app/content/states/step-service.server.ts";
import type { StepName } from "#app/content/states/steps.ts";
import { actionsOf, draftWords, seenByVisitors, typed, values } from "../drafts.ts";
import { withoutTable } from "../without-table.ts";
import { useUser } from "../before.ts";

const { offer } = collections;

const by = useUser();
const stateOf = async (id: string) => (await findState(offer, id))!.row;
const step = async (id: string, name: StepName) =>
	takeStep(offer, id, name, { shown: await stateOf(id), words: {}, by });
async function draft(name: string): Promise<string> {
	const id = newId();
	await offerRecords.keep(id, typed({ name }), by, { begins: true });
	return id;
}

describe("a process that dies between publishing and its entry in the log", () => {
	test.each<[string, (id: string) => Promise<unknown>]>([
		["saves a form", (id) => offerRecords.change(id, 1, values({ name: "Getippt" }), { by, pictures: [] })],
		["takes a step", (id) => step(id, "publish")],
	])("and %s has published nothing, and lost no word of the draft", async (_, publishes) => {
		const id = await draft("Getippt");
		await expect(withoutTable("trace", () => publishes(id))).rejects.toThrow();
		expect(await stateOf(id)).toMatchObject({ state: "draft" });
		expect(await draftWords(id)).toMatchObject({ name: "Getippt" });
		expect([await offerRecords.versions(id), await actionsOf(id)]).toEqual([[], ["created"]]);
		await publishes(id);
		expect(await seenByVisitors(id)).toBe("Getippt");
	});

	test("and carries out a plan has published nothing; the next one does", async () => {
		const id = await draft("Geplant");
		const past = new Date(Date.now() - 60_000).toISOString();
		const goal = { publish_at: past };
		await offerRecords.change(id, 1, values({ name: "Geplant" }), { by, goal, pictures: [] });
		await withoutTable("trace", () => carryOutPlans(offer, mayStill)).catch(() => {});
		expect(await stateOf(id)).toMatchObject({ state: "scheduled", publish_at: past });
		expect(await seenByVisitors(id)).toBeUndefined();
		await carryOutPlans(offer, mayStill);
		expect(await seenByVisitors(id)).toBe("Geplant");
		expect((await actionsOf(id)).at(-1)).toBe("published");
	});
});
