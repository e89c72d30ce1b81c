import { writeAudit } from "../audit-log/write-audit.server.ts";
import type { Actor } from "../audit-log/audit.ts";
import { db } from "../database/client.server.ts";
import type { Texts } from "../i18n/texts.tsx";
import { CSV_STEP, csvFile } from "../office/csv-file.server.ts";
import { columnsOf, type Stored } from "./fields.ts";
import type { RecordKind } from "./record.ts";
import type { FieldWords } from "./worded-fields.ts";

type Row = Record<string, Stored>;

/**
 * Records with all their fields as a CSV file, in the reader's language. The export itself is logged first.
 * @throws before anything is sent, when the database does not answer
 */
export async function exportRecords(
	record: RecordKind,
	ids: string[],
	{ words, texts }: { words: FieldWords; texts: Texts },
	by: Actor,
): Promise<ReadableStream<Uint8Array>> {
	await db()
		.transaction()
		.execute((t) => writeAudit({ kind: record.kind, id: "list", name: null, action: "exported", by }, t));
	const states = texts.of("recordStates");
	const columns = columnsOf(record.fields).map(
		({ name }) => [words.boxLabel(name)!, (row: Row) => cell(words, name, row)] as [string, (row: Row) => string],
	);
	const state: [string, (row: Row) => string] = [states("title"), (row) => states(`state.${row.state as "online"}`)];
	return csvFile<Row>([...columns, state, ["ID", (row) => String(row.id)]], rowsOf(record, ids));
}

function cell(words: FieldWords, name: string, row: Row): string {
	return words.value(name, row[name] ?? null) ?? "";
}

async function* rowsOf({ table }: RecordKind, ids: string[]): AsyncGenerator<Row[]> {
	for (let from = 0; from < ids.length; from += CSV_STEP) {
		const step = ids.slice(from, from + CSV_STEP);
		const rows = await db()
			.selectFrom(table as "Angebote")
			.selectAll()
			.where("id", "in", step)
			.execute();
		const byId = new Map(rows.map((row) => [row.id, row as unknown as Row]));
		yield step.map((id) => byId.get(id)).filter((row) => row !== undefined);
	}
}
