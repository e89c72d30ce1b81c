import { describe, expect, test } from "vitest";
import { MAX_TRIES, pauseAfter } from "./retry-pauses.ts";

const tries = Array.from({ length: MAX_TRIES - 1 }, (_, i) => i + 1);

describe("the pauses between tries", () => {
	test("grow without overlapping: the longest of one is shorter than the shortest of the next", () => {
		for (const n of tries.slice(0, -1)) expect(pauseAfter(n, 1)!).toBeLessThan(pauseAfter(n + 1, 0)!);
	});

	test("vary randomly by up to a fifth", () => {
		expect(pauseAfter(1, 0)).toBe(48_000);
		expect(pauseAfter(1, 0.5)).toBe(60_000);
		expect(pauseAfter(1, 1)).toBe(72_000);
	});

	test("last about a day in all, and then the message is given up", () => {
		const hours = tries.reduce((sum, n) => sum + pauseAfter(n, 0.5)!, 0) / 3_600_000;
		expect(hours).toBeGreaterThan(18);
		expect(hours).toBeLessThan(30);
		expect(pauseAfter(MAX_TRIES, 0.5)).toBeNull();
		expect(pauseAfter(MAX_TRIES + 1, 0.5)).toBeNull();
	});
});
