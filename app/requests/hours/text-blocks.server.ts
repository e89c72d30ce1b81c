import { columnIn } from "../../foundation/i18n/translated.ts";
import { db, now } from "../../foundation/database/client.server.ts";
import { newId } from "../../foundation/database/identity.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { firstTextBlocks } from "./first-text-blocks.ts";
import { fillIn, type PlaceholderValues } from "./placeholders.ts";
import type { TextBlock } from "./text-block.ts";

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

/** Fills a new installation's empty list. */
export async function addFirstTextBlocks(): Promise<void> {
	const existing = await db().selectFrom("text_blocks").select("id").limit(1).executeTakeFirst();
	if (existing) return;
	const time = now();
	const blocks = firstTextBlocks.map((block) => ({ id: newId(), ...block, updated_at: time }));
	await db().insertInto("text_blocks").values(blocks).execute();
}
