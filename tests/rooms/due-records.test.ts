import { afterEach, expect, test, vi } from "vitest";
import { collections } from "#app/back-office/collections/collections.ts";
import { dueRecords } from "#app/content/due-records.server.ts";
import { makeOffer, makeUser } from "../make.ts";
import { setRow } from "../rows.ts";

afterEach(() => void vi.useRealTimers());

test("what is due is told by the office's calendar days, also over the end of summer time", async () => {
	const by = await makeUser();
	const set = async (name: string, row: object) => setRow("Angebote", await makeOffer({ name }, { by }), row);
	for (const day of ["27", "28"])
		await set(`reserviert bis ${day}.`, { state: "reserved", reserved_until: `2026-10-${day}` });
	for (const [name, publish_at] of [
		["online am 31. um 23:59", "2026-10-31T22:59:00.000Z"],
		["online am 1.", "2026-10-31T23:00:00.000Z"],
	] as const)
		await set(name, { state: "scheduled", planned_by: by.id, publish_at });
	for (const [name, updated_at] of [
		["liegt seit dem 16.", "2026-10-16T21:59:00.000Z"],
		["liegt seit dem 17.", "2026-10-16T22:00:00.000Z"],
	] as const)
		await set(name, { state: "draft", updated_at });
	// Half past midnight on the 24th; 72 hours later it is still the 26th.
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-10-23T22:30:00Z") });
	const due = await dueRecords(collections.offer, 9);
	expect(due.flatMap(({ first }) => first.map(({ name }) => name))).toEqual([
		"online am 31. um 23:59",
		"reserviert bis 27.",
		"liegt seit dem 16.",
	]);
});
