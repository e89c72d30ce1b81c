import { type Change, changesBetween } from "../../log/audit.ts";
import { storedDocuments } from "../../log/stored-documents.ts";
import type { StoredDocument } from "../../media/document.ts";
import { documentsOf, shownDocuments } from "../../media/documents.server.ts";
import { readInTrash } from "./trash-repository.server.ts";
import { columnsOf } from "../fields.ts";
import { valuesIn } from "../field-values.ts";
import type { RecordRow, RecordRows, Values } from "../record-rows.server.ts";
import { shownPictures, type VersionPicture } from "../versions/versions.server.ts";
import type { ListedPicture } from "../versions/version.ts";

/** A record in the trash as its page shows it: what it held, and what its waiting draft would change. */
export type ReadInTrash = {
	values: Values;
	pictures: VersionPicture[];
	/** As the audit log stores them. */
	documents: string;
	draft: { by: string; at: string; changes: Change[]; pictures: VersionPicture[] | null } | null;
};

/** Reads a record in the trash; null if it is not there. */
export async function readTrashed(rows: RecordRows, id: string): Promise<ReadInTrash | null> {
	const found = await find(rows, id);
	if (!found) return null;
	const { fields } = rows.record;
	const { draft, values, present } = found;
	const documents = storedDocuments(await documentsOf({ kind: "trash", id }));
	const later = draft && {
		...rows.readTyped(draft.words),
		documents: storedDocuments(await shownDocuments(draft.documents ?? [])),
	};
	const after = draft ? rows.keeper.listedAfter(draft.pictures, present) : present;
	const names = columnsOf(fields).map(({ name }) => name);
	return {
		values,
		pictures: await shownPictures(present),
		documents,
		draft: draft && {
			by: draft.by,
			at: draft.at,
			changes: changesBetween({ ...values, documents }, later!, [...names, "documents"]),
			pictures: JSON.stringify(after) === JSON.stringify(present) ? null : await shownPictures(after),
		},
	};
}

/** As a preview shows it: a record in the trash as it would be with its draft. */
export async function trashedWithDraft(
	rows: RecordRows,
	id: string,
): Promise<{ row: RecordRow; pictures: ListedPicture[]; documents: StoredDocument[] } | null> {
	const found = await find(rows, id);
	if (!found) return null;
	const { row, values, draft, present } = found;
	const shown = rows.toRow(draft ? rows.readTyped(draft.words) : values);
	return {
		row: { ...row, ...shown },
		pictures: draft ? rows.keeper.listedAfter(draft.pictures, present) : present,
		documents: draft?.documents ? await shownDocuments(draft.documents) : await documentsOf({ kind: "trash", id }),
	};
}

async function find({ record, keeper }: RecordRows, id: string) {
	const stored = await readInTrash(record.kind, id);
	if (!stored) return null;
	const { row, pictures, draft } = stored;
	// The record may be older than the last migration.
	return { row, draft, values: valuesIn(record.fields, row), present: keeper.inTrash(pictures, row) };
}
