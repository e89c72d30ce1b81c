import type { RecordState } from "../../foundation/database/schema.ts";
import { recordTables } from "../record-tables.server.ts";
import { type Connection, db, now } from "../../foundation/database/client.server.ts";
import type { Actor } from "../../log/audit.ts";
import { idOfExistingUser, moveToTrash, takeFromTrash } from "./trash-repository.server.ts";
import { deleteDraft, findDraft, putDraft } from "../drafts/drafts.server.ts";
import type { Fields } from "../fields.ts";
import { valuesIn } from "../field-values.ts";
import { publicationTime } from "../states/publication.server.ts";
import { nameOf } from "../record.ts";
import { readTrashed, type TrashedRecord } from "./record-in-trash.server.ts";
import type { OwnRow, RecordRows } from "../record-rows.server.ts";
import { CHANGED, isAsShown, type Shown } from "../shown.ts";
import { customerOf, isOnSite, type StateColumns, stateColumns } from "../states/states.ts";

const keptInTrash = Object.entries(stateColumns).flatMap(([name, fate]) => (fate === "kept" ? name : []));

/** Moves the records of one collection to the trash and back. */
export function recordTrash<T extends Fields, Row extends OwnRow, Pictures, Choice>(
	rows: RecordRows<T, Row, Pictures, Choice>,
) {
	const { record, keeper, table } = rows;
	const { kind, fields } = record;

	/** As `remove`, within the caller's transaction; `more` is stored in the trash with the record. */
	async function removeIn(
		t: Connection,
		id: string,
		by: Actor,
		{ shown, more = {} }: { shown?: Shown | null; more?: object } = {},
	): Promise<{ row: Row; name: string } | typeof CHANGED | null> {
		const before = await rows.find(id, t);
		if (!before) return null;
		if (shown && !isAsShown(before, shown)) return CHANGED;
		const { pictures, ...row } = before;
		const draft = await findDraft<Choice>({ kind, id }, t);
		await t.deleteFrom(table).where("id", "=", id).execute();
		await deleteDraft({ kind, id }, t);
		await t.deleteFrom("previews").where("record_id", "=", id).where("kind", "=", kind).execute();
		const name = nameOf(record, row);
		const found = row as unknown as { nr?: number; search_text: string; sort_name: string };
		const kept = withoutPastCustomer(row as unknown as StateColumns);
		const trashed = { row: kept, ...keeper.trashValues(pictures), draft, ...more };
		await moveToTrash({ kind, id, name, record: trashed, found }, by, t);
		return { row: row as unknown as Row, name };
	}

	/**
	 * As `restore`, within the caller's transaction; also returns the `more` that `removeIn` stored. A record whose form
	 * could not be saved today comes back as a draft.
	 */
	async function restoreIn<More = object>(
		t: Connection,
		id: string,
		by: Actor,
		{ asDraft = false } = {},
	): Promise<{ name: string; state: string; more: Partial<More> } | null> {
		const trashed = await takeFromTrash<TrashedRecord<Choice> & Partial<More>>(kind, id, by, t);
		if (!trashed) return null;
		const { row, pictures, draft, ...more } = trashed;
		// The record may be older than the last migration; only today's columns are restored.
		const values = valuesIn(fields, row);
		const ownColumns = Object.fromEntries(
			["nr", ...keptInTrash, ...record.otherColumns].filter((name) => name in row).map((name) => [name, row[name]]),
		);
		const own = { id, version: Number(row.version ?? 1), created_at: String(row.created_at) };
		const life = lifeAfterTrash(row, !asDraft && rows.check(rows.formWords(values)).ok);
		if (isOnSite(life.state)) life.published_at = await publicationTime(kind, { id, ...life }, now(), t);
		const user_id = await idOfExistingUser(row.user_id as string | null, t);
		await recordTables(t)
			.insertInto(table)
			.values({ ...ownColumns, ...life, ...rows.toRow(values), ...own, user_id, updated_at: now() })
			.execute();
		await keeper.restore(id, pictures, t);
		if (draft) await putDraft({ kind, id }, draft, null, t);
		if (life.state !== "draft") await rows.writeVersion((await rows.find(id, t))!, "restored", by, t);
		return { name: nameOf(record, values), state: life.state, more: more as Partial<More> };
	}

	return {
		removeIn,
		restoreIn,

		/** A record in the trash, to be read; null if it is not there. */
		trashed: (id: string) => readTrashed(rows, id),

		/**
		 * Moves a record to the trash with its pictures, unless it has changed since it was `shown`, and does what `also`
		 * says in the same transaction. Returns its name, or null if it was already deleted.
		 */
		remove(
			id: string,
			by: Actor,
			shown: Shown | null = null,
			also = async (_: Connection) => {},
		): Promise<string | typeof CHANGED | null> {
			return db()
				.transaction()
				.execute(async (t) => {
					const removed = await removeIn(t, id, by, { shown });
					if (!removed || removed === CHANGED) return removed;
					await also(t);
					return removed.name;
				});
		},

		/**
		 * Restores a deleted record under its old address. Returns its name and state; null if it is no longer in the
		 * trash.
		 */
		restore(id: string, by: Actor, as: { asDraft?: boolean } = {}): Promise<{ name: string; state: string } | null> {
			return db()
				.transaction()
				.execute((t) => restoreIn(t, id, by, as));
		},
	};
}

/** The name of a customer whose reservation is over is not kept for another 30 days. */
function withoutPastCustomer(row: StateColumns): StateColumns {
	return "reserved_for" in row ? { ...row, reserved_for: customerOf(row) } : row;
}

/** Reserved and sold belong to these columns; a draft has neither. */
const ofAvailability = { reserved_until: null, reserved_for: null, sold_at: null };

/** The state of a record that comes back. A scheduled one comes back without its plan, so as a draft. */
function lifeAfterTrash(row: Record<string, unknown>, asBefore: boolean): Pick<StateColumns, "state" | "published_at"> {
	const { state, published_at } = row as { state: RecordState; published_at?: string | null };
	const was = published_at === undefined ? {} : { published_at };
	if (asBefore && state !== "scheduled") return { ...was, state };
	return { ...was, ...("sold_at" in row ? ofAvailability : {}), state: "draft" };
}
