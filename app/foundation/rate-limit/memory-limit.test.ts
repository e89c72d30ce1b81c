import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryLimit } from "./memory-limit.ts";

const limitInMemory = () => memoryLimit({ points: 3, seconds: 60 });
let begun: number;

beforeEach(() => {
	begun = Date.now();
	vi.useFakeTimers({ toFake: ["Date"], now: begun });
});
afterEach(() => {
	vi.useRealTimers();
});
const after = (seconds: number) => vi.setSystemTime(begun + seconds * 1000);

test("a limit in memory is used up after its points, tells how long to wait, and comes back by itself", () => {
	const consume = limitInMemory();
	for (let i = 0; i < 3; i++) expect(consume("a")).toEqual({ allowed: true });
	after(10);
	expect(consume("a")).toEqual({ allowed: false, retryAfter: 50, first: true });
	expect(consume("b")).toEqual({ allowed: true });
	after(59);
	expect(consume("a")).toEqual({ allowed: false, retryAfter: 1, first: false });
	after(60);
	expect(consume("a")).toEqual({ allowed: true });
});

test("keys without end do not fill the memory", () => {
	const consume = limitInMemory();
	for (let i = 0; i < 4; i++) consume("early");
	for (let i = 0; i < 10_000; i++) consume(`key ${i}`);
	expect(consume("early")).toEqual({ allowed: true });
});
