import { storedDocuments } from "../../log/stored-documents.ts";
import type { StoredDocument } from "../../media/document.ts";
import { documentsOf, shownDocuments } from "../../media/documents.server.ts";
import { readInTrash } from "./trash-repository.server.ts";
import { valuesIn } from "../field-values.ts";
import type { RecordRow, RecordRows, Values } from "../record-rows.server.ts";
import { shownPictures, type VersionPicture } from "../versions/versions.server.ts";
import type { ListedPicture } from "../versions/version.ts";

/** A record in the trash as its page shows it: what it held, and who kept its waiting draft when. */
type ReadInTrash = {
	values: Values;
	pictures: VersionPicture[];
	/** As the audit log stores them. */
	documents: string;
	draft: { by: string; at: string } | null;
};

/** Reads a record in the trash; null if it is not there. */
export async function readTrashed(rows: RecordRows, id: string): Promise<ReadInTrash | null> {
	const found = await find(rows, id);
	if (!found) return null;
	const { draft, values, present } = found;
	return {
		values,
		pictures: await shownPictures(present),
		documents: storedDocuments(await documentsOf({ kind: "trash", id })),
		draft: draft && { by: draft.by, at: draft.at },
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

async function find({ record }: RecordRows, id: string) {
	const stored = await readInTrash(record.kind, id);
	if (!stored) return null;
	const { row, pictures, draft } = stored;
	// The record may be older than the last migration.
	return { row, draft, values: valuesIn(record.fields, row), present: pictures };
}
