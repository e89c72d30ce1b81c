import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mayStill } from "#app/accounts/staff-with.server.ts";
import { dueRecords } from "#app/content/due-records.server.ts";
import { checkup } from "#app/operation/checkup/checkup.server.ts";
import { services } from "#app/back-office/collections/collections.server.ts";
import { collections } from "#app/back-office/collections/collections.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { db, now } from "#app/foundation/database/client.server.ts";
import { offerDetail } from "#app/machines/offers.server.ts";
import { carryOutPlans } from "#app/content/states/plans.server.ts";
import { findState, takeStep } from "#app/content/states/step-service.server.ts";
import type { StepName } from "#app/content/states/steps.ts";
import { startMinuteWork } from "#server/minute-work.ts";
import { values } from "../drafts.ts";
import { makeNews, makeOffer, makeUser } from "../make.ts";
import { useUser } from "../before.ts";
import { setRow, traceOf } from "../rows.ts";

const START = new Date("2027-03-01T10:00:00Z");
const IN_AN_HOUR = "2027-03-01T11:00:00.000Z";
const IN_TWO_HOURS = "2027-03-01T12:00:00.000Z";

const by = useUser();
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));
afterEach(() => void vi.useRealTimers());

const { offer, news } = collections;
const at = (time: string) => vi.setSystemTime(new Date(time));
type Plannable = typeof offer | typeof news;
const stateOf = async (id: string, record: Plannable = offer) => (await findState(record, id))!.row;

async function step(id: string, name: StepName, words = {}, record: Plannable = offer) {
	const shown = await stateOf(id, record);
	expect((await takeStep(services[record.kind], id, name, { shown, words, by })).state).toBe("done");
}

async function plan(id: string, publish_at: string, who = by) {
	const { version } = await stateOf(id);
	const saved = await offerRecords.change(id, version, values({}), { by: who, goal: { publish_at }, pictures: [] });
	expect(saved.ok).toBe(true);
}

/** An offer that was never on the website and goes online in an hour. */
async function planned(who = by): Promise<string> {
	const id = await makeOffer({}, { by });
	await setRow("Angebote", id, { state: "draft", published_at: null });
	await plan(id, IN_AN_HOUR, who);
	return id;
}

async function plannedNews(planned_by: string): Promise<string> {
	const id = await makeNews({}, { by });
	await setRow("Aktuelles", id, { state: "scheduled", publish_at: IN_AN_HOUR, planned_by });
	return id;
}

const actionsOf = async (id: string) =>
	(await traceOf(id))
		.slice(1)
		.map(({ action, by_email }) => `${action} by ${by_email === by.email ? "us" : (by_email ?? "itself")}`);
const checked = async () =>
	(await checkup({ language: "de", log: { error() {}, warn() {}, info() {} } })).find(({ name }) => name === "plans")!;

describe("what was planned", () => {
	test("goes online at its time and not before, and says so in the log", async () => {
		const id = await planned();
		at("2027-03-01T10:59:59Z");
		expect(await carryOutPlans(offer, mayStill)).toBe(0);
		expect(await offerDetail(id, "de", { forStaff: false })).toBeNull();
		at(IN_AN_HOUR);
		expect(await carryOutPlans(offer, mayStill)).toBe(1);
		const online = { state: "online", publish_at: null, planned_by: null, published_at: IN_AN_HOUR };
		expect(await stateOf(id)).toMatchObject(online);
		expect((await offerDetail(id, "de", { forStaff: false }))?.id).toBe(id);
		expect(await actionsOf(id)).toEqual(["planned by us", "published by itself"]);
		expect((await traceOf(id))[1]!.changes).toContain(IN_AN_HOUR);
	});

	test("is carried out by each process at its start, in all collections, however long it is overdue", async () => {
		const [id, item] = [await planned(), await plannedNews(by.id)];
		at("2027-03-08T10:00:00Z");
		await startMinuteWork({ error: expect.unreachable } as never)();
		expect([(await stateOf(id)).state, (await stateOf(item, news)).state]).toEqual(["online", "online"]);
	});

	test("is carried out once by two processes that look at the same time", async () => {
		const id = await planned();
		at(IN_AN_HOUR);
		const counts = await Promise.all([1, 2, 3].map(() => carryOutPlans(offer, mayStill)));
		expect(counts.toSorted()).toEqual([0, 0, 1]);
		expect(await actionsOf(id)).toEqual(["planned by us", "published by itself"]);
	});

	test("and then published by hand, called off or withdrawn, is not carried out", async () => {
		const id = await planned();
		await step(id, "dropPlan");
		at(IN_AN_HOUR);
		expect(await carryOutPlans(offer, mayStill)).toBe(0);
		expect((await stateOf(id)).state).toBe("draft");
	});
});

test("a plan comes back when its record's deletion is undone in time, and not from the trash", async () => {
	const id = await planned();
	const back = async (ways = {}) => {
		await offerRecords.remove(id, by);
		await offerRecords.restore(id, by, ways);
		return stateOf(id);
	};
	expect(await back({ planned: true })).toMatchObject({
		state: "scheduled",
		publish_at: IN_AN_HOUR,
		planned_by: by.id,
	});
	expect(await back()).toMatchObject({ state: "draft", publish_at: null });
	await plan(id, IN_AN_HOUR);
	at(IN_TWO_HOURS);
	expect(await back({ planned: true })).toMatchObject({ state: "draft", publish_at: null });
});

describe("a plan of somebody", () => {
	const users = () => db().updateTable("users");
	test.each([
		["who is locked", (id: string) => users().set({ locked_at: now() }).where("id", "=", id).execute()],
		["who was deleted", (id: string) => db().deleteFrom("users").where("id", "=", id).execute()],
	])("%s is not carried out, stands under condition, and goes away with a new plan", async (_, happens) => {
		const planner = await makeUser("verkauf");
		const id = await planned(planner);
		await happens(planner.id);
		at(IN_AN_HOUR);
		expect([await carryOutPlans(offer, mayStill), await carryOutPlans(offer, mayStill)]).toEqual([1, 0]);
		expect(await stateOf(id)).toMatchObject({ state: "scheduled", publish_at: IN_AN_HOUR, planned_by: null });
		expect((await actionsOf(id)).at(-1)).toBe("planRefused by itself");
		expect(await checked()).toMatchObject({ state: "bad", words: "plansRefused", to: offer.office.edit + id });
		await plan(id, IN_TWO_HOURS);
		expect(await checked()).toMatchObject({ state: "good" });
		at(IN_TWO_HOURS);
		await carryOutPlans(offer, mayStill);
		expect((await stateOf(id)).state).toBe("online");
	});

	test("who lost the right to news is refused there", async () => {
		const planner = await makeUser("admin");
		const id = await plannedNews(planner.id);
		await users().set({ role: "verkauf" }).where("id", "=", planner.id).execute();
		at(IN_AN_HOUR);
		await carryOutPlans(news, mayStill);
		expect(await stateOf(id, news)).toMatchObject({ state: "scheduled", publish_at: IN_AN_HOUR, planned_by: null });
		await step(id, "dropPlan", {}, news);
		expect((await stateOf(id, news)).publish_at).toBeNull();
	});

	test("that nobody carries out is overdue after ten minutes", async () => {
		const id = await planned();
		at("2027-03-01T11:09:00Z");
		expect(await checked()).toMatchObject({ state: "good" });
		at("2027-03-01T11:11:00Z");
		expect(await checked()).toMatchObject({ words: "plansLate", values: { names: "„Kettenbagger KB 220“" } });
		await carryOutPlans(offer, mayStill);
		expect(await checked()).toMatchObject({ state: "good" });
		expect((await stateOf(id)).state).toBe("online");
	});
});

test("a reservation ends with its last day on the office's calendar, and the machine is free again", async () => {
	const id = await makeOffer({}, { by });
	await step(id, "reserve", { reserved_until: "2027-03-05", reserved_for: "Firma Muster" });
	at("2027-03-05T22:59:00Z");
	expect(await carryOutPlans(offer, mayStill)).toBe(0);
	at("2027-03-05T23:00:00Z");
	expect(await carryOutPlans(offer, mayStill)).toBe(1);
	expect(await stateOf(id)).toMatchObject({ state: "online", reserved_until: null, reserved_for: null });
	expect((await actionsOf(id)).at(-1)).toBe("released by itself");
});

test("what is due is told by the office's calendar days, also over the end of summer time, in the reader's language", async () => {
	const set = async (name: string, row: object) => setRow("Angebote", await makeOffer({ name }, { by }), row);
	for (const day of ["27", "28"])
		await set(day, { state: "reserved", reserved_until: `2026-10-${day}`, name_en: `until the ${day}th` });
	const scheduled = { state: "scheduled", planned_by: by.id };
	await set("online am 31. um 23:59", { ...scheduled, publish_at: "2026-10-31T22:59:00.000Z" });
	await set("online am 1.", { ...scheduled, publish_at: "2026-10-31T23:00:00.000Z" });
	// Half past midnight on the 24th; 72 hours later it is still the 26th.
	at("2026-10-23T22:30:00Z");
	const due = await dueRecords(offer, 9, "en");
	expect(due.map(({ name }) => name)).toEqual(["online am 31. um 23:59", "until the 27th"]);
});
