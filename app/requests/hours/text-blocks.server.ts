import * as v from "valibot";
import { columnIn } from "../../foundation/i18n/translated.ts";
import { db, now } from "../../foundation/database/client.server.ts";
import { newId } from "../../foundation/database/identity.ts";
import { firstTextBlocks } from "../../texts/first-text-blocks.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { fillIn, type PlaceholderValues, unfilled } from "./placeholders.ts";
import { lines } from "../contact/contact-form.ts";

const text = v.pipe(
	lines("error.blockText", "error.blockLong", 5000),
	v.check((words) => unfilled(words).length === 0, "error.placeholder"),
);

/** The form for a text block. Messages are keys of the namespace requestWork. */
export const textBlockForm = v.object({
	name: lines("error.blockName", "error.blockNameLong", 100),
	text,
	text_en: v.optional(text),
});

/** The texts for answers, in German and, where there is one, in English. */
export function textBlocks() {
	return db()
		.selectFrom("text_blocks")
		.select(["id", "name", "text", "text_en"])
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
