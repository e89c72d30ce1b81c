import { recordTables } from "../record-tables.server.ts";
import { type Connection, now, inTransaction } from "../../foundation/database/client.server.ts";
import type { Actor } from "../../log/audit.ts";
import { storedDocuments } from "../../log/stored-files.ts";
import { documentsOf, shownDocuments } from "../../media/documents.server.ts";
import { moveToTrash, readInTrash, takeFromTrash } from "./trash-repository.server.ts";
import { deleteDraft, findDraft, putDraft } from "../drafts/drafts.server.ts";
import { valuesIn } from "../field-values.ts";
import { publicationTime } from "../states/publication.server.ts";
import { nameOf } from "../record.ts";
import type { DraftedRecord, RecordRow, RecordRows, Values } from "../record-rows.server.ts";
import { CHANGED, isAsShown, type Shown } from "../shown.ts";
import { isOnSite, type StateColumns, stateColumns } from "../states/states.ts";
import { noReservation, noSale } from "../states/steps.ts";
import { shownPictures } from "../versions/versions.server.ts";

const keptInTrash = Object.entries(stateColumns).flatMap(([name, fate]) => (fate === "kept" ? name : []));

/** Moves the records of one collection to the trash and back. */
export function recordTrash(rows: RecordRows) {
	const { record, keeper, table } = rows;
	const { kind, fields } = record;

	return {
		/** A record in the trash as its page shows it. Among its values, `documents` are as the audit log stores them. */
		async trashed(id: string) {
			const found = await find(rows, id);
			if (!found) return null;
			const { draft, values, pictures } = found;
			const documents = storedDocuments(await documentsOf({ kind: "trash", id }));
			return {
				values: { ...values, documents } as Values,
				pictures: await shownPictures(pictures),
				draft: draft && { by: draft.by, at: draft.at },
			};
		},

		/**
		 * Moves a record to the trash, unless it has changed since it was `shown`, and calls `also` in the same
		 * transaction. Returns its name, or null if it was already deleted.
		 */
		remove(id: string, by: Actor, shown: Shown | null = null, also = async (_: Connection) => {}) {
			return inTransaction(async (t) => {
				const before = await rows.find(id, t);
				if (!before) return null;
				if (shown && !isAsShown(before, shown)) return CHANGED;
				const { pictures, ...row } = before;
				const draft = await findDraft({ kind, id }, t);
				await t.deleteFrom(table).where("id", "=", id).execute();
				await deleteDraft({ kind, id }, t);
				const name = nameOf(record, row);
				await moveToTrash(kind, name, { row, pictures: keeper.listed(pictures), draft }, by, t);
				await rows.removed(row, t);
				await also(t);
				return name;
			});
		},

		/**
		 * Restores a deleted record under its old address; returns null if it is no longer in the trash. A record whose
		 * form could not be saved today becomes a draft. `planned`: with its plan, if the time of that is still to come.
		 */
		restore(id: string, by: Actor, { asDraft = false, planned = false } = {}) {
			return inTransaction(async (t) => {
				const trashed = await takeFromTrash(kind, id, by, t);
				if (!trashed) return null;
				const { row, pictures, draft } = trashed;
				// The record may be older than the last migration; only today's columns are restored.
				const values = valuesIn(fields, row);
				const names = ["nr", ...keptInTrash, ...record.otherColumns].filter((name) => name in row);
				const ownColumns = Object.fromEntries(names.map((name) => [name, row[name]]));
				const { version, created_at } = row;
				const life = lifeAfterTrash(row, !asDraft && rows.check(rows.formWords(values)).ok, planned);
				if (isOnSite(life.state)) life.published_at = await publicationTime(kind, { id, ...life }, now(), t);
				const author = await t.selectFrom("users").select("id").where("id", "=", row.user_id).executeTakeFirst();
				// A foreign key can't name an author who has been deleted.
				const own = { id, version, created_at, user_id: author?.id ?? null, updated_at: now() };
				await recordTables(t)
					.insertInto(table)
					.values({ ...ownColumns, ...life, ...rows.toRow(values), ...own })
					.execute();
				await keeper.store(id, keeper.choiceOf(pictures), t);
				if (draft) await putDraft({ kind, id }, draft, null, t);
				if (life.state !== "draft") await rows.writeVersion((await rows.find(id, t))!, "restored", by, t);
				await rows.restored(id, t);
				return { name: nameOf(record, values), state: life.state };
			});
		},
	};
}

/** The state of a record that comes back. A scheduled one without its plan becomes a draft. */
function lifeAfterTrash(row: RecordRow, asBefore: boolean, planned: boolean): StateColumns {
	const { state, published_at, publish_at, planned_by } = row;
	if (asBefore && state !== "scheduled") return { published_at, state };
	if (asBefore && planned && publish_at! > now()) return { published_at, state, publish_at, planned_by };
	return { published_at, ...("sold_at" in row && { ...noReservation, ...noSale }), state: "draft" };
}

/** A record in the trash with the content of its draft, if it has one. */
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
