import type { Actor } from "../../audit-log/audit.ts";
import { writeAudit } from "../../audit-log/write-audit.server.ts";
import { type Connection, db, now } from "../../database/client.server.ts";
import { fold } from "../../database/folding.ts";
import { nextVersion } from "../../database/next-version.server.ts";
import { isId, newId } from "../../database/identity.ts";
import type { EntryRemoved, EntrySaved, ShownEntry } from "../../office/entry-setting.tsx";
import type { WordGroup } from "./dictionary.server.ts";
import type { StoredGroup } from "./word-group.ts";

/** All groups of words, by their first words. */
export async function storedGroups(): Promise<StoredGroup[]> {
	const rows = await db().selectFrom("synonyms").select(["id", "words", "one_way", "version"]).execute();
	return rows
		.map(({ id, words, one_way, version }) => ({
			id,
			words: linesOf(words),
			oneWay: linesOf(one_way),
			version,
		}))
		.sort((a, b) => (fold(a.words[0]!) < fold(b.words[0]!) ? -1 : 1));
}

/**
 * Adds a group, or changes the one with this id if it still has the version shown in the form. A new group gets the id
 * in its form, so that sending the form twice makes one group.
 */
export function saveGroup(
	id: string | null,
	{ words, oneWay }: WordGroup,
	by: Actor,
	{ form: asked = "", version = 0 }: ShownEntry,
): Promise<EntrySaved> {
	const row = { words: words.join("\n"), one_way: oneWay.join("\n") };
	const entry = { kind: "synonyms", name: words[0]!, by } as const;
	return db()
		.transaction()
		.execute(async (t) => {
			if (id === null) {
				const added = await t
					.insertInto("synonyms")
					.values({ id: isId(asked) ? asked : newId(), ...row, updated_at: now() })
					.onConflict((c) => c.column("id").doNothing())
					.returning("id")
					.executeTakeFirst();
				if (added) await writeAudit({ ...entry, id: added.id, action: "created" }, t);
				return "saved";
			}
			const before = await groupIn(t, id);
			if (!before) return "missing";
			const changed = await t
				.updateTable("synonyms")
				.set({ ...row, ...nextVersion() })
				.where("id", "=", id)
				.where("version", "=", version)
				.returning("id")
				.executeTakeFirst();
			if (!changed) return "changed";
			const fields = (["words", "one_way"] as const).filter((field) => before[field] !== row[field]);
			const changes = fields.map((field) => ({ field, from: before[field], to: row[field] }));
			if (changes.length > 0) await writeAudit({ ...entry, id, action: "changed", changes }, t);
			return "saved";
		});
}

/** Deletes a group for good, if it still has the version that was shown. */
export function removeGroup(id: string, by: Actor, version: number): Promise<EntryRemoved> {
	return db()
		.transaction()
		.execute(async (t) => {
			if (!(await groupIn(t, id))) return "missing";
			const removed = await t
				.deleteFrom("synonyms")
				.where("id", "=", id)
				.where("version", "=", version)
				.returning("words")
				.executeTakeFirst();
			if (!removed) return "changed";
			const name = linesOf(removed.words)[0]!;
			await writeAudit({ kind: "synonyms", id, name, action: "removed", by }, t);
			return "removed";
		});
}

async function groupIn(t: Connection, id: string) {
	if (!isId(id)) return undefined;
	return t.selectFrom("synonyms").select(["words", "one_way"]).where("id", "=", id).executeTakeFirst();
}

/** Splits a stored text into its words. */
export function linesOf(text: string): string[] {
	return text.split("\n").filter(Boolean);
}
