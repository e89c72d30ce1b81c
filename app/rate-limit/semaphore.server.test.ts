import { expect, test } from "vitest";
import { semaphore } from "./semaphore.server.ts";

test("of fifty pieces of work at most two run at once, in their order, and one that fails holds up no other", async () => {
	const inTurn = semaphore(2);
	const begun: number[] = [];
	let running = 0;
	let most = 0;
	const results = await Promise.allSettled(
		Array.from({ length: 50 }, (_, i) =>
			inTurn(async () => {
				begun.push(i);
				most = Math.max(most, ++running);
				await new Promise((later) => setTimeout(later, i % 3));
				running--;
				if (i % 10 === 0) throw new Error("broken");
			}),
		),
	);
	expect(most).toBe(2);
	expect(begun).toEqual(Array.from({ length: 50 }, (_, i) => i));
	expect(results.filter(({ status }) => status === "rejected")).toHaveLength(5);
});
