import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryCounters } from "./memory-counters.ts";
import { consume, consumeAll } from "./rate-limit.server.ts";

const limitInMemory = () => ({ points: 3, seconds: 60, counters: memoryCounters() });
let begun: number;

beforeEach(() => {
	begun = Date.now();
	vi.useFakeTimers({ toFake: ["Date"], now: begun });
});
afterEach(() => {
	vi.useRealTimers();
});
const after = (seconds: number) => vi.setSystemTime(begun + seconds * 1000);

test("a limit in memory is used up after its points, tells how long to wait, and comes back by itself", async () => {
	const limit = limitInMemory();
	for (let i = 0; i < 3; i++) expect(await consume("a", limit)).toEqual({ allowed: true });
	after(10);
	expect(await consume("a", limit)).toEqual({ allowed: false, retryAfter: 50, first: true });
	expect(await consume("b", limit)).toEqual({ allowed: true });
	after(59);
	expect(await consume("a", limit)).toEqual({ allowed: false, retryAfter: 1, first: false });
	after(60);
	expect(await consume("a", limit)).toEqual({ allowed: true });
});

test("a use that another key refuses counts for none", async () => {
	const [limit, other] = [limitInMemory(), { ...limitInMemory(), points: 1 }];
	await consume("full", other);
	expect(
		await consumeAll([
			{ key: "free", limit },
			{ key: "full", limit: other },
		]),
	).toEqual({ allowed: false, retryAfter: 60, first: true });
	for (let i = 0; i < 3; i++) expect(await consume("free", limit)).toEqual({ allowed: true });
});

test("keys without end do not fill the memory", async () => {
	const limit = limitInMemory();
	for (let i = 0; i < 4; i++) await consume("early", limit);
	for (let i = 0; i < 10_000; i++) await consume(`key ${i}`, limit);
	expect(await consume("early", limit)).toEqual({ allowed: true });
});
