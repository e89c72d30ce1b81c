import { config } from "../foundation/config/config.server.ts";
import { type Connection, countOf, db, inTransaction, now } from "../foundation/database/client.server.ts";
import { isId, newId } from "../foundation/database/identity.ts";
import { dateAndTime } from "../foundation/i18n/format.ts";
import { textsIn } from "../foundation/i18n/texts.server.ts";
import { renderPersonalLetter } from "../mail/mail-letter.server.ts";
import type { Mail } from "../mail/mail.ts";
import { type Person, personWith } from "../office/frame/people.server.ts";
import { addOwnedFiles, disownOtherFiles, noFiles } from "../media/storage/picture-owners.server.ts";
import { tryAgain } from "../mail/outbox-messages.server.ts";
import { queueMail } from "../mail/outbox.server.ts";
import { FILED, readReason } from "../mail/delivery-failure.ts";
import { writeAudit } from "../log/write-audit.server.ts";
import type { Actor } from "../log/audit.ts";
import { ANSWER } from "./page/request-files.server.ts";
import { officeAddress } from "./request-mails.server.ts";
import { requestRow } from "./request-kind.server.ts";
import {
	claim,
	forgetFirstAnswers,
	lockRequest,
	noteChange,
	noteFirstAnswer,
	stepWithin,
} from "./request-steps.server.ts";

type Written = {
	subject: string;
	text: string;
	answerId: string | undefined;
	close: boolean;
	/** When the last answer that its writer has seen was given (UTC); "" for none. */
	seen: string;
	/** Ids of the PDFs that go along. */
	files: string[];
};

/** Milliseconds for which an answer waits in the outbox, so that it can be taken back. */
const HELD = 10_000;

/**
 * Stores an answer with its mail, and with `close` processes the request, all or nothing; each `answerId` once. Returns
 * "otherwise" if an answer of this id was sent before with another subject or text, or the answer that a colleague has
 * given since and its writer has not seen.
 */
export async function sendAnswer(requestId: string, written: Written, by: Actor) {
	return inTransaction(async (t) => {
		await lockRequest(t, requestId);
		const thread = await threadOf(requestId, t);
		if (!thread) return "missing";
		const time = now();
		const { subject, text, answerId, files } = written;
		const id = isId(answerId) ? answerId : newId();
		const unseen = thread.ids.includes(id) ? undefined : await answerSince(written.seen, requestId, thread, by, t);
		if (unseen) return unseen;
		const answer = { id, request_id: requestId, subject, text };
		const same = t.selectFrom("request_answers").where((stored) => stored.and(answer));
		const added = await t
			.insertInto("request_answers")
			.values({ ...answer, by_email: by.email, created_at: time, updated_at: time })
			.onConflict((c) => c.column("id").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (added) {
			await addOwnedFiles({ kind: ANSWER, id }, files, t, "documents");
			const mail = await mailOf(answer, thread, await personWith(by.email, t), t);
			await queueMail(mail, t, { about: requestId, id, heldFor: HELD });
			await noteChange(requestId, t);
			await writeAudit({ kind: thread.kind, id: requestId, name: null, action: "answered", by }, t);
			// A filed one has reached nobody.
			if (config().mailServer) await noteFirstAnswer([requestId], t);
			await claim(requestId, t, by);
		} else if ((await countOf(same)) === 0) return "otherwise";
		// Also for an answer that is sent again, because its sender may not have closed the request the first time.
		if (written.close) await stepWithin(t, "processed", requestId, by);
		return "sent";
	});
}

/** The last answer of somebody else after a time (UTC), be it a talk or a mail from elsewhere. */
async function answerSince(seen: string, requestId: string, { answers }: Thread, by: Actor, t: Connection) {
	const talks = t.selectFrom("request_notes").select(["by_email", "created_at"]).where("request_id", "=", requestId);
	const given = [...answers, ...(await talks.where("kind", "<>", "note").execute())];
	const unseen = given.filter(({ by_email, created_at }) => by_email !== by.email && created_at > seen);
	return unseen.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1)).at(-1);
}

/** The answers to a request, the oldest first, each with the state of its mail. */
export async function answersOf(requestId: string) {
	const rows = await db()
		.selectFrom("request_answers as answer")
		.leftJoin("outbox", "outbox.id", "answer.id")
		.select(["answer.id", "by_email", "subject", "text", "answer.created_at"])
		.select(["answer.sent_at", "outbox.sent_at as delivered_at", "outbox.id as mail", "failed_at", "last_error"])
		.select(["attempts", "next_try_at"])
		.where("request_id", "=", requestId)
		.orderBy("answer.created_at")
		.orderBy("answer.id")
		.execute();
	const ids = rows.map(({ id }) => id);
	const files = await filesOf(ids, db());
	return rows.map(({ sent_at, delivered_at, mail, failed_at, last_error, attempts, next_try_at, ...answer }) => {
		const filed = last_error === FILED && (config().mailServer ? ("failed" as const) : ("filed" as const));
		const sent = (sent_at ?? delivered_at) && ("sent" as const);
		const state = filed || sent || (failed_at || !mail ? ("failed" as const) : ("waiting" as const));
		const heldFor = attempts === 0 ? Math.max(0, Date.parse(next_try_at!) - Date.now()) : 0;
		return {
			...answer,
			files: files.filter(({ owner_id }) => owner_id === answer.id).map(({ id, title }) => ({ id, title })),
			state,
			/** Milliseconds for which the mail is still held back; 0 once it is due. */
			heldFor,
			/** Why it failed, or has failed so far. */
			reason: state === "sent" || state === "filed" ? null : (readReason(last_error)?.reason ?? null),
		};
	});
}

/** Takes back an answer whose mail is still waiting. Returns its words; null when it is too late. */
export async function takeBackAnswer(requestId: string, answerId: string, by: Actor) {
	if (!isId(answerId)) return null;
	return inTransaction(async (t) => {
		const own = t.selectFrom("request_answers").select("id").where("id", "=", answerId);
		const held = await t
			.deleteFrom("outbox")
			.where("id", "in", own.where("request_id", "=", requestId))
			.where("attempts", "=", 0)
			.returning("id")
			.executeTakeFirst();
		if (!held) return null;
		const { created_at, ...words } = await t
			.deleteFrom("request_answers")
			.where("id", "=", answerId)
			.returning(["subject", "text", "created_at"])
			.executeTakeFirstOrThrow();
		const files = await filesOf([answerId], t);
		await disownOtherFiles({ kind: ANSWER, id: answerId }, noFiles, noFiles, t);
		await noteChange(requestId, t);
		await forgetFirstAnswers([requestId], t);
		const request = requestRow(requestId, t).select(["kind", "processed_at"]);
		const { kind, processed_at } = await request.executeTakeFirstOrThrow();
		if (processed_at !== null && processed_at >= created_at) await stepWithin(t, "reopened", requestId, by);
		await writeAudit({ kind, id: requestId, name: null, action: "undone", by }, t);
		return { ...words, papers: files.map(({ title }) => title) };
	});
}

/** Sends an answer again whose mail failed or was removed from the outbox; false if there is no such answer. */
export async function retryAnswer(requestId: string, answerId: string): Promise<boolean> {
	if (!isId(answerId)) return false;
	const answer = await db()
		.selectFrom("request_answers")
		.select(["id", "by_email", "subject", "text"])
		.where("id", "=", answerId)
		.where("request_id", "=", requestId)
		.where("sent_at", "is", null)
		.executeTakeFirst();
	if (!answer) return false;
	if (await tryAgain(answerId)) return true;
	return inTransaction(async (t) => {
		const there = await t.selectFrom("outbox").select("id").where("id", "=", answerId).executeTakeFirst();
		const thread = await threadOf(requestId, t);
		if (there || !thread) return false;
		const before = thread.ids.slice(0, thread.ids.indexOf(answerId));
		const mail = await mailOf(answer, { ...thread, ids: before }, await personWith(answer.by_email, t), t);
		await queueMail(mail, t, { about: requestId, id: answerId });
		return true;
	});
}

/**
 * Keeps the time of an answer's delivery, which the outbox forgets after a while. A request that no answer has reached
 * waits again, and is open again unless somebody has said how it ended.
 */
export async function recordDeliveries(): Promise<void> {
	const sent = db().selectFrom("outbox").where("sent_at", "is not", null).where("last_error", "is", null);
	const delivered = await db()
		.updateTable("request_answers")
		.set((e) => ({
			sent_at: e.selectFrom("outbox").select("sent_at").whereRef("outbox.id", "=", "request_answers.id"),
		}))
		.where("sent_at", "is", null)
		.where("id", "in", sent.select("id"))
		.returning("request_id")
		.execute();
	await noteFirstAnswer(idsOf(delivered), db());
	const mails = db().selectFrom("outbox").select("id").where("failed_at", "is not", null);
	const failed = await db().selectFrom("request_answers").select("request_id").where("id", "in", mails).execute();
	if (failed.length === 0) return;
	await inTransaction(async (t) => {
		for (const { id, outcome } of await forgetFirstAnswers(idsOf(failed), t))
			if (!outcome) await stepWithin(t, "reopened", id, null);
	});
}

const idsOf = (answers: { request_id: string }[]) => answers.map(({ request_id }) => request_id);

type Thread = NonNullable<Awaited<ReturnType<typeof threadOf>>>;

/** Reads what an answer's mail needs of a request. `ids` are those of the mails before: confirmation and answers. */
async function threadOf(requestId: string, t: Connection) {
	const request = await requestRow(requestId, t)
		.select(["kind", "email", "language", "message", "created_at", "acknowledgement_id"])
		.executeTakeFirst();
	if (!request) return null;
	const answers = await t
		.selectFrom("request_answers")
		.select(["id", "by_email", "created_at"])
		.where("request_id", "=", requestId)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	const { acknowledgement_id, ...rest } = request;
	const ids = [...(acknowledgement_id ? [acknowledgement_id] : []), ...answers.map(({ id }) => id)];
	return { ...rest, answers, ids };
}

async function mailOf(
	{ id, subject, text }: { id: string; subject: string; text: string },
	{ ids, email, language, message, created_at }: Thread,
	sender: Person,
	t: Connection,
): Promise<Mail> {
	const files = await filesOf([id], t);
	const intro = textsIn(language).of("answerMail")("quoted", { time: dateAndTime(language, created_at) });
	return {
		to: email,
		replyTo: officeAddress(),
		subject,
		...renderPersonalLetter({ language, text, sender, quoted: { intro, text: message } }),
		thread: ids,
		files: files.map(({ title, path }) => ({ name: title, path })),
		personal: true,
	};
}

async function filesOf(answers: string[], t: Connection) {
	if (answers.length === 0) return [];
	return t
		.selectFrom("documents")
		.select(["id", "owner_id", "title", "path"])
		.where("owner_kind", "=", ANSWER)
		.where("owner_id", "in", answers)
		.orderBy("id")
		.execute();
}
