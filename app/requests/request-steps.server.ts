import { type Connection, inTransaction, nextVersion, now } from "../foundation/database/client.server.ts";
import { deleteMessagesAbout } from "../mail/old-messages.server.ts";
import { writeAudit } from "../log/write-audit.server.ts";
import type { Actor } from "../log/audit.ts";
import { rememberChange } from "../office/list/undo.server.ts";
import { requestKinds } from "./request-kind.ts";
import { requestRow } from "./request-kind.server.ts";
import { machinesOf } from "./request-machines.server.ts";
import { queueMessages } from "./request-mails.server.ts";
import { forgetFiles } from "./page/request-files.server.ts";
import type { RequestStep, StepDone } from "./request.ts";
import type { Ending } from "./page/request-work.ts";

const unsaid: Ending = { outcome: null, outcome_reason: null };

/** The column that a step sets, and its value. */
const flags = {
	processed: ["bearbeitet", true],
	reopened: ["bearbeitet", false],
	hidden: ["ausgeblendet", true],
	unhidden: ["ausgeblendet", false],
} as const;
type FlagStep = keyof typeof flags;

/** Takes a step, and remembers the state before, so that the message about it can take it back. */
export async function takeStep(step: RequestStep, id: string, by: Actor, ending?: Ending): Promise<StepDone> {
	if (step === "processed" && !by.email.trim()) return { state: "noEmail" };
	return inTransaction(async (t) => {
		const was = await lockRequest(t, id);
		const done = await stepWithin(t, step, id, by, ending);
		// Nothing takes back a release or a removal.
		if (!was || done.state !== "done" || step === "released" || step === "removed") return done;
		const before = await beforeOf(t, id, was);
		return { ...done, undo: await rememberChange({ list: done.kind, action: step }, { id, before }, by, t) };
	});
}

/** Takes a step in the caller's transaction. A second time it changes nothing. `by` is null if nobody took it. */
export function stepWithin(t: Connection, step: RequestStep, id: string, by: Actor | null, ending: Ending = unsaid) {
	if (step === "released") return releaseWithin(t, id, by);
	if (step === "removed") return removeWithin(t, id, by);
	return setFlag(t, step, id, by, ending);
}

async function setFlag(t: Connection, step: FlagStep, id: string, by: Actor | null, ending: Ending): Promise<StepDone> {
	const [flag, value] = flags[step];
	const processing = value
		? { processed_at: now(), processed_by_email: by?.email ?? null, ...ending }
		: { processed_at: null, processed_by_email: null, ...unsaid };
	const changed = await t
		.updateTable("Kontaktanfragen_Archiv")
		.set({ [flag]: value, ...(flag === "bearbeitet" && processing), ...nextVersion() })
		.where("id", "=", id)
		.where(flag, "=", !value)
		.where("suspicion", "is", null)
		.returning(["kind", "subject"])
		.executeTakeFirst();
	if (!changed) return whyUnchanged(t, id);
	await writeAudit({ kind: changed.kind, id, name: null, action: step, by }, t);
	return { state: "done", ...changed };
}

/** Makes a suspicious request an ordinary one, which waits from now on. `by` is null if its sender sent it again. */
export async function releaseWithin(t: Connection, id: string, by: Actor | null): Promise<StepDone> {
	const released_at = now();
	const released = await t
		.updateTable("Kontaktanfragen_Archiv")
		.set({ suspicion: null, released_at, ...nextVersion(released_at) })
		.where("id", "=", id)
		.where("suspicion", "is not", null)
		.returning(["kind", "name", "email", "phone", "subject", "message", "language", "created_at"])
		.returning(["offer_id", "offer_name", "offer_nr"])
		.executeTakeFirst();
	if (!released) return whyUnchanged(t, id);
	await queueMessages({ id, ...released, machines: await machinesOf(id, released, t), released_at }, t);
	const { kind, subject } = released;
	await writeAudit({ kind, id, name: null, action: "notSpam", by }, t);
	return { state: "done", kind, subject };
}

async function whyUnchanged(t: Connection, id: string): Promise<StepDone> {
	const existing = await requestRow(id, t).select(["subject", "suspicion", "processed_by_email"]).executeTakeFirst();
	if (!existing) return { state: "missing" };
	if (existing.suspicion) return { state: "suspicious" };
	return { state: "unchanged", subject: existing.subject, by: existing.processed_by_email };
}

/** Deletes a request for good. The audit log keeps nothing about its sender. */
async function removeWithin(t: Connection, id: string, by: Actor | null): Promise<StepDone> {
	await forgetRequests([id], t);
	const deleted = await t
		.deleteFrom("Kontaktanfragen_Archiv")
		.where("id", "=", id)
		.returning(["kind", "subject"])
		.executeTakeFirst();
	if (!deleted) return { state: "missing" };
	await writeAudit({ kind: deleted.kind, id, name: null, action: "removed", by }, t);
	return { state: "done", ...deleted };
}

/** Deletes what belongs to requests that are about to be deleted, even their texts in the audit log. */
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

/** What takes back a change of a request: its state before, and its version after. */
export type Before = { at: number; was: WorkState };
type WorkState = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

/** Locks a request and returns its state; undefined if it is gone or no longer of the version `shown`. */
export function lockRequest(t: Connection, id: string, shown?: number) {
	return t
		.updateTable("Kontaktanfragen_Archiv")
		.set((e) => ({ updated_at: e.ref("updated_at") }))
		.where("id", "=", id)
		.$if(shown !== undefined, (query) => query.where("version", "=", shown!))
		.returning(["bearbeitet", "processed_at", "processed_by_email", "outcome", "outcome_reason", "ausgeblendet"])
		.executeTakeFirst();
}

export async function beforeOf(t: Connection, id: string, was: WorkState): Promise<Before> {
	return { ...(await requestRow(id, t).select("version as at").executeTakeFirstOrThrow()), was };
}

/** Raises the version of a request, so that nobody changes it in an older list, and writes `values`. */
export async function noteChange(
	id: string,
	t: Connection,
	values: { assigned_to?: string | null; follow_up?: string | null } & Partial<Ending> = {},
): Promise<void> {
	const row = { ...values, ...nextVersion() };
	await t.updateTable("Kontaktanfragen_Archiv").set(row).where("id", "=", id).execute();
}

/** Notes that a person has answered requests, unless one had before. */
export async function noteFirstAnswer(ids: string[], on: Connection): Promise<void> {
	if (ids.length === 0) return;
	const unanswered = on.updateTable("Kontaktanfragen_Archiv").where("first_answer_at", "is", null);
	await unanswered.set({ first_answer_at: now() }).where("id", "in", ids).execute();
}

/** A request that is nobody's becomes theirs who answers it. */
export async function claim(id: string, t: Connection, by: Actor): Promise<void> {
	const { kind, assigned_to } = await requestRow(id, t).select(["kind", "assigned_to"]).executeTakeFirstOrThrow();
	if (assigned_to !== null) return;
	await noteChange(id, t, { assigned_to: by.id });
	const changes = [{ field: "assigned_to", from: null, to: by.email }];
	await writeAudit({ kind, id, name: null, action: "assigned", by, changes }, t);
}

/**
 * Notes that requests wait for their first answer again, unless another answer or a talk with the sender is left. An
 * answer whose mail failed is none. Returns those that wait again.
 */
export async function forgetFirstAnswers(ids: string[], t: Connection) {
	const failed = t.selectFrom("outbox").select("id").where("failed_at", "is not", null);
	const answers = t.selectFrom("request_answers").select("request_id").where("id", "not in", failed);
	const talks = t.selectFrom("request_notes").select("request_id").where("kind", "<>", "note");
	return t
		.updateTable("Kontaktanfragen_Archiv")
		.set({ first_answer_at: null, ...nextVersion() })
		.where("id", "in", ids)
		.where("first_answer_at", "is not", null)
		.where("id", "not in", answers.where("request_id", "in", ids))
		.where("id", "not in", talks.where("request_id", "in", ids))
		.returning(["id", "outcome"])
		.execute();
}
