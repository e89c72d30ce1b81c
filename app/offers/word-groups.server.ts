import type { Actor } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { type Connection, db, now } from "../database/client.server.ts";
import { fold } from "../database/folding.ts";
import { isId, newId } from "../database/identity.ts";
import type { StoredGroup } from "./word-group.ts";

type Words = Omit<StoredGroup, "id">;

/** All groups of words, by their first words. */
export async function storedGroups(): Promise<StoredGroup[]> {
	const rows = await db().selectFrom("synonyms").select(["id", "words", "one_way"]).execute();
	return rows
		.map(({ id, words, one_way }) => ({ id, words: linesOf(words), oneWay: linesOf(one_way) }))
		.sort((a, b) => (fold(a.words[0]!) < fold(b.words[0]!) ? -1 : 1));
}

/**
 * Adds a group, or changes the one with this id; false when that no longer exists. A new one gets the id `asked`, so
 * that the same form sent twice makes one.
 */
export function saveGroup(id: string | null, { words, oneWay }: Words, by: Actor, asked = ""): Promise<boolean> {
	const row = { words: words.join("\n"), one_way: oneWay.join("\n"), updated_at: now() };
	const entry = { kind: "synonyms", name: words[0]!, by } as const;
	return db()
		.transaction()
		.execute(async (t) => {
			if (id === null) {
				const added = await t
					.insertInto("synonyms")
					.values({ id: isId(asked) ? asked : newId(), ...row })
					.onConflict((c) => c.column("id").doNothing())
					.returning("id")
					.executeTakeFirst();
				if (added) await writeAudit({ ...entry, id: added.id, action: "created" }, t);
				return true;
			}
			const before = await groupIn(t, id);
			if (!before) return false;
			await t.updateTable("synonyms").set(row).where("id", "=", id).execute();
			const fields = (["words", "one_way"] as const).filter((field) => before[field] !== row[field]);
			const changes = fields.map((field) => ({ field, from: before[field], to: row[field] }));
			if (changes.length > 0) await writeAudit({ ...entry, id, action: "changed", changes }, t);
			return true;
		});
}

/** Deletes a group for good; false when it no longer exists. */
export function removeGroup(id: string, by: Actor): Promise<boolean> {
	return db()
		.transaction()
		.execute(async (t) => {
			const before = await groupIn(t, id);
			if (!before) return false;
			await t.deleteFrom("synonyms").where("id", "=", id).execute();
			const name = linesOf(before.words)[0]!;
			await writeAudit({ kind: "synonyms", id, name, action: "removed", by }, t);
			return true;
		});
}

async function groupIn(t: Connection, id: string) {
	if (!isId(id)) return undefined;
	return t.selectFrom("synonyms").select(["words", "one_way"]).where("id", "=", id).executeTakeFirst();
}

/** The words of a stored text. */
export function linesOf(text: string): string[] {
	return text.split("\n").filter(Boolean);
}
