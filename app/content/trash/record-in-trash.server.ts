import { storedDocuments } from "../../log/stored-files.ts";
import { documentsOf, shownDocuments } from "../../media/documents.server.ts";
import { readInTrash } from "./trash-repository.server.ts";
import { valuesIn } from "../field-values.ts";
import type { DraftedRecord, RecordRows, Values } from "../record-rows.server.ts";
import { shownPictures } from "../versions/versions.server.ts";

/** A record in the trash as its page shows it. Among its values, `documents` are as the audit log stores them. */
export async function readTrashed(rows: RecordRows, id: string) {
	const found = await find(rows, id);
	if (!found) return null;
	const { draft, values, pictures } = found;
	const documents = storedDocuments(await documentsOf({ kind: "trash", id }));
	return {
		values: { ...values, documents } as Values,
		pictures: await shownPictures(pictures),
		draft: draft && { by: draft.by, at: draft.at },
	};
}

export async function trashedWithDraft(rows: RecordRows, id: string): Promise<DraftedRecord | null> {
	const found = await find(rows, id);
	if (!found) return null;
	const { row, values, draft, pictures } = found;
	return {
		row: { ...row, ...rows.toRow(draft ? rows.readTyped(draft.words) : values) },
		pictures: draft ? rows.keeper.listedAfter(draft.pictures, pictures) : pictures,
		documents: draft?.documents ? await shownDocuments(draft.documents) : await documentsOf({ kind: "trash", id }),
	};
}

async function find({ record }: RecordRows, id: string) {
	const stored = await readInTrash(record.kind, id);
	// The record may be older than the last migration.
	return stored && { ...stored, values: valuesIn(record.fields, stored.row) };
}
