import { db } from "../foundation/database/client.server.ts";
import { recordDrafts } from "./drafts/record-drafts.server.ts";
import type { Fields, ValuesOf } from "./fields.ts";
import type { PictureKeeper } from "./form/picture-keeper.server.ts";
import { recordSaving } from "./form/record-save.server.ts";
import { onSite } from "./preview/on-site.server.ts";
import type { RecordKind } from "./record.ts";
import { type OwnRow, type OwnWays, type RecordSchema, recordRows } from "./record-rows.server.ts";
import { recordStore } from "./record-store.server.ts";
import { recordValues } from "./record-values.server.ts";
import { recordTrash } from "./trash/record-trash.server.ts";
import { recordVersions } from "./versions/record-versions.server.ts";

/** All that the office does with the records of one collection. */
export function recordService<T extends Fields, Row extends OwnRow, Pictures, Choice>(
	record: RecordKind<T, Row>,
	schema: RecordSchema<T>,
	keeper: PictureKeeper<Pictures, Choice>,
	ownWays: OwnWays<T, Choice> = {},
) {
	const rows = recordRows(record, schema, keeper, ownWays);
	const { table } = record;
	return {
		record,
		keeper,
		search: rows.search,
		...recordStore(rows),
		...recordSaving(rows),
		...recordValues(rows),
		...recordDrafts(rows),
		...recordVersions(rows),
		...recordTrash(rows),

		/** A record as the text in its form. */
		words: (row: Row) => rows.formWords(row as unknown as ValuesOf<T>),

		/** A record with its pictures and documents, or null. */
		findForEdit: rows.find,

		/** Whether the page of a record answers. */
		async hasPage(id: string): Promise<boolean> {
			const row = await db().selectFrom(table).select("id").where("id", "=", id).where(onSite).executeTakeFirst();
			return row !== undefined;
		},

		async allIds(): Promise<string[]> {
			return (await db().selectFrom(table).select("id").execute()).map(({ id }) => id);
		},
	};
}
