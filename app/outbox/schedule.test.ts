import { describe, expect, test } from "vitest";
import { MOST_TRIES, pauseAfter } from "./schedule.ts";

const tries = Array.from({ length: MOST_TRIES - 1 }, (_, i) => i + 1);

describe("the pauses between tries", () => {
	test("grow, and never meet: the longest of one is shorter than the shortest of the next", () => {
		for (const n of tries.slice(0, -1)) expect(pauseAfter(n, 1)!).toBeLessThan(pauseAfter(n + 1, 0)!);
	});

	test("are moved by chance, a fifth either way", () => {
		expect(pauseAfter(1, 0)).toBe(48_000);
		expect(pauseAfter(1, 0.5)).toBe(60_000);
		expect(pauseAfter(1, 1)).toBe(72_000);
	});

	test("last about a day together, and then it is given up", () => {
		const hours = tries.reduce((sum, n) => sum + pauseAfter(n, 0.5)!, 0) / 3_600_000;
		expect(hours).toBeGreaterThan(18);
		expect(hours).toBeLessThan(30);
		expect(pauseAfter(MOST_TRIES, 0.5)).toBeNull();
		expect(pauseAfter(MOST_TRIES + 1, 0.5)).toBeNull();
	});
});
