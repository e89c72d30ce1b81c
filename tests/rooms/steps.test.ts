import { afterEach, describe, expect, test, vi } from "vitest";
import { services } from "#app/back-office/collections/collections.server.ts";
import { collections } from "#app/back-office/collections/collections.ts";
import { db, now } from "#app/foundation/database/client.server.ts";
import type { RecordState } from "#app/foundation/database/schema.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { readGoal } from "#app/content/states/form-goal.server.ts";
import { publicationTime } from "#app/content/states/publication.server.ts";
import { readStepForm } from "#app/content/states/step-form.ts";
import { findState, type StateRow, takeStep, undoStep } from "#app/content/states/step-service.server.ts";
import { possibleSteps, type StepName, type StepValues } from "#app/content/states/steps.ts";
import type { CollectionName } from "#app/log/audit.ts";
import { values } from "../drafts.ts";
import { later } from "../later.ts";
import { makeJob, makeNews, makeOffer } from "../make.ts";
import { useUser } from "../before.ts";
import { setRow, traceOf } from "../rows.ts";

const by = useUser();
afterEach(() => void vi.useRealTimers());

const rowOf = async (kind: CollectionName, id: string) => (await findState(collections[kind], id))!.row;
const make = { offer: makeOffer, news: makeNews, job: makeJob };

/** Each record's state before its last step. */
const was = new Map<string, StateRow>();

async function step(kind: CollectionName, id: string, name: StepName, words: StepValues = {}) {
	was.set(id, await rowOf(kind, id));
	return (await takeStep(services[kind], id, name, { shown: await rowOf(kind, id), words, by })).state;
}

const undo = (kind: CollectionName, id: string) => undoStep(collections[kind], id, was.get(id)!, by);

/** As if a record had been published some minutes ago; returns when. */
async function publishedBefore(minutes: number, kind: CollectionName, id: string): Promise<string> {
	const published_at = new Date(Date.now() - minutes * 60_000).toISOString();
	await setRow(collections[kind].table, id, { published_at });
	return published_at;
}

const entriesOf = async (id: string) =>
	(await traceOf(id)).map(({ action, changes }) => ({ action, changes: JSON.parse(changes ?? "[]") as object[] }));

const possible = (kind: CollectionName, state: RecordState) =>
	possibleSteps(collections[kind].states, {
		state,
		published_at: null,
		publish_at: state === "scheduled" ? "2036-01-01T00:00:00.000Z" : null,
		planned_by: null,
	});

test("the steps that are possible follow from the state, and only machines are reserved and sold", () => {
	expect(possible("offer", "draft")).toEqual(["publish"]);
	expect(possible("offer", "scheduled")).toEqual(["publish", "dropPlan"]);
	expect(possible("offer", "online")).toEqual(["reserve", "sell", "withdraw"]);
	expect(possible("offer", "reserved")).toEqual(["reserve", "release", "sell", "withdraw"]);
	expect(possible("offer", "sold")).toEqual(["offerAgain", "sell", "withdraw"]);
	expect(possible("offer", "withdrawn")).toEqual(["publish", "sell"]);
	for (const kind of ["news", "job"] as const) expect(possible(kind, "online")).toEqual(["withdraw"]);
});

describe.each(["offer", "news", "job"] as const)("a record of the collection %s", (kind) => {
	test("is withdrawn and published again without a new version, and each step is in the log", async () => {
		const id = await make[kind]({}, { by });
		const published_at = await publishedBefore(16, kind, id);
		expect(await step(kind, id, "withdraw")).toBe("done");
		expect(await rowOf(kind, id)).toMatchObject({ state: "withdrawn", version: 1, published_at });
		expect(await step(kind, id, "publish")).toBe("done");
		expect(await rowOf(kind, id)).toMatchObject({ state: "online", version: 1, published_at });
		const change = (from: string, to: string) => [{ field: "state", from, to }];
		expect(await entriesOf(id)).toEqual([
			{ action: "created", changes: [] },
			{ action: "withdrawn", changes: change("online", "withdrawn") },
			{ action: "published", changes: change("withdrawn", "online") },
		]);
	});

	test("that leaves within a quarter of an hour counts as published anew, whichever way it comes back", async () => {
		const id = await make[kind]({}, { by });
		const { remove, restore } = services[kind];
		const ways: [() => Promise<unknown>, () => Promise<unknown>][] = [
			[() => step(kind, id, "withdraw"), () => step(kind, id, "publish")],
			[() => step(kind, id, "withdraw"), () => undo(kind, id)],
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
		const planned = { state: "scheduled", publish_at, planned_by: by.id } as const;
		const nothing = { publish_at: null, planned_by: null };
		await setRow(collections[kind].table, id, planned);
		await step(kind, id, "dropPlan");
		expect(await rowOf(kind, id)).toMatchObject({ state: "withdrawn", ...nothing });
		await setRow(collections[kind].table, id, { ...planned, published_at: null });
		await step(kind, id, "dropPlan");
		expect(await rowOf(kind, id)).toMatchObject({ state: "draft", ...nothing });
	});
});

describe("an offer", () => {
	test("is reserved, free again, sold and offered again", async () => {
		const id = await makeOffer({ name: "Lebenslauf", name_en: "Life" }, { by });
		const words = { reserved_until: "2036-03-01", reserved_for: "Firma Muster" };
		expect(await step("offer", id, "reserve", words)).toBe("done");
		expect(await rowOf("offer", id)).toMatchObject({ state: "reserved", ...words });
		await step("offer", id, "reserve", { ...words, reserved_for: "Firma Beispiel" });
		expect((await entriesOf(id)).map(({ action }) => action)).toEqual(["created", "reserved", "reservedChanged"]);
		expect(await step("offer", id, "release")).toBe("done");
		expect(await rowOf("offer", id)).toMatchObject({ state: "online", reserved_until: null });
		expect(await step("offer", id, "sell")).toBe("done");
		expect((await rowOf("offer", id)).sold_at).toMatch(/^20/);
		expect(await step("offer", id, "withdraw")).toBe("done");
		expect(await step("offer", id, "publish")).toBe("done");
		expect(await rowOf("offer", id)).toMatchObject({ state: "online", sold_at: null });
		expect((await offerRecords.findForEdit(id))?.name_en).toBe("Life");
		// For whom it was reserved is in no log: nobody could delete it there.
		expect(JSON.stringify(await entriesOf(id))).not.toContain("Firma Muster");
	});

	test("has not left the website while it was reserved, also if that was taken back", async () => {
		const id = await makeOffer({}, { by });
		const published_at = await publishedBefore(14, "offer", id);
		await step("offer", id, "reserve", { reserved_until: "2036-03-01" });
		expect(await undo("offer", id)).toBe(true);
		expect(await publicationTime("offer", { id, published_at }, now(), db())).toBe(published_at);
	});

	test("is sold to somebody whose name and price no log has, corrected, and forgotten once it is back", async () => {
		const id = await makeOffer({}, { by });
		expect(await step("offer", id, "sell", { sold_to: "Käufer Kunz", sold_price: 11_000_000 })).toBe("done");
		expect(await step("offer", id, "sell", { sold_to: "Firma Hinz", sold_price: 9_900_000 })).toBe("done");
		expect(await rowOf("offer", id)).toMatchObject({ sold_to: "Firma Hinz", sold_price: 9_900_000 });
		expect(await undo("offer", id)).toBe(true);
		expect(await rowOf("offer", id)).toMatchObject({ sold_to: "Käufer Kunz", sold_price: 11_000_000 });
		await step("offer", id, "withdraw");
		expect(await rowOf("offer", id)).toMatchObject({ sold_to: null, sold_price: null });
		expect(await undo("offer", id)).toBe(true);
		expect(await rowOf("offer", id)).toMatchObject({ state: "sold", sold_to: "Käufer Kunz" });
		expect(JSON.stringify(await entriesOf(id))).not.toMatch(/Kunz|Hinz|9900000/);
	});

	test("keeps its state when its form is saved", async () => {
		const id = await makeOffer({}, { by });
		await step("offer", id, "withdraw");
		await offerRecords.change(id, 1, values({ name: "Neuer Name" }), { by, pictures: [] });
		expect(await offerRecords.findForEdit(id)).toMatchObject({ name: "Neuer Name", state: "withdrawn" });
	});

	test("that was published by mistake and is saved corrected counts as published then", async () => {
		const id = await makeOffer({}, { by });
		await setRow("Angebote", id, { state: "draft", published_at: null });
		await step("offer", id, "publish");
		expect(await undo("offer", id)).toBe(true);
		const first = (await rowOf("offer", id)).published_at!;
		await offerRecords.change(id, 1, values({ name: "Berichtigt" }), { by, pictures: [] });
		expect(await rowOf("offer", id)).toMatchObject({ state: "online" });
		expect((await rowOf("offer", id)).published_at! > first).toBe(true);
	});

	test("that was changed since it was shown stays as it is, and so does one in another state", async () => {
		const id = await makeOffer({}, { by });
		const shown = await rowOf("offer", id);
		await setRow("Angebote", id, { version: 2 });
		const take = (name: StepName) => takeStep(offerRecords, id, name, { shown, words: {}, by });
		expect((await take("withdraw")).state).toBe("changed");
		await setRow("Angebote", id, { version: 1, state: "reserved" });
		expect((await take("withdraw")).state).toBe("changed");
		expect((await rowOf("offer", id)).state).toBe("reserved");
		expect((await entriesOf(id)).map(({ action }) => action)).toEqual(["created"]);
	});

	test("that two people withdraw at once is withdrawn by one of them", async () => {
		const id = await makeOffer({}, { by });
		const shown = await rowOf("offer", id);
		const both = [1, 2].map(() => takeStep(offerRecords, id, "withdraw", { shown, words: {}, by }));
		expect((await Promise.all(both)).map(({ state }) => state).toSorted()).toEqual(["changed", "done"]);
	});
});

describe("a step taken back", () => {
	test("leaves everything as it was before", async () => {
		const id = await makeOffer({}, { by });
		await step("offer", id, "reserve", { reserved_until: "2036-03-01", reserved_for: "Firma Muster" });
		await publishedBefore(16, "offer", id);
		const before = await rowOf("offer", id);
		for (const name of ["sell", "withdraw", "release"] as const) {
			await step("offer", id, name);
			expect(await rowOf("offer", id), name).toMatchObject({ reserved_until: null, reserved_for: null });
			expect(await undo("offer", id), name).toBe(true);
			expect(await rowOf("offer", id), name).toEqual(before);
		}
		await step("offer", id, "release");
		await offerRecords.remove(id, by);
		const trashed = await db().selectFrom("trash").select("record").where("id", "=", id).executeTakeFirst();
		expect(trashed!.record, "the customer's name ended with the reservation").not.toContain("Firma Muster");
	});

	test.each(["Schulz", null])("brings back a customer who was overwritten by %s", async (other) => {
		const id = await makeOffer({}, { by });
		const [first, second] = [
			{ reserved_until: "2036-03-10", reserved_for: "Meyer" },
			{ reserved_until: "2036-03-20", reserved_for: other },
		];
		await step("offer", id, "reserve", first);
		await step("offer", id, "reserve", second);
		expect(await rowOf("offer", id)).toMatchObject({ state: "reserved", ...second });
		expect(await undo("offer", id)).toBe(true);
		expect(await rowOf("offer", id)).toMatchObject({ state: "reserved", ...first });
		expect(JSON.stringify(await entriesOf(id))).not.toMatch(/Meyer|Schulz/);
	});

	test("does not bring back a plan whose time has come meanwhile", async () => {
		const id = await makeOffer({}, { by });
		const publish_at = new Date(Date.now() + 60_000).toISOString();
		await setRow("Angebote", id, { state: "scheduled", publish_at, planned_by: by.id });
		await step("offer", id, "dropPlan");
		const before = await rowOf("offer", id);
		expect(await later(2 * 60_000, () => undo("offer", id))).toBe(false);
		expect(await rowOf("offer", id)).toEqual(before);
		expect(await undo("offer", id)).toBe(true);
		expect(await rowOf("offer", id)).toMatchObject({ state: "scheduled", publish_at });
	});
});

describe("what a step's form says", () => {
	const formWith = (words: Record<string, string>) => {
		const form = new FormData();
		for (const [field, word] of Object.entries(words)) form.append(field, word);
		return form;
	};
	const errors = (name: StepName, words: Record<string, string>) => {
		const read = readStepForm(name, formWith(words));
		return read.ok ? read.value : read.errors;
	};

	test("of a plan is a time on the office's clock, summer time included, that is still ahead", () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T10:00:00Z") });
		const plan = (words: Record<string, string>) => {
			const { goal, errors: wrong } = readGoal(formWith({ state: "scheduled", ...words }), null);
			return goal === "kept" ? wrong.publish_at : goal;
		};
		expect(plan({ publish_at: "2027-06-01T08:00" })).toEqual({ publish_at: "2027-06-01T06:00:00.000Z" });
		expect(plan({})).toBe("state:error.needsPublishTime");
		expect(plan({ publish_at: "morgen" })).toBe("state:error.time");
		expect(plan({ publish_at: "2027-03-01T10:59" })).toBe("state:error.pastTime");
		expect(plan({ publish_at: "2027-03-28T02:30" })).toBe("state:error.skippedTime");
	});

	test("is to whom, for how much and on which day a machine was sold, as far as that is known", () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T23:30:00Z") });
		const sell = (words: Record<string, string>) => errors("sell", words);
		expect(sell({})).toEqual({ sold_to: null, sold_price: null, sold_at: "2027-03-01T23:30:00.000Z" });
		expect(sell({ sold_to: " Firma  Muster ", sold_price: "112.000,50", sold_at: "2027-02-26" })).toEqual({
			sold_to: "Firma Muster",
			sold_price: 11_200_050,
			sold_at: "2027-02-26T11:00:00.000Z",
		});
		expect(sell({ sold_price: "viel", sold_at: "2027-03-03" })).toEqual({
			sold_price: "error.price",
			sold_at: "error.dayAhead",
		});
		expect(sell({ sold_at: "0999-01-01" })).toEqual({ sold_at: "error.day" });
	});

	test("is a last day of the reservation that is not over, today included", () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T23:30:00Z") });
		const reserve = (words: Record<string, string>) => errors("reserve", words);
		const today = { reserved_until: "2027-03-02", reserved_for: "Firma Muster" };
		expect(reserve({ ...today, reserved_for: " Firma  Muster " })).toEqual(today);
		expect(reserve({ reserved_until: "2027-03-01" })).toEqual({ reserved_until: "error.pastDay" });
		expect(reserve({ reserved_until: "2027-02-30" })).toEqual({ reserved_until: "error.day" });
		const wrong = { reserved_until: "error.needsDay", reserved_for: "error.tooLong" };
		expect(reserve({ reserved_for: "x".repeat(201) })).toEqual(wrong);
	});
});
