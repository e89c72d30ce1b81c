import { columnIn } from "../i18n/translated.ts";
import { db, now } from "../database/client.server.ts";
import { nextVersion } from "../database/next-version.server.ts";
import { isId, newId } from "../database/identity.ts";
import type { Language } from "../i18n/language.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import type { Actor } from "../audit-log/audit.ts";
import type { EntryRemoved, EntrySaved, ShownEntry } from "../office/entry-setting.tsx";
import { firstTextBlocks } from "./first-text-blocks.ts";
import { fillIn, type PlaceholderValues } from "./placeholders.ts";
import type { TextBlock, TextBlockValues } from "./text-block.ts";

/** All text blocks by name. */
export function textBlocks(): Promise<TextBlock[]> {
	return db()
		.selectFrom("text_blocks")
		.select(["id", "name", "text", "text_en", "version"])
		.orderBy("name")
		.orderBy("id")
		.execute();
}

/** The blocks for an answer in a language, filled in for one request. */
export async function filledBlocks(
	language: Language,
	values: PlaceholderValues,
): Promise<{ id: string; name: string; text: string }[]> {
	const blocks = await textBlocks();
	return blocks.flatMap((block) => {
		const text = block[columnIn("text", language)];
		return text ? [{ id: block.id, name: block.name, text: fillIn(text, values) }] : [];
	});
}

/**
 * Adds a block, or changes the version of the one with this id that its form shows. A new one gets the id that its form
 * names, so that the same form sent twice makes one.
 */
export async function saveTextBlock(
	id: string | null,
	words: TextBlockValues,
	by: Actor,
	{ form: asked = "", version = 0 }: ShownEntry,
): Promise<EntrySaved> {
	return db()
		.transaction()
		.execute(async (t) => {
			const time = now();
			if (id === null) {
				const row = { id: isId(asked) ? asked : newId(), ...words, updated_at: time };
				const added = await t
					.insertInto("text_blocks")
					.values(row)
					.onConflict((c) => c.column("id").doNothing())
					.returning("id")
					.executeTakeFirst();
				if (added) await writeAudit({ kind: "textBlock", id: row.id, name: words.name, action: "created", by }, t);
				return "saved";
			}
			const before =
				isId(id) && (await t.selectFrom("text_blocks").selectAll().where("id", "=", id).executeTakeFirst());
			if (!before) return "missing";
			const changed = await t
				.updateTable("text_blocks")
				.set({ ...words, ...nextVersion(time) })
				.where("id", "=", id)
				.where("version", "=", version)
				.returning("id")
				.executeTakeFirst();
			if (!changed) return "changed";
			const fields = (["name", "text", "text_en"] as const).filter((field) => before[field] !== words[field]);
			const changes = fields.map((field) => ({ field, from: before[field], to: words[field] }));
			if (changes.length > 0)
				await writeAudit({ kind: "textBlock", id, name: words.name, action: "changed", by, changes }, t);
			return "saved";
		});
}

/** Deletes the version of a block that was shown, for good. */
export function removeTextBlock(id: string, by: Actor, version: number): Promise<EntryRemoved> {
	return db()
		.transaction()
		.execute(async (t) => {
			const before =
				isId(id) && (await t.selectFrom("text_blocks").select("name").where("id", "=", id).executeTakeFirst());
			if (!before) return "missing";
			const removed = await t
				.deleteFrom("text_blocks")
				.where("id", "=", id)
				.where("version", "=", version)
				.returning("name")
				.executeTakeFirst();
			if (!removed) return "changed";
			await writeAudit({ kind: "textBlock", id, name: removed.name, action: "removed", by }, t);
			return "removed";
		});
}

/** Fills a new installation's empty list. */
export async function addFirstTextBlocks(): Promise<void> {
	const existing = await db().selectFrom("text_blocks").select("id").limit(1).executeTakeFirst();
	if (existing) return;
	const time = now();
	const blocks = firstTextBlocks.map((block) => ({ id: newId(), ...block, updated_at: time }));
	await db().insertInto("text_blocks").values(blocks).execute();
}
