import { setImmediate as nextEventLoopTurn } from "node:timers/promises";
import { csvHead, csvLine } from "./csv.ts";

/** Rows that are read in one go: memory stays small, and SQLite holds up nobody for long. */
export const CSV_STEP = 250;

/** Each column: its head, and what stands in it. */
export type CsvColumns<Row> = [head: string, cell: (row: Row) => string][];

/** A CSV file of rows that are read step by step, as fast as it is taken; everybody else comes in between. */
export function csvFile<Row>(columns: CsvColumns<Row>, steps: AsyncGenerator<Row[]>): ReadableStream<Uint8Array> {
	const lineOf = (row: Row) => csvLine(columns.map(([, cell]) => cell(row)));
	const bytes = new TextEncoder();
	return new ReadableStream(
		{
			start: (controller) => controller.enqueue(bytes.encode(csvHead(columns.map(([head]) => head)))),
			async pull(controller) {
				const { done, value } = await steps.next();
				if (done) return controller.close();
				controller.enqueue(bytes.encode(value.map(lineOf).join("")));
				await nextEventLoopTurn();
			},
			cancel: () => void steps.return(undefined),
		},
		// Nothing is read ahead.
		{ highWaterMark: 0 },
	);
}

/** What a browser saves under a name with today's date. */
export function csvResponse(name: string, file: ReadableStream<Uint8Array>): Response {
	const fileName = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
	return new Response(file, {
		headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": `attachment; filename="${fileName}"` },
	});
}
