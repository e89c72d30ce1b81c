import type { Logger } from "pino";
import { expect, test } from "vitest";
import { inRounds } from "#server/every-minute.ts";

const pause = (milliseconds: number) => new Promise<void>((over) => setTimeout(over, milliseconds));

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
	await expect.poll(() => begun).toBeGreaterThan(2);
	await stop();
	expect([running, most]).toEqual([0, 1]);
	const soFar = begun;
	await pause(60);
	expect(begun).toBe(soFar);
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
	await expect.poll(() => round).toBeGreaterThan(7);
	await stop();
	expect(failed).toEqual(["plans", "plans"]);
});

test("the first round can wait, and a stop before it means that there is none", async () => {
	let begun = 0;
	const stop = inRounds("backup", async () => void begun++, keptLog().log, { first: 20, milliseconds: 1 });
	expect(begun).toBe(0);
	await stop();
	await pause(60);
	expect(begun).toBe(0);
});
