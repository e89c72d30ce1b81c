import { describe, expect, test } from "vitest";
import { collections } from "#app/back-office/collections/collections.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { deleteOffer, restoreOffer } from "#app/machines/offer-service.server.ts";
import { forgetCustomers } from "#app/content/states/plans.server.ts";
import { findState, takeStep, undoStep } from "#app/content/states/step-service.server.ts";
import type { StepName, StepValues } from "#app/content/states/steps.ts";
import { makeOffer } from "../make.ts";
import { useUser } from "../before.ts";
import { later } from "../later.ts";
import { traceOf } from "../rows.ts";

const by = useUser();

const rowOf = async (id: string) => (await findState(collections.offer, id))!.row;
const step = async (id: string, name: StepName, words: StepValues = {}) =>
	takeStep(collections.offer, id, name, { shown: await rowOf(id), words, by });
const logOf = async (id: string) => JSON.stringify(await traceOf(id));
const until = (day: string, reserved_for: string | null) => ({ reserved_until: `2036-03-${day}`, reserved_for });
const undone = async (id: string) => (await undoStep(collections.offer, id, by)).state;

describe("a step of a reservation, taken back,", () => {
	test("gives a reservation its customer back, and leaves none where there was none", async () => {
		const id = await makeOffer({}, { by });
		await step(id, "reserve", until("10", "Meyer"));
		expect(await undone(id)).toBe("done");
		expect(await rowOf(id)).toMatchObject({ state: "online", reserved_until: null, reserved_for: null });
		await step(id, "reserve", until("10", null));
		await step(id, "reserve", until("20", "Schulz"));
		expect(await undone(id)).toBe("done");
		expect(await rowOf(id)).toMatchObject({ state: "reserved", ...until("10", null) });
		await step(id, "reserve", until("10", "Meyer"));
		await step(id, "reserve", until("20", "Meyer"));
		expect(await undone(id)).toBe("done");
		expect(await rowOf(id)).toMatchObject({ state: "reserved", ...until("10", "Meyer") });
		expect(await logOf(id)).not.toMatch(/Meyer|Schulz/);
	});

	test.each([
		["another day and customer", until("20", "Schulz")],
		["another customer", until("10", "Schulz")],
		["no customer", until("10", null)],
	])("is not offered where a customer was overwritten by %s, and is refused", async (_, words) => {
		const id = await makeOffer({}, { by });
		await step(id, "reserve", until("10", "Meyer"));
		const task = { shown: await rowOf(id), words, by };
		expect(await takeStep(collections.offer, id, "reserve", task)).toMatchObject({ state: "done", undo: "nameLost" });
		expect(await undone(id)).toBe("changed");
		expect(await rowOf(id)).toMatchObject({ state: "reserved", ...words });
		expect(await logOf(id)).not.toMatch(/Meyer|Schulz/);
	});

	test.each(["sell", "withdraw"] as const)("needs no customer whom another step (%s) leaves", async (end) => {
		const id = await makeOffer({}, { by });
		await step(id, "reserve", until("10", "Meyer"));
		await step(id, end);
		expect(await rowOf(id)).toMatchObject(until("10", "Meyer"));
		expect(await undone(id)).toBe("done");
		expect(await rowOf(id)).toMatchObject({ state: "reserved", ...until("10", "Meyer") });
		await step(id, end);
		await later(16 * 60_000, () => forgetCustomers(collections.offer));
		expect((await rowOf(id)).reserved_for).toBe("Meyer");
		await later(Date.parse("2036-03-12") - Date.now(), () => forgetCustomers(collections.offer));
		expect((await rowOf(id)).reserved_for).toBeNull();
	});

	test("needs the customer, who stays for a quarter of an hour after a reservation and not in the trash", async () => {
		const [ended, deleted, reserved] = [await makeOffer({}, { by }), await makeOffer({}, { by }), await makeOffer()];
		for (const id of [ended, deleted, reserved]) await step(id, "reserve", until("10", "Meyer"));
		for (const id of [ended, deleted]) await step(id, "release");
		await deleteOffer(deleted, by);
		await later(14 * 60_000, () => forgetCustomers(collections.offer));
		expect(await later(14 * 60_000, () => undone(ended))).toBe("done");
		expect(await rowOf(ended)).toMatchObject({ state: "reserved", ...until("10", "Meyer") });
		await step(ended, "release");
		await later(16 * 60_000, () => forgetCustomers(collections.offer));
		expect((await rowOf(ended)).reserved_for).toBeNull();
		expect((await rowOf(reserved)).reserved_for).toBe("Meyer");
		const trashed = await db().selectFrom("trash").select("record").where("id", "=", deleted).executeTakeFirst();
		expect(trashed!.record).not.toContain("Meyer");
		await restoreOffer(deleted, by);
		expect(await undone(deleted)).toBe("changed");
	});
});
