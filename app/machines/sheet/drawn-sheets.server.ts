import { LRUCache } from "lru-cache";
import { ConcurrencyLimit } from "../../foundation/rate-limit/concurrency-limit.ts";

/** About forty sheets. */
const MOST_BYTES = 8 * 1024 * 1024;

/** One at a time, because drawing takes the processor from the pages. */
const drawing = new ConcurrencyLimit(1);

const sheets = new LRUCache<string, Uint8Array, () => Promise<Uint8Array>>({
	maxSize: MOST_BYTES,
	sizeCalculation: ({ byteLength }) => byteLength,
	fetchMethod: (_, __, { context: draw }) => drawing.run(draw),
});

/** A version of a sheet, drawn when it is first asked for. Concurrent calls share one drawing. */
export async function drawnSheet(version: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
	return (await sheets.fetch(version, { context: draw }))!;
}
