import type { Logger } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inRounds } from "#server/rounds.ts";

const pause = (milliseconds: number) => new Promise<void>((over) => setTimeout(over, milliseconds));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A log that keeps the works whose failure it was told. */
function keptLog() {
	const failed: string[] = [];
	const log = { error: ({ work }: { work: string }) => void failed.push(work) } as unknown as Logger;
	return { failed, log };
}

test("rounds begin at once, never overlap, and a stop waits for the running one and starts no more", async () => {
	let [begun, running, most] = [0, 0, 0];
	const work = async () => {
		begun++;
		most = Math.max(most, ++running);
		await pause(20);
		running--;
	};
	const stop = inRounds("work", work, keptLog().log, { milliseconds: 1 });
	expect(begun).toBe(1);
	await pass(50);
	expect([begun, running]).toEqual([3, 1]);
	const stopped = stop();
	await pass(60);
	await stopped;
	expect([begun, running, most]).toEqual([3, 0, 1]);
});

test("a round that fails, at once or later, is followed by the next one; failures in a row are one line", async () => {
	const { failed, log } = keptLog();
	let round = 0;
	const work = (): Promise<void> => {
		round++;
		if (round === 1 || round === 6) throw new Error("at once");
		return round < 4 ? Promise.reject(new Error("later")) : Promise.resolve();
	};
	const stop = inRounds("plans", work, log, { milliseconds: 1 });
	await pass(20);
	expect(round).toBeGreaterThan(7);
	await stop();
	expect(failed).toEqual(["plans", "plans"]);
});

test("the first round can wait, and a stop before it means that there is none", async () => {
	let begun = 0;
	const stop = inRounds("backup", async () => void begun++, keptLog().log, { first: 20, milliseconds: 1 });
	expect(begun).toBe(0);
	await stop();
	await pass(60);
	expect(begun).toBe(0);
});
