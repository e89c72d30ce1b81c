import { db, now } from "../../foundation/database/client.server.ts";
import { newId } from "../../foundation/database/identity.ts";
import type { Actor, CollectionName } from "../../log/audit.ts";
import { writeAudit } from "../../log/write-audit.server.ts";
import { hashOf, signatureOf } from "../../foundation/config/tokens.server.ts";
import { PREVIEW_DAYS } from "./preview.ts";

type Of = { kind: CollectionName; id: string };

/** A customer's link to a draft: its token, and until when it is valid. */
export type SharedPreview = { token: string; expiresAt: string };

/**
 * The token of a link. It follows from the link's id and the site's key, so that staff can copy it again although the
 * database keeps only its hash.
 */
const tokenOf = (linkId: string) => signatureOf(linkId, "preview");

/** The link that customers have to a record's draft; null for none. */
export async function sharedPreview({ kind, id }: Of): Promise<SharedPreview | null> {
	const row = await db()
		.selectFrom("previews")
		.select(["id", "expires_at"])
		.where("record_id", "=", id)
		.where("kind", "=", kind)
		.where("expires_at", ">", now())
		.orderBy("id", "desc")
		.executeTakeFirst();
	return row ? { token: tokenOf(row.id), expiresAt: row.expires_at } : null;
}

/** Makes a new link, and ends an older one. */
export async function sharePreview(of: Of & { name: string }, by: Actor): Promise<void> {
	const linkId = newId();
	const expires_at = new Date(Date.now() + PREVIEW_DAYS * 86_400_000).toISOString();
	const { kind, id, name } = of;
	await db()
		.transaction()
		.execute(async (t) => {
			await t.deleteFrom("previews").where("record_id", "=", id).where("kind", "=", kind).execute();
			const token_hash = hashOf(tokenOf(linkId));
			const row = { id: linkId, kind, record_id: id, token_hash, by_email: by.email, expires_at, updated_at: now() };
			await t.insertInto("previews").values(row).execute();
			await writeAudit({ kind, id, name, action: "shared", by }, t);
		});
}

/** Ends the link of a record. */
export async function revokePreview({ kind, id, name }: Of & { name: string }, by: Actor): Promise<void> {
	await db()
		.transaction()
		.execute(async (t) => {
			const gone = await t
				.deleteFrom("previews")
				.where("record_id", "=", id)
				.where("kind", "=", kind)
				.returning("id")
				.execute();
			if (gone.length > 0) await writeAudit({ kind, id, name, action: "unshared", by }, t);
		});
}

/** Whether this is the token of a valid link to the record. */
export async function isPreviewToken({ kind, id }: Of, token: string): Promise<boolean> {
	const row = await db()
		.selectFrom("previews")
		.select("id")
		.where("token_hash", "=", hashOf(token))
		.where("record_id", "=", id)
		.where("kind", "=", kind)
		.where("expires_at", ">", now())
		.executeTakeFirst();
	return row !== undefined;
}

/** Runs at the start and every hour. */
export async function deleteExpiredPreviews(): Promise<void> {
	await db().deleteFrom("previews").where("expires_at", "<", now()).execute();
}
