import { type Connection, db, now } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import { deleteMessagesAbout } from "../outbox/old-messages.server.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import type { Actor } from "../audit-log/audit.ts";
import type { RequestStep, StepDone } from "./request.ts";

type Flag = "bearbeitet" | "ausgeblendet";

/** Marks a request as processed, now and by who acts. Who comes second changes nothing. */
export async function markProcessed(id: string, by: Actor): Promise<StepDone> {
	if (!by.email.trim()) return { state: "noEmail" };
	return step(id, "processed", "bearbeitet", true, by, { processed_at: now(), processed_by_email: by.email });
}

/** Makes a processed request an open one again; who processed it before stays in the audit log. */
export function reopen(id: string, by: Actor): Promise<StepDone> {
	return step(id, "reopened", "bearbeitet", false, by, { processed_at: null, processed_by_email: null });
}

/** Takes a request out of the list, its search and its count. */
export function hide(id: string, by: Actor): Promise<StepDone> {
	return step(id, "hidden", "ausgeblendet", true, by);
}

export function unhide(id: string, by: Actor): Promise<StepDone> {
	return step(id, "unhidden", "ausgeblendet", false, by);
}

/**
 * Deletes a request for good, with its notes. The audit log keeps who did what and when, and nothing that tells of the
 * sender.
 */
export async function removeRequest(id: string, by: Actor): Promise<StepDone> {
	if (!isId(id)) return { state: "missing" };
	return db()
		.transaction()
		.execute(async (t) => {
			const gone = await t
				.deleteFrom("Kontaktanfragen_Archiv")
				.where("id", "=", id)
				.returning("subject")
				.executeTakeFirst();
			if (!gone) return { state: "missing" };
			await forgetRequests([id], t);
			await writeAudit({ kind: "request", id, name: null, action: "removed", by }, t);
			return { state: "done", subject: gone.subject };
		});
}

/**
 * Removes what hung on requests that were deleted in the same transaction: mails about them, and words in the audit
 * log. Their notes went with them.
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

/** Sets a flag, unless it is set so already, and writes down who did it. */
async function step(
	id: string,
	action: Exclude<RequestStep, "removed">,
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
				.returning("subject")
				.executeTakeFirst();
			if (changed) {
				await writeAudit({ kind: "request", id, name: null, action, by }, t);
				return { state: "done", subject: changed.subject };
			}
			const there = await t
				.selectFrom("Kontaktanfragen_Archiv")
				.select("subject")
				.where("id", "=", id)
				.executeTakeFirst();
			return there ? { state: "unchanged", subject: there.subject } : { state: "missing" };
		});
}
