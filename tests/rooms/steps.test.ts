import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { services } from "#app/collections/collections.server.ts";
import { collections } from "#app/collections/collections.ts";
import { db } from "#app/database/client.server.ts";
import type { RecordState } from "#app/database/schema.ts";
import { pageStates } from "#app/records/states/own-states.ts";
import { findState, takeStep, undoStep } from "#app/records/states/step-service.server.ts";
import { possibleSteps, type StepName, type StepValues } from "#app/records/states/steps.ts";
import type { Actor, CollectionName } from "#app/audit-log/audit.ts";
import { makeJob, makeNews, makeOffer, makeUser } from "../make.ts";

let by: Actor;
beforeAll(async () => {
	by = await makeUser();
});
afterEach(() => void vi.useRealTimers());

const rowOf = async (kind: CollectionName, id: string) => (await findState(collections[kind], id))!.row;
const make = { offer: makeOffer, news: makeNews, job: makeJob };

/** Takes a step of a record as it is now. */
async function step(kind: CollectionName, id: string, name: StepName, words: StepValues = {}, who = by) {
	return (await takeStep(collections[kind], id, name, { shown: await rowOf(kind, id), words, by: who })).state;
}

/** As if a record had been published some minutes ago; returns when. */
async function publishedBefore(minutes: number, kind: CollectionName, id: string): Promise<string> {
	const published_at = new Date(Date.now() - minutes * 60_000).toISOString();
	await db()
		.updateTable(collections[kind].table as "Angebote")
		.set({ published_at })
		.where("id", "=", id)
		.execute();
	return published_at;
}

const entriesOf = async (id: string) =>
	(
		await db()
			.selectFrom("trace")
			.select(["action", "by_email", "changes"])
			.where("record_id", "=", id)
			.orderBy("id")
			.execute()
	).map(({ action, by_email, changes }) => ({ action, by_email, changes: JSON.parse(changes ?? "[]") as object[] }));

describe("the steps that are possible", () => {
	const possible = (kind: CollectionName, state: RecordState) =>
		possibleSteps(pageStates(collections[kind]), {
			state,
			published_at: null,
			publish_at: state === "scheduled" ? "2036-01-01T00:00:00.000Z" : null,
			withdraw_at: null,
			planned_by: null,
		});

	test("follow from the state, and only machines are reserved and sold", () => {
		expect(possible("offer", "draft")).toEqual(["publish", "plan"]);
		expect(possible("offer", "scheduled")).toEqual(["publish", "plan", "dropPlan"]);
		expect(possible("offer", "online")).toEqual(["reserve", "sell", "plan", "withdraw"]);
		expect(possible("offer", "reserved")).toEqual(["reserve", "release", "sell", "plan", "withdraw"]);
		expect(possible("offer", "sold")).toEqual(["publish", "withdraw"]);
		expect(possible("offer", "withdrawn")).toEqual(["publish", "plan"]);
		for (const kind of ["news", "job"] as const) expect(possible(kind, "online")).toEqual(["plan", "withdraw"]);
	});
});

describe.each(["offer", "news"] as const)("a record of the collection %s", (kind) => {
	test("is withdrawn and published again without a new version, and each step is in the log", async () => {
		const id = await make[kind]({}, { by });
		const published_at = await publishedBefore(16, kind, id);
		expect(await step(kind, id, "withdraw")).toBe("done");
		expect(await rowOf(kind, id)).toMatchObject({ state: "withdrawn", version: 1, published_at });
		expect(await step(kind, id, "publish")).toBe("done");
		expect(await rowOf(kind, id)).toMatchObject({ state: "online", version: 1, published_at });
		const change = (from: string, to: string) => [{ field: "state", from, to }];
		expect(await entriesOf(id)).toEqual([
			{ action: "created", by_email: by.email, changes: [] },
			{ action: "withdrawn", by_email: by.email, changes: change("online", "withdrawn") },
			{ action: "published", by_email: by.email, changes: change("withdrawn", "online") },
		]);
	});

	test("that leaves within a quarter of an hour counts as published anew, whichever way it comes back", async () => {
		const id = await make[kind]({}, { by });
		const { remove, restore } = services[kind];
		const ways: [() => Promise<unknown>, () => Promise<unknown>][] = [
			[() => step(kind, id, "withdraw"), () => step(kind, id, "publish")],
			[() => step(kind, id, "withdraw"), () => undoStep(collections[kind], id, by)],
			[() => remove(id, by), () => restore(id, by, { asDraft: false })],
		];
		for (const [leave, come] of ways) {
			await db().deleteFrom("trace").where("record_id", "=", id).execute();
			const published_at = await publishedBefore(14, kind, id);
			await leave();
			await come();
			expect((await rowOf(kind, id)).published_at! > published_at).toBe(true);
		}
	});

	test("that was planned is called off; one that was never online is a draft again", async () => {
		const id = await make[kind]({}, { by });
		const publish_at = "2036-03-01T07:00:00.000Z";
		await step(kind, id, "withdraw");
		await step(kind, id, "plan", { publish_at, withdraw_at: "2036-04-01T07:00:00.000Z" });
		const planned = { state: "scheduled", publish_at, withdraw_at: "2036-04-01T07:00:00.000Z", planned_by: by.id };
		expect(await rowOf(kind, id)).toMatchObject(planned);
		await step(kind, id, "dropPlan");
		const nothing = { publish_at: null, withdraw_at: null, planned_by: null };
		expect(await rowOf(kind, id)).toMatchObject({ state: "withdrawn", ...nothing });
		const unpublished = { state: "scheduled", published_at: null, publish_at, planned_by: by.id } as const;
		await db()
			.updateTable(collections[kind].table as "Angebote")
			.set(unpublished)
			.where("id", "=", id)
			.execute();
		await step(kind, id, "dropPlan");
		expect(await rowOf(kind, id)).toMatchObject({ state: "draft", ...nothing });
	});
});

describe("an offer", () => {
	test("that two people withdraw at once is withdrawn by one of them", async () => {
		const id = await makeOffer({}, { by });
		const shown = await rowOf("offer", id);
		const both = [1, 2].map(() => takeStep(collections.offer, id, "withdraw", { shown, words: {}, by }));
		expect((await Promise.all(both)).map(({ state }) => state).toSorted()).toEqual(["changed", "done"]);
	});
});

describe("a step taken back", () => {
	test("leaves everything as it was before, a plan too", async () => {
		const id = await makeOffer({}, { by });
		await step("offer", id, "reserve", { reserved_until: "2036-03-01", reserved_for: "Firma Muster" });
		await step("offer", id, "plan", { withdraw_at: "2036-03-02T07:00:00.000Z" });
		await publishedBefore(16, "offer", id);
		const before = await rowOf("offer", id);
		for (const name of ["sell", "withdraw", "release", "dropPlan"] as const) {
			await step("offer", id, name);
			expect((await undoStep(collections.offer, id, by)).state, name).toBe("done");
			expect(await rowOf("offer", id), name).toEqual(before);
		}
		// What was taken back is not taken back again.
		expect((await undoStep(collections.offer, id, by)).state).toBe("changed");
	});

	test("is refused to somebody else, after a quarter of an hour, and when something has changed since", async () => {
		const id = await makeOffer({}, { by });
		await step("offer", id, "withdraw");
		expect((await undoStep(collections.offer, id, await makeUser())).state).toBe("changed");
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
		expect((await undoStep(collections.offer, id, by)).state).toBe("changed");
		vi.useRealTimers();
		await db().updateTable("Angebote").set({ state: "draft" }).where("id", "=", id).execute();
		expect((await undoStep(collections.offer, id, by)).state).toBe("changed");
		expect((await rowOf("offer", id)).state).toBe("draft");
	});
});
