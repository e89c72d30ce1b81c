import type { Generated, Kysely } from "kysely";
import { type Actor, changesBetween } from "../log/audit.ts";
import { writeAudit } from "../log/write-audit.server.ts";
import { type Connection, db, now } from "../foundation/database/client.server.ts";
import { isId, newId } from "../foundation/database/identity.ts";
import { nextVersion } from "../foundation/database/next-version.server.ts";

/** A list of entries that the office edits: its table, and what the audit log calls the list and each entry. */
export type EntryList = {
	table: "text_blocks" | "synonyms";
	kind: "textBlock" | "synonyms";
	nameOf: (row: EntryRow) => string;
};
export type EntryRow = Record<string, string | null>;

/** The id and the version that a form shows; without an id, `form` is the one that a new entry gets. */
export type ShownEntry = { id?: string; form?: string; version?: number };

/** Done, or not because somebody else has deleted or changed the entry meanwhile. */
type Outcome = "done" | "missing" | "changed";

/**
 * Adds an entry, or changes the version that its form shows. One that somebody has deleted meanwhile is added again, so
 * that no words are lost. The same form sent twice makes one entry.
 */
export function saveEntry(
	list: EntryList,
	row: EntryRow,
	shown: ShownEntry,
	by: Actor,
): Promise<Exclude<Outcome, "missing">> {
	const { id, form = "", version = 0 } = shown;
	const entry = { kind: list.kind, name: list.nameOf(row), by };
	return db()
		.transaction()
		.execute(async (t) => {
			const before = await entryIn(t, list, id);
			if (!id || !before) {
				const added = await entriesIn(t)
					.insertInto(list.table)
					.values({ ...row, id: isId(form) ? form : newId(), updated_at: now() })
					.onConflict((c) => c.column("id").doNothing())
					.returning("id")
					.executeTakeFirst();
				if (added) await writeAudit({ ...entry, id: added.id, action: "created" }, t);
				return "done";
			}
			const changed = await entriesIn(t)
				.updateTable(list.table)
				.set({ ...row, ...nextVersion() })
				.where("id", "=", id)
				.where("version", "=", version)
				.returning("id")
				.executeTakeFirst();
			if (!changed) return "changed";
			const changes = changesBetween(before, row, Object.keys(row));
			if (changes.length > 0) await writeAudit({ ...entry, id, action: "changed", changes }, t);
			return "done";
		});
}

/** Deletes the version of an entry that was shown, for good. */
export function removeEntry(list: EntryList, id: string, version: number, by: Actor): Promise<Outcome> {
	return db()
		.transaction()
		.execute(async (t) => {
			const before = await entryIn(t, list, id);
			if (!before) return "missing";
			const removed = await entriesIn(t)
				.deleteFrom(list.table)
				.where("id", "=", id)
				.where("version", "=", version)
				.returning("id")
				.executeTakeFirst();
			if (!removed) return "changed";
			await writeAudit({ kind: list.kind, id, name: list.nameOf(before), action: "removed", by }, t);
			return "done";
		});
}

async function entryIn(t: Connection, { table }: EntryList, id: string | undefined): Promise<EntryRow | undefined> {
	if (!isId(id)) return undefined;
	return entriesIn(t).selectFrom(table).selectAll().where("id", "=", id).$castTo<EntryRow>().executeTakeFirst();
}

/** The tables as one kind: which of them it is, and the columns of its form, are known at run time only. */
function entriesIn(t: Connection) {
	type Table = { id: string; version: Generated<number>; updated_at: string };
	return t as unknown as Kysely<Record<EntryList["table"], Table>>;
}
