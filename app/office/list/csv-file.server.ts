import { setImmediate as letOthersRun } from "node:timers/promises";
import { type SelectQueryBuilder, sql } from "kysely";
import { isId } from "../../foundation/database/identity.ts";
import { today } from "../../foundation/i18n/format.ts";
import { type Choice, chosenIds } from "./choice.ts";

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Cells that a spreadsheet would read as a formula. */
const formula = /^[=+\-@\t\r\n]/;

/** Rows read at a time. Keeps memory use low and each SQLite query short, since it blocks other requests. */
const STEP = 250;

export type CsvColumns<Row> = [head: string, cell: (row: Row) => string][];

/** Streams rows as a CSV file, reading them as fast as the client takes them; other requests run in between. */
export function csvFile<Row>(columns: CsvColumns<Row>, steps: AsyncGenerator<Row[]>): ReadableStream<Uint8Array> {
	const lineOf = (row: Row) => csvLine(columns.map(([, cell]) => cell(row)));
	const bytes = new TextEncoder();
	return new ReadableStream(
		{
			start: (controller) => controller.enqueue(bytes.encode(BYTE_ORDER_MARK + csvLine(columns.map(([head]) => head)))),
			async pull(controller) {
				const { done, value } = await steps.next();
				if (done) return controller.close();
				controller.enqueue(bytes.encode(value.map(lineOf).join("")));
				await letOthersRun();
			},
			cancel: () => void steps.return(undefined),
		},
		// No reading ahead.
		{ highWaterMark: 0 },
	);
}

/** The chosen rows of a query, the newest first, in steps. */
export async function* chosenSteps<DB, Table extends keyof DB, Row extends { id: string; created_at: string }>(
	query: SelectQueryBuilder<DB, Table, Row>,
	choice: Choice,
): AsyncGenerator<Row[]> {
	const left = choice.all ? choice.not : [];
	const ids = chosenIds(choice).filter(isId);
	if (!choice.all && ids.length === 0) return;
	const chosen = choice.all ? query : query.where(sql<boolean>`id in (${sql.join(ids)})`);
	const first = chosen
		.orderBy(sql`created_at`, "desc")
		.orderBy(sql`id`, "desc")
		.limit(STEP);
	let step = await first.execute();
	for (let last = step.at(-1); last; last = step.at(-1)) {
		yield step.filter(({ id }) => !left.includes(id));
		step = await first.where(sql<boolean>`(created_at, id) < (${last.created_at}, ${last.id})`).execute();
	}
}

export function csvResponse(name: string, file: ReadableStream<Uint8Array>): Response {
	const fileName = `${name}-${today()}.csv`;
	return new Response(file, {
		headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": `attachment; filename="${fileName}"` },
	});
}

/**
 * A line in the format that German spreadsheets open: semicolons, every cell quoted (RFC 4180), CR LF. An apostrophe is
 * put before anything that looks like a formula, so that a visitor's text is never executed.
 */
export function csvLine(cells: string[]): string {
	return `${cells.map((cell) => `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(";")}\r\n`;
}
