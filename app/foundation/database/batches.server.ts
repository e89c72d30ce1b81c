import { setImmediate as letOthersRun } from "node:timers/promises";

/**
 * Repeats `work`, which handles at most `size` rows and returns their number, until there are fewer. Other requests run
 * in between, because SQLite blocks them during each statement. Returns the number of all rows.
 */
export async function inBatches(size: number, work: () => Promise<number>): Promise<number> {
	let all = 0;
	for (;;) {
		const done = await work();
		all += done;
		if (done < size) return all;
		await letOthersRun();
	}
}
