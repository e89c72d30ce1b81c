import { db } from "../foundation/database/client.server.ts";
import type { StoredDocument } from "../media/document.ts";
import { recordDrafts } from "./drafts/record-drafts.server.ts";
import type { Fields, ValuesOf } from "./fields.ts";
import type { PictureKeeper } from "./form/picture-keeper.server.ts";
import { recordSaving } from "./form/record-save.server.ts";
import { onSite } from "./preview/on-site.server.ts";
import type { RecordKind } from "./record.ts";
import type { DraftedRecord, OwnRow, OwnWays, RecordSchema, Values } from "./record-rows.server.ts";
import { recordRows } from "./record-rows.server.ts";
import { recordStore } from "./record-store.server.ts";
import { recordValues } from "./record-values.server.ts";
import { recordTrash } from "./trash/record-trash.server.ts";
import { recordVersions } from "./versions/record-versions.server.ts";

/**
 * All that the office does with the records of one collection. The code behind it serves every collection and knows no
 * columns, so this function casts the collection's own types away, and back for what it returns.
 */
export function recordService<T extends Fields, Row extends OwnRow, Pictures, Choice>(
	record: RecordKind<T, Row>,
	schema: RecordSchema<ValuesOf<T>>,
	keeper: PictureKeeper<Pictures, Choice>,
	ownWays: OwnWays<ValuesOf<T>, Choice, Row> = {},
) {
	const rows = recordRows(record, schema as RecordSchema, keeper as PictureKeeper, ownWays as OwnWays);
	const { table } = record;
	const drafts = recordDrafts(rows);
	return {
		record,
		keeper,
		search: rows.search,
		...recordStore(rows),
		...recordSaving(rows),
		...recordValues(rows),
		...recordVersions(rows),
		...drafts,
		...recordTrash(rows),

		words: (row: object) => rows.formWords(row as Values),

		findForEdit: (id: string) =>
			rows.find(id) as Promise<(Row & { pictures: Pictures; documents: StoredDocument[] }) | null>,

		withDraft: drafts.withDraft as (id: string) => Promise<DraftedRecord<Row> | null>,

		async hasPage(id: string): Promise<boolean> {
			const row = await db().selectFrom(table).select("id").where("id", "=", id).where(onSite).executeTakeFirst();
			return row !== undefined;
		},

		async allIds(): Promise<string[]> {
			return (await db().selectFrom(table).select("id").execute()).map(({ id }) => id);
		},
	};
}

/** The part of any collection's service that changes of many records need. */
export type RecordService = Pick<
	ReturnType<typeof recordService>,
	"record" | "search" | "unfinished" | "endDraft" | "setValues" | "remove" | "restore"
>;
