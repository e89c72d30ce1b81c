import { expect, test } from "vitest";
import { ConcurrencyLimit } from "./concurrency-limit.ts";

test("of fifty tasks at most two run at once, in order, and one that fails does not hold up the others", async () => {
	const limit = new ConcurrencyLimit(2);
	const started: number[] = [];
	let running = 0;
	let most = 0;
	const results = await Promise.allSettled(
		Array.from({ length: 50 }, (_, i) =>
			limit.run(async () => {
				started.push(i);
				most = Math.max(most, ++running);
				await new Promise((resolve) => setTimeout(resolve, i % 3));
				running--;
				if (i % 10 === 0) throw new Error("broken");
			}),
		),
	);
	expect(most).toBe(2);
	expect(started).toEqual(Array.from({ length: 50 }, (_, i) => i));
	expect(results.filter(({ status }) => status === "rejected")).toHaveLength(5);
});
