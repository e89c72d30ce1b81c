import { median } from "./table.ts";

/** The median duration of `work` in milliseconds, without that of `before`. */
export async function timeOf(
	work: () => Promise<unknown>,
	repeats: number,
	before: () => Promise<unknown> = async () => {},
): Promise<number> {
	const taken: number[] = [];
	// The first time also opens connections and prepares statements.
	await work();
	for (let round = 0; round < repeats; round++) {
		await before();
		const begun = performance.now();
		await work();
		taken.push(performance.now() - begun);
	}
	return median(taken);
}
