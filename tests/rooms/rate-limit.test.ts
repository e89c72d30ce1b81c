import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { deleteExpiredLimits, refund, consume, consumeAll } from "#app/foundation/rate-limit/rate-limit.server.ts";
import { addRow } from "../rows.ts";

const limit = { points: 3, seconds: 60 };
let begun: number;

beforeEach(() => {
	begun = Date.now();
	vi.useFakeTimers({ toFake: ["Date"], now: begun });
});
afterEach(() => void vi.useRealTimers());
const after = (seconds: number) => vi.setSystemTime(begun + seconds * 1000);
const times = async (count: number, key: string) => {
	for (let i = 0; i < count; i++) await consume(key, limit);
};

describe("a limit", () => {
	test("is used up after its points, tells how long to wait, and comes back by itself", async () => {
		for (let i = 0; i < 3; i++) expect(await consume("a", limit)).toEqual({ allowed: true });
		after(10);
		expect(await consume("a", limit)).toEqual({ allowed: false, retryAfter: 50, first: true });
		after(61);
		expect(await consume("a", limit)).toEqual({ allowed: true });
		expect(await consume("a", limit)).toEqual({ allowed: true });
	});

	test("is not prolonged by tries that it refused", async () => {
		await times(3, "b");
		after(59);
		expect(await consume("b", limit)).toMatchObject({ allowed: false, retryAfter: 1 });
		after(60);
		expect(await consume("b", limit)).toEqual({ allowed: true });
	});

	test("counts each key for itself", async () => {
		await times(4, "c");
		expect(await consume("d", limit)).toEqual({ allowed: true });
		expect(await consume("c", limit)).toMatchObject({ allowed: false });
	});

	test("counts right when it is used many times at once", async () => {
		const all = await Promise.all(Array.from({ length: 20 }, () => consume("e", limit)));
		expect(all.filter(({ allowed }) => allowed)).toHaveLength(3);
	});

	test("gets back what turned out not to count, but never more than it had", async () => {
		await times(3, "f");
		await refund("f");
		expect(await consume("f", limit)).toEqual({ allowed: true });
		expect(await consume("f", limit)).toMatchObject({ allowed: false });
		await consume("x", limit);
		for (let i = 0; i < 5; i++) await refund("x");
		await times(3, "x");
		expect(await consume("x", limit)).toMatchObject({ allowed: false });
	});

	test("is forgotten when its time is over, and no earlier", async () => {
		await times(3, "g");
		after(59);
		await deleteExpiredLimits();
		expect(await consume("g", limit)).toEqual({ allowed: false, retryAfter: 1, first: true });
		after(61);
		await deleteExpiredLimits();
		expect(await db().selectFrom("throttles").select("key").where("key", "=", "g").execute()).toEqual([]);
	});
});

const bothOf = (...keys: string[]) => consumeAll(keys, limit);
const rows = () => db().selectFrom("throttles").selectAll().orderBy("key").execute();

describe("a refusal", () => {
	test("is written down once a rest; all others only read", async () => {
		await times(3, "h");
		expect(await consume("h", limit)).toEqual({ allowed: false, retryAfter: 60, first: true });
		const before = await rows();
		after(20);
		for (let i = 0; i < 50; i++)
			expect(await consume("h", limit)).toEqual({ allowed: false, retryAfter: 40, first: false });
		expect(await rows()).toEqual(before);
		after(61);
		await times(3, "h");
		expect(await consume("h", limit)).toMatchObject({ allowed: false, first: true });
	});

	test("is the first one for only one of many at once", async () => {
		const all = await Promise.all(Array.from({ length: 20 }, () => consume("i", limit)));
		expect(all.filter((consumed) => !consumed.allowed && consumed.first)).toHaveLength(1);
	});

	test("by one of several keys makes no row for the others, and counts for none", async () => {
		await times(4, "network");
		const before = await rows();
		for (let i = 0; i < 500; i++)
			expect(await bothOf("network", `account ${i}`)).toMatchObject({ allowed: false, first: false });
		expect(await rows()).toEqual(before);
		await times(3, "account");
		expect(await bothOf("quiet network", "account")).toMatchObject({ allowed: false, first: true });
		expect((await rows()).find(({ key }) => key === "quiet network")?.points).toBe(0);
	});
});

describe("a wrong clock", () => {
	const far = () => new Date(begun + 365 * 86_400_000).toISOString();
	const near = () => new Date(begun + 100_000).toISOString();
	const put = (key: string, expires_at: string) =>
		addRow("throttles", { key, points: 4, expires_at, updated_at: far() });

	test("that was a year ahead locks nobody, and its row heals at the next use", async () => {
		await put("j", far());
		expect(await consume("j", limit)).toEqual({ allowed: true });
		const healed = { points: 1, expires_at: new Date(begun + 60_000).toISOString() };
		expect((await rows()).find(({ key }) => key === "j")).toMatchObject(healed);
	});

	test("that is a little ahead on another host never makes a wait longer than the rule's own", async () => {
		await put("k", near());
		expect(await consume("k", limit)).toEqual({ allowed: false, retryAfter: 60, first: false });
	});

	test("leaves no row for ever", async () => {
		await put("l", far());
		await put("m", near());
		await deleteExpiredLimits();
		const left = (await rows()).map(({ key }) => key);
		expect([left.includes("l"), left.includes("m")]).toEqual([false, true]);
	});
});
