import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/database/client.server.ts";
import { forgetPast, giveBack, use } from "#app/throttle/throttle.server.ts";

const allowance = { points: 3, seconds: 60 };
let begun: number;

beforeEach(() => {
	begun = Date.now();
	vi.useFakeTimers({ toFake: ["Date"], now: begun });
});
afterEach(() => {
	vi.useRealTimers();
});
const after = (seconds: number) => vi.setSystemTime(begun + seconds * 1000);
const times = async (count: number, key: string) => {
	for (let i = 0; i < count; i++) await use(key, allowance);
};

describe("an allowance", () => {
	test("is used up after its points, tells how long to wait, and comes back by itself", async () => {
		for (let i = 0; i < 3; i++) expect(await use("a", allowance)).toEqual({ allowed: true });
		after(10);
		expect(await use("a", allowance)).toEqual({ allowed: false, retryAfter: 50 });
		after(61);
		expect(await use("a", allowance)).toEqual({ allowed: true });
		expect(await use("a", allowance)).toEqual({ allowed: true });
	});

	test("is not prolonged by tries that it refused", async () => {
		await times(3, "b");
		after(59);
		expect(await use("b", allowance)).toMatchObject({ allowed: false, retryAfter: 1 });
		after(60);
		expect(await use("b", allowance)).toEqual({ allowed: true });
	});

	test("counts each key for itself", async () => {
		await times(4, "c");
		expect(await use("d", allowance)).toEqual({ allowed: true });
		expect(await use("c", allowance)).toMatchObject({ allowed: false });
	});

	test("counts right when it is used many times at once", async () => {
		const all = await Promise.all(Array.from({ length: 20 }, () => use("e", allowance)));
		expect(all.filter(({ allowed }) => allowed)).toHaveLength(3);
	});

	test("gets back what turned out not to count, but never more than it had", async () => {
		await times(3, "f");
		await giveBack("f");
		expect(await use("f", allowance)).toEqual({ allowed: true });
		expect(await use("f", allowance)).toMatchObject({ allowed: false });
		await use("x", allowance);
		for (let i = 0; i < 5; i++) await giveBack("x");
		await times(3, "x");
		expect(await use("x", allowance)).toMatchObject({ allowed: false });
	});

	test("is forgotten when its time is over, and no earlier", async () => {
		await times(3, "g");
		after(59);
		await forgetPast();
		expect(await use("g", allowance)).toEqual({ allowed: false, retryAfter: 1 });
		after(61);
		await forgetPast();
		expect(await db().selectFrom("throttles").select("key").where("key", "=", "g").execute()).toEqual([]);
	});
});
