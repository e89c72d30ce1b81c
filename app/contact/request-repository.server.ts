import { type Connection, db, now } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import { deleteMessagesAbout } from "../outbox/old-messages.server.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import type { Actor } from "../audit-log/audit.ts";
import type { RequestStep, StepDone } from "./request.ts";

type Flag = "bearbeitet" | "ausgeblendet";

/** Marks a request as processed by this user at this time. A second attempt changes nothing. */
export async function markProcessed(id: string, by: Actor): Promise<StepDone> {
	if (!by.email.trim()) return { state: "noEmail" };
	return step(id, "processed", "bearbeitet", true, by, { processed_at: now(), processed_by_email: by.email });
}

/** Marks a processed request as open again; the audit log keeps who had processed it. */
export function reopen(id: string, by: Actor): Promise<StepDone> {
	return step(id, "reopened", "bearbeitet", false, by, { processed_at: null, processed_by_email: null });
}

/** Removes a request from the lists and their search; an open one still counts as open. */
export function hide(id: string, by: Actor): Promise<StepDone> {
	return step(id, "hidden", "ausgeblendet", true, by);
}

export function unhide(id: string, by: Actor): Promise<StepDone> {
	return step(id, "unhidden", "ausgeblendet", false, by);
}

/**
 * Deletes a request for good, with its notes. The audit log keeps who did it and when, but nothing about the sender.
 */
export async function removeRequest(id: string, by: Actor): Promise<StepDone> {
	if (!isId(id)) return { state: "missing" };
	return db()
		.transaction()
		.execute(async (t) => {
			const deleted = await t
				.deleteFrom("Kontaktanfragen_Archiv")
				.where("id", "=", id)
				.returning("subject")
				.executeTakeFirst();
			if (!deleted) return { state: "missing" };
			await forgetRequests([id], t);
			await writeAudit({ kind: "request", id, name: null, action: "removed", by }, t);
			return { state: "done", subject: deleted.subject };
		});
}

/**
 * Deletes the outbox messages about requests that were deleted in the same transaction, and their texts in the audit
 * log. The database deletes their notes.
 */
export async function forgetRequests(ids: string[], t: Connection): Promise<void> {
	await deleteMessagesAbout(ids, t);
	await t
		.updateTable("trace")
		.set({ record_name: null, changes: null })
		.where("kind", "=", "request")
		.where("record_id", "in", ids)
		.execute();
}

/** Sets a flag, unless it is already set, and records who did it. */
async function step(
	id: string,
	action: Exclude<RequestStep, "removed" | "released">,
	flag: Flag,
	value: boolean,
	by: Actor,
	more: object = {},
): Promise<StepDone> {
	if (!isId(id)) return { state: "missing" };
	return db()
		.transaction()
		.execute(async (t) => {
			const changed = await t
				.updateTable("Kontaktanfragen_Archiv")
				.set({ [flag]: value, ...more, updated_at: now() })
				.where("id", "=", id)
				.where(flag, "=", !value)
				.where("suspicion", "is", null)
				.returning("subject")
				.executeTakeFirst();
			if (changed) {
				await writeAudit({ kind: "request", id, name: null, action, by }, t);
				return { state: "done", subject: changed.subject };
			}
			const existing = await t
				.selectFrom("Kontaktanfragen_Archiv")
				.select(["subject", "suspicion", "processed_by_email"])
				.where("id", "=", id)
				.executeTakeFirst();
			if (!existing) return { state: "missing" };
			if (existing.suspicion) return { state: "suspicious" };
			return { state: "unchanged", subject: existing.subject, by: existing.processed_by_email };
		});
}
