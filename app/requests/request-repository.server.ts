import { type Connection, db, now } from "../foundation/database/client.server.ts";
import { nextVersion } from "../foundation/database/next-version.server.ts";
import { isId } from "../foundation/database/identity.ts";
import { deleteMessagesAbout } from "../mail/old-messages.server.ts";
import { writeAudit } from "../log/write-audit.server.ts";
import type { Actor } from "../log/audit.ts";
import { rememberChange } from "../office/list/undo.server.ts";
import { beforeOf, holdWork } from "./request-before.server.ts";
import { requestKinds } from "./request-kind.ts";
import { forgetFiles } from "./page/request-photos.server.ts";
import type { RequestStep, StepDone } from "./request.ts";
import type { Outcome } from "./page/request-work.ts";

type Flag = "bearbeitet" | "ausgeblendet";
type FlagStep = Exclude<RequestStep, "removed" | "released">;

/** How a request ended, where somebody says so. */
export type Ending = { outcome: Outcome | null; reason: string | null };

/** Marks a request as processed by this user at this time. A second attempt changes nothing. */
export async function markProcessed(id: string, by: Actor, ending?: Ending): Promise<StepDone> {
	if (!by.email.trim()) return { state: "noEmail" };
	return takeStep(id, "processed", by, (t) => processWithin(t, id, by, ending));
}

/** As `markProcessed`, in the caller's transaction; the other steps have the same. */
export function processWithin(
	t: Connection,
	id: string,
	by: Actor,
	{ outcome, reason }: Ending = { outcome: null, reason: null },
): Promise<StepDone> {
	const ended = { outcome, outcome_reason: outcome === null ? null : reason };
	const more = { processed_at: now(), processed_by_email: by.email, ...ended };
	return stepWithin(t, id, "processed", "bearbeitet", true, by, more);
}

/** Marks a processed request as open again; the audit log keeps who had processed it. */
export function reopen(id: string, by: Actor): Promise<StepDone> {
	return takeStep(id, "reopened", by, (t) => reopenWithin(t, id, by));
}

export function reopenWithin(t: Connection, id: string, by: Actor): Promise<StepDone> {
	const unprocessed = { processed_at: null, processed_by_email: null, outcome: null, outcome_reason: null };
	return stepWithin(t, id, "reopened", "bearbeitet", false, by, unprocessed);
}

/** Removes a request from the lists and their search; an open one still counts as open. */
export function hide(id: string, by: Actor): Promise<StepDone> {
	return takeStep(id, "hidden", by, (t) => hideWithin(t, id, by));
}

export function hideWithin(t: Connection, id: string, by: Actor): Promise<StepDone> {
	return stepWithin(t, id, "hidden", "ausgeblendet", true, by);
}

export function unhide(id: string, by: Actor): Promise<StepDone> {
	return takeStep(id, "unhidden", by, (t) => unhideWithin(t, id, by));
}

export function unhideWithin(t: Connection, id: string, by: Actor): Promise<StepDone> {
	return stepWithin(t, id, "unhidden", "ausgeblendet", false, by);
}

/**
 * Deletes a request for good, with its notes. The audit log keeps who did it and when, but nothing about the sender.
 */
export function removeRequest(id: string, by: Actor): Promise<StepDone> {
	return inTransaction(id, (t) => removeWithin(t, id, by));
}

export async function removeWithin(t: Connection, id: string, by: Actor): Promise<StepDone> {
	const deleted = await t
		.deleteFrom("Kontaktanfragen_Archiv")
		.where("id", "=", id)
		.returning(["kind", "subject"])
		.executeTakeFirst();
	if (!deleted) return { state: "missing" };
	await forgetRequests([id], t);
	await writeAudit({ kind: deleted.kind, id, name: null, action: "removed", by }, t);
	return { state: "done", ...deleted };
}

/**
 * Deletes the photos and CVs of requests that were deleted in the same transaction, the outbox messages about them, and
 * their texts in the audit log. The database deletes their notes.
 */
export async function forgetRequests(ids: string[], t: Connection): Promise<void> {
	await deleteMessagesAbout(ids, t);
	await forgetFiles(ids, t);
	await t
		.updateTable("trace")
		.set({ record_name: null, changes: null })
		.where("kind", "in", requestKinds)
		.where("record_id", "in", ids)
		.execute();
}

/** Takes a step, and remembers what was before, so that its message can take it back. */
async function takeStep(
	id: string,
	action: FlagStep,
	by: Actor,
	step: (t: Connection) => Promise<StepDone>,
): Promise<StepDone> {
	return inTransaction(id, async (t) => {
		const was = await holdWork(t, id);
		const done = await step(t);
		if (!was || done.state !== "done") return done;
		const before = await beforeOf(t, id, was);
		return { ...done, undo: await rememberChange({ list: done.kind, action }, { id, before }, by, t) };
	});
}

async function inTransaction(id: string, work: (t: Connection) => Promise<StepDone>): Promise<StepDone> {
	return isId(id) ? db().transaction().execute(work) : { state: "missing" };
}

/** Says that something was written about a request, so that nobody changes it in a list from before that. */
export async function noteChange(id: string, t: Connection): Promise<void> {
	await t.updateTable("Kontaktanfragen_Archiv").set(nextVersion()).where("id", "=", id).execute();
}

/** Notes that a person has answered a request, unless one had before. */
export async function noteFirstAnswer(id: string, t: Connection): Promise<void> {
	await t
		.updateTable("Kontaktanfragen_Archiv")
		.set({ first_answer_at: now() })
		.where("id", "=", id)
		.where("first_answer_at", "is", null)
		.execute();
}

/** Sets a flag, unless it is already set, and records who did it. */
async function stepWithin(
	t: Connection,
	id: string,
	action: FlagStep,
	flag: Flag,
	value: boolean,
	by: Actor,
	more: object = {},
): Promise<StepDone> {
	const changed = await t
		.updateTable("Kontaktanfragen_Archiv")
		.set({ [flag]: value, ...more, ...nextVersion() })
		.where("id", "=", id)
		.where(flag, "=", !value)
		.where("suspicion", "is", null)
		.returning(["kind", "subject"])
		.executeTakeFirst();
	if (changed) {
		await writeAudit({ kind: changed.kind, id, name: null, action, by }, t);
		return { state: "done", ...changed };
	}
	const existing = await t
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["subject", "suspicion", "processed_by_email"])
		.where("id", "=", id)
		.executeTakeFirst();
	if (!existing) return { state: "missing" };
	if (existing.suspicion) return { state: "suspicious" };
	return { state: "unchanged", subject: existing.subject, by: existing.processed_by_email };
}
