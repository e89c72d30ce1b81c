import { writeAudit } from "../../log/write-audit.server.ts";
import type { Actor } from "../../log/audit.ts";
import { inTransaction } from "../../foundation/database/client.server.ts";
import { date, day, typedNumber } from "../../foundation/i18n/format.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import type { Texts } from "../../foundation/i18n/texts.tsx";
import { chosenSteps, type CsvColumns, csvFile } from "../../office/list/csv-file.server.ts";
import { columnsOf } from "../fields.ts";
import type { RecordService } from "../record-service.server.ts";
import type { RecordRow } from "../record-rows.server.ts";
import type { Choice } from "../../office/list/choice.ts";
import type { TableQuery } from "../../office/list/table-query.ts";
import { recordsMatching } from "./record-list.server.ts";
import type { FieldLabels } from "../field-labels.ts";
import { wordOfState } from "../states/states.ts";

/**
 * Logs an export and returns the records with all their fields as a CSV file, in the reader's language.
 * @throws when the database does not answer, before anything is sent
 */
export async function exportRecords(
	{ record, search }: Pick<RecordService, "record" | "search">,
	{ q, filters }: TableQuery<string>,
	choice: Choice,
	{ words, texts, language }: { words: FieldLabels; texts: Texts; language: Language },
	by: Actor,
): Promise<ReadableStream<Uint8Array>> {
	await inTransaction((t) => writeAudit({ kind: record.kind, id: "list", name: null, action: "exported", by }, t));
	const states = texts.byKey("recordStates");
	const listing = texts.of("listing");
	const log = texts.of("auditLog");
	const number: CsvColumns<RecordRow>[number] = [listing("nr"), ({ nr }) => String(nr)];
	// A sign in the cell would keep a spreadsheet from adding up.
	const euros = (cents: unknown) => (cents == null ? "" : typedNumber(language, Number(cents) / 100));
	const fields = columnsOf(record.fields).map(({ name, field }): CsvColumns<RecordRow>[number] => [
		words.boxLabel(name)!,
		(row) => (field.kind === "money" ? euros(row[name]) : (words.value(name, row[name] ?? null) ?? "")),
	]);
	const state: CsvColumns<RecordRow>[number] = [states("title"), (row) => states(`state.${wordOfState(row)}`)];
	const sale: CsvColumns<RecordRow> = [
		[listing("sold_to"), ({ state, sold_to }) => (state === "sold" ? String(sold_to ?? "") : "")],
		[
			texts.of("field")("inUnit", { label: listing("sold_price"), unit: "€" }),
			({ state, sold_price }) => (state === "sold" ? euros(sold_price) : ""),
		],
		[
			log("field.sold_at"),
			({ state, sold_at }) => (state === "sold" && sold_at ? date(language, String(sold_at)) : ""),
		],
		[
			log("field.reserved_until"),
			({ state, reserved_until: until }) => (state === "reserved" && until ? day(language, String(until)) : ""),
		],
		[states("field.reserved_for"), ({ state, reserved_for: whom }) => (state === "reserved" ? String(whom ?? "") : "")],
	];
	const isMachine = record.list.columns.includes("nr");
	const found = choice.all ? recordsMatching(record, search(q), filters) : recordsMatching(record, null);
	return csvFile<RecordRow>(
		[...(isMachine ? [number] : []), ...fields, state, ...(isMachine ? sale : []), [listing("id"), ({ id }) => id]],
		chosenSteps(found.selectAll().$castTo<RecordRow>(), choice),
	);
}
