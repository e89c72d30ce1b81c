import { personWith } from "../office/people.server.ts";
import { config } from "../config/config.server.ts";
import { type Connection, db, now } from "../database/client.server.ts";
import { isId, newId } from "../database/identity.ts";
import { dateAndTime } from "../i18n/format.ts";
import type { Language } from "../i18n/language.ts";
import { textsIn } from "../i18n/texts.server.ts";
import { personalLetter } from "../outbox/mail-letter.server.ts";
import type { Mail } from "../outbox/mail.ts";
import { tryAgain } from "../outbox/outbox-messages.server.ts";
import { queueMail } from "../outbox/outbox.server.ts";
import { readReason } from "../outbox/send-failure.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import type { Actor } from "../audit-log/audit.ts";
import { tryDeletePictureFiles } from "../media/pictures.server.ts";
import { addPapers, papersOf, storePapers } from "./papers/answer-papers.server.ts";
import type { PaperFile } from "./papers/papers.ts";
import { replyAddress } from "./replies/reply-address.server.ts";
import { noteAnswer } from "./first-answer.server.ts";
import type { RequestAnswer } from "./request.ts";
import { noteChange, processWithin } from "./request-repository.server.ts";

/** What the office sends: subject and text as they reach the customer. */
type Written = { subject: string; text: string; answerId: string | undefined; close: boolean; papers?: PaperFile[] };

/** Whether an answer was sent; "otherwise" says that the same one was sent before with another subject or text. */
export type Sending = "sent" | "otherwise" | "missing";

/**
 * Stores an answer with its papers and puts its mail into the outbox, and with `close` marks the request as processed,
 * all or nothing. The same `answerId` is sent only once.
 */
export async function sendAnswer(requestId: string, written: Written, by: Actor): Promise<Sending> {
	if (!isId(requestId)) return "missing";
	const id = isId(written.answerId) ? written.answerId : newId();
	// The files are stored before their rows, so that no row points at a missing file.
	const papers = await storePapers(id, written.papers ?? []);
	let isNew = false;
	const sending = await db()
		.transaction()
		.execute(async (t): Promise<Sending> => {
			const thread = await threadOf(requestId, t);
			if (!thread) return "missing";
			const { subject, text } = written;
			if (await addAnswer({ id, request_id: requestId, subject, text, by_email: by.email }, t)) {
				isNew = true;
				await addPapers(papers, t);
				const replyTo = await replyAddress(requestId, t);
				const mail = await mailOf({ subject, text }, thread, await writerOf(by.email, t), { papers, replyTo }, t);
				await queueMail(mail, t, { about: requestId, id });
				await noteChange(requestId, t);
				await noteAnswer(requestId, t);
				await writeAudit({ kind: "request", id: requestId, name: null, action: "answered", by }, t);
			} else if (!(await isStored({ id, request_id: requestId, subject, text, papers }, t))) return "otherwise";
			// Also for an answer that comes again: whoever lost its response may close the request only now.
			if (written.close) await processWithin(t, requestId, by);
			return "sent";
		});
	// After a failure they are left to the hourly sweep: a database that went away may have stored the answer.
	if (!isNew) await tryDeletePictureFiles(papers.map(({ path }) => path));
	return sending;
}

/** False when an answer with this id is there already. */
async function addAnswer(
	answer: { id: string; request_id: string; by_email: string; subject: string; text: string },
	t: Connection,
): Promise<boolean> {
	const time = now();
	const added = await t
		.insertInto("request_answers")
		.values({ ...answer, created_at: time, updated_at: time })
		.onConflict((c) => c.column("id").doNothing())
		.returning("id")
		.executeTakeFirst();
	return added !== undefined;
}

/** Whether exactly this answer is stored. */
async function isStored(
	{
		id,
		request_id,
		subject,
		text,
		papers,
	}: { id: string; request_id: string; subject: string; text: string; papers: { title: string }[] },
	t: Connection,
): Promise<boolean> {
	const titles = (all: { title: string }[]) => JSON.stringify(all.map(({ title }) => title).sort());
	if (titles((await papersOf([id], t)).get(id) ?? []) !== titles(papers)) return false;
	const stored = await t
		.selectFrom("request_answers")
		.select(["subject", "text"])
		.where("id", "=", id)
		.where("request_id", "=", request_id)
		.executeTakeFirst();
	return stored?.subject === subject && stored.text === text;
}

/** The answers to a request, the oldest first, each with what became of its mail. */
export async function answersOf(requestId: string): Promise<RequestAnswer[]> {
	const rows = await db()
		.selectFrom("request_answers as answer")
		.leftJoin("outbox", "outbox.id", "answer.id")
		.select(["answer.id", "by_email", "subject", "text", "answer.created_at"])
		.select(["answer.sent_at", "outbox.sent_at as delivered_at", "outbox.id as mail", "failed_at", "last_error"])
		.where("request_id", "=", requestId)
		.orderBy("answer.created_at")
		.orderBy("answer.id")
		.execute();
	const papers = await papersOf(rows.map(({ id }) => id));
	return rows.map(({ sent_at, delivered_at, mail, failed_at, last_error, ...answer }) => {
		const sent = sent_at ?? delivered_at;
		const state = sent ? (config().mailServer ? "sent" : "filed") : failed_at || !mail ? "failed" : "waiting";
		const reason = state === "sent" ? null : (readReason(last_error)?.reason ?? null);
		const sentAlong = (papers.get(answer.id) ?? []).map(({ title, bytes }) => ({ title, bytes }));
		return { ...answer, state, reason, papers: sentAlong };
	});
}

/** Sends an answer again whose mail failed, or was removed from the outbox; false when there is no such answer. */
export async function retryAnswer(requestId: string, answerId: string): Promise<boolean> {
	if (!isId(requestId) || !isId(answerId)) return false;
	const answer = await db()
		.selectFrom("request_answers")
		.select(["subject", "text", "by_email"])
		.where("id", "=", answerId)
		.where("request_id", "=", requestId)
		.where("sent_at", "is", null)
		.executeTakeFirst();
	if (!answer) return false;
	if (await tryAgain(answerId)) return true;
	return db()
		.transaction()
		.execute(async (t) => {
			const there = await t.selectFrom("outbox").select("id").where("id", "=", answerId).executeTakeFirst();
			const thread = await threadOf(requestId, t);
			if (there || !thread) return false;
			const before = thread.ids.slice(0, thread.ids.indexOf(answerId));
			const writer = await writerOf(answer.by_email, t);
			const papers = (await papersOf([answerId], t)).get(answerId) ?? [];
			const mail = await mailOf(
				answer,
				{ ...thread, ids: before },
				writer,
				{ papers, replyTo: await replyAddress(requestId, t) },
				t,
			);
			await queueMail(mail, t, { about: requestId, id: answerId });
			return true;
		});
}

/** Keeps the time at which answers were delivered, because the outbox forgets it after a while. */
export async function recordDeliveries(): Promise<void> {
	await db()
		.updateTable("request_answers")
		.set((e) => ({
			sent_at: e.selectFrom("outbox").select("sent_at").whereRef("outbox.id", "=", "request_answers.id"),
		}))
		.where("sent_at", "is", null)
		.where((e) =>
			e.exists(
				e
					.selectFrom("outbox")
					.select("outbox.id")
					.whereRef("outbox.id", "=", "request_answers.id")
					.where("outbox.sent_at", "is not", null),
			),
		)
		.execute();
}

type Thread = { ids: string[]; email: string; language: Language; message: string; created_at: string };

/** Who is answered, and the mails before: the automatic confirmation and earlier answers. */
async function threadOf(requestId: string, t: Connection): Promise<Thread | null> {
	const request = await t
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["email", "language", "message", "created_at", "acknowledgement_id"])
		.where("id", "=", requestId)
		.executeTakeFirst();
	if (!request) return null;
	const earlier = await t
		.selectFrom("request_answers")
		.select("id")
		.where("request_id", "=", requestId)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	const { acknowledgement_id, ...rest } = request;
	return { ...rest, ids: [...(acknowledgement_id ? [acknowledgement_id] : []), ...earlier.map(({ id }) => id)] };
}

/** Name and own number of who writes, as lines; nothing of a user without a name. */
async function writerOf(email: string, t: Connection): Promise<string[]> {
	const person = await personWith(email, t);
	return person?.name ? [person.name, person.phone].filter((line) => line !== null) : [];
}

async function mailOf(
	{ subject, text }: { subject: string; text: string },
	{ ids, email, language, message, created_at }: Thread,
	writer: string[],
	{ papers, replyTo }: { papers: { title: string; path: string }[]; replyTo: string },
	t: Connection,
): Promise<Mail> {
	const intro = textsIn(language).of("answerMail")("quoted", { time: dateAndTime(language, created_at) });
	return {
		to: email,
		replyTo,
		subject,
		...(await personalLetter({ language, text, writer, quoted: { intro, text: message } }, t)),
		thread: ids,
		...(papers.length > 0 && { attachments: papers.map(({ title, path }) => ({ title, path })) }),
		personal: true,
	};
}
