import { columnIn } from "../../foundation/i18n/translated.ts";
import { db, now } from "../../foundation/database/client.server.ts";
import { newId } from "../../foundation/database/identity.ts";
import { firstTextBlocks } from "../../texts/first-text-blocks.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { fillIn, type PlaceholderValues, unfilled } from "./placeholders.ts";
import type { TextBlock } from "./text-block.ts";

export function textBlocks(): Promise<TextBlock[]> {
	return db()
		.selectFrom("text_blocks")
		.select(["id", "name", "text", "text_en", "version"])
		.orderBy("name")
		.orderBy("id")
		.execute();
}

/** The blocks for an answer in a language, filled in; without those that `values` do not fill. */
export async function filledBlocks(language: Language, values: PlaceholderValues) {
	return (await textBlocks()).flatMap(({ id, name, ...block }) => {
		const text = block[columnIn("text", language)];
		return text && unfilled(text, values).length === 0 ? [{ id, name, text: fillIn(text, values) }] : [];
	});
}

export async function addFirstTextBlocks(): Promise<void> {
	const existing = await db().selectFrom("text_blocks").select("id").limit(1).executeTakeFirst();
	if (existing) return;
	const time = now();
	const blocks = firstTextBlocks.map((block) => ({ id: newId(), ...block, updated_at: time }));
	await db().insertInto("text_blocks").values(blocks).execute();
}
