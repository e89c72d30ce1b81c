import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { findState, type StateRow, takeStep, undoStep } from "#app/content/states/step-service.server.ts";
import type { StepName, StepValues } from "#app/content/states/steps.ts";
import { makeOffer } from "../make.ts";
import { useUser } from "../before.ts";
import { traceOf } from "../rows.ts";

const by = useUser();

const rowOf = async (id: string) => (await findState(offerRecords.record, id))!.row;
/** Each offer's state before its last step. */
const was = new Map<string, StateRow>();
async function step(id: string, name: StepName, words: StepValues = {}) {
	was.set(id, await rowOf(id));
	return takeStep(offerRecords, id, name, { shown: await rowOf(id), words, by });
}
const logOf = async (id: string) => JSON.stringify(await traceOf(id));
const until = (day: string, reserved_for: string | null) => ({ reserved_until: `2036-03-${day}`, reserved_for });
const undone = (id: string) => undoStep(offerRecords.record, id, was.get(id)!, by);

describe("a step of a reservation, taken back,", () => {
	test.each(["Schulz", null])("brings back a customer who was overwritten by %s", async (other) => {
		const id = await makeOffer({}, { by });
		await step(id, "reserve", until("10", "Meyer"));
		await step(id, "reserve", until("20", other));
		expect(await rowOf(id)).toMatchObject({ state: "reserved", ...until("20", other) });
		expect(await undone(id)).toBe(true);
		expect(await rowOf(id)).toMatchObject({ state: "reserved", ...until("10", "Meyer") });
		expect(await logOf(id)).not.toMatch(/Meyer|Schulz/);
	});

	test.each(["sell", "withdraw"] as const)(
		"brings back the customer whose reservation another step (%s) has ended",
		async (end) => {
			const id = await makeOffer({}, { by });
			await step(id, "reserve", until("10", "Meyer"));
			await step(id, end);
			expect(await rowOf(id)).toMatchObject({ reserved_until: null, reserved_for: null });
			expect(await undone(id)).toBe(true);
			expect(await rowOf(id)).toMatchObject({ state: "reserved", ...until("10", "Meyer") });
		},
	);

	test("gives back the customer, whose name ends with the reservation and is not in the trash", async () => {
		const id = await makeOffer({}, { by });
		await step(id, "reserve", until("10", "Meyer"));
		await step(id, "release");
		expect((await rowOf(id)).reserved_for).toBeNull();
		expect(await undone(id)).toBe(true);
		expect(await rowOf(id)).toMatchObject({ state: "reserved", ...until("10", "Meyer") });
		await step(id, "release");
		await offerRecords.remove(id, by);
		const trashed = await db().selectFrom("trash").select("record").where("id", "=", id).executeTakeFirst();
		expect(trashed!.record).not.toContain("Meyer");
		await offerRecords.restore(id, by);
		expect((await rowOf(id)).reserved_for).toBeNull();
	});
});
