import { recordTables } from "../record-tables.server.ts";
import { writeAudit } from "../../log/write-audit.server.ts";
import type { Actor } from "../../log/audit.ts";
import { db } from "../../foundation/database/client.server.ts";
import type { Texts } from "../../foundation/i18n/texts.tsx";
import { CSV_STEP, csvFile } from "../../office/list/csv-file.server.ts";
import { columnsOf, type StoredValue } from "../fields.ts";
import type { RecordKind } from "../record.ts";
import type { FieldLabels } from "../field-labels.ts";

type Row = Record<string, StoredValue>;

/**
 * Records with all their fields as a CSV file, in the reader's language. The export itself is logged first.
 * @throws before anything is sent, when the database does not answer
 */
export async function exportRecords(
	record: RecordKind,
	ids: string[],
	{ words, texts }: { words: FieldLabels; texts: Texts },
	by: Actor,
): Promise<ReadableStream<Uint8Array>> {
	await db()
		.transaction()
		.execute((t) => writeAudit({ kind: record.kind, id: "list", name: null, action: "exported", by }, t));
	const states = texts.of("recordStates");
	const columns = columnsOf(record.fields).map(
		({ name }) => [words.boxLabel(name)!, (row: Row) => cell(words, name, row)] as [string, (row: Row) => string],
	);
	const state: [string, (row: Row) => string] = [states("title"), (row) => cell(words, "state", row)];
	const number: [string, (row: Row) => string][] = record.list.columns.includes("nr")
		? [[texts.of("listing")("nr"), ({ nr }) => String(nr)]]
		: [];
	return csvFile<Row>([...number, ...columns, state, ["ID", (row) => String(row.id)]], rowsOf(record, ids));
}

function cell(words: FieldLabels, name: string, row: Row): string {
	return words.value(name, row[name] ?? null) ?? "";
}

async function* rowsOf({ table }: RecordKind, ids: string[]): AsyncGenerator<Row[]> {
	for (let from = 0; from < ids.length; from += CSV_STEP) {
		const step = ids.slice(from, from + CSV_STEP);
		const rows = await recordTables(db())
			.selectFrom(table)
			.selectAll()
			.$castTo<Row & { id: string }>()
			.where("id", "in", step)
			.execute();
		const byId = new Map(rows.map((row) => [row.id, row]));
		yield step.map((id) => byId.get(id)).filter((row) => row !== undefined);
	}
}
