import { type Connection, db, now } from "../../foundation/database/client.server.ts";
import { newId } from "../../foundation/database/identity.ts";
import type { CollectionName } from "../../log/audit.ts";
import type { ListedDocument, StoredDocument } from "../../media/document.ts";
import type { Words } from "../../office/form-answer.ts";

/**
 * A draft as it is stored. It gets a new `id` each time that it is kept; `base` is the version of the record that it was
 * begun on, `window` the form that kept it last, and `pictures` the choice that the collection's form sent.
 */
export type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** A draft as its form shows it, with the pictures and documents that still exist; `choice` is what the form sent. */
export type OpenDraft<Pictures = unknown> = Omit<Draft, "window" | "pictures" | "documents"> & {
	pictures: Pictures;
	documents: StoredDocument[];
	choice: unknown;
};

/** Names a form that is being opened. Its first save makes a record with this id. */
export const newFormId = () => newId();

/** The id of the draft that a form shows, "" for none; `window` is the form's id. */
export type ShownDraft = { draft: string; window: string };

/** Whether a form has not seen this draft, because another form has kept it since. */
export function isUnseen(draft: Draft, shown: ShownDraft): boolean {
	return draft.id !== shown.draft && draft.window !== shown.window;
}

type Of = { kind: CollectionName; id: string };

export async function findDraft({ kind, id }: Of, t: Connection = db()) {
	const row = await t
		.selectFrom("drafts")
		.select(["id", "words", "pictures", "documents", "base_version as base", "window_id as window"])
		.select(["by_email as by", "updated_at as at"])
		.where("record_id", "=", id)
		.where("kind", "=", kind)
		.executeTakeFirst();
	if (!row) return null;
	return {
		...row,
		words: JSON.parse(row.words) as Words,
		pictures: (JSON.parse(row.pictures) as { choice: unknown }).choice,
		documents: JSON.parse(row.documents) as ListedDocument[],
	};
}

/** Stores a draft in place of `before`. @throws if another one was stored in between */
export async function putDraft(
	{ kind, id }: Of,
	draft: Pick<Draft, "words" | "pictures" | "documents" | "base" | "window" | "by">,
	before: Pick<Draft, "id"> | null,
	t: Connection,
): Promise<{ id: string; at: string }> {
	const [draftId, at] = [newId(), now()];
	if (before) {
		const replaced = await t.deleteFrom("drafts").where("id", "=", before.id).returning("id").executeTakeFirst();
		if (!replaced) throw new Error("a draft was kept by two at the same moment");
	}
	const row = {
		id: draftId,
		record_id: id,
		kind,
		words: JSON.stringify(draft.words),
		pictures: JSON.stringify({ choice: draft.pictures }),
		documents: JSON.stringify(draft.documents),
		base_version: draft.base,
		window_id: draft.window,
		by_email: draft.by,
		updated_at: at,
	};
	await t.insertInto("drafts").values(row).execute();
	return { id: draftId, at };
}

export async function deleteDraft({ kind, id }: Of, t: Connection): Promise<void> {
	await t.deleteFrom("drafts").where("record_id", "=", id).where("kind", "=", kind).execute();
}
