import type { Logger } from "pino";
import { config } from "../../config/config.server.ts";
import { now } from "../../database/client.server.ts";
import type { Recipient } from "../request-assign.server.ts";
import { answeredRequest } from "./answered-request.server.ts";
import { MailboxFailure, type MailHead, type OpenMailbox, withMailbox } from "./mailbox.server.ts";
import { type MailboxState, mailboxState, noteMailboxFailure, storeMailboxState } from "./mailbox-state.server.ts";
import { headerNames, readHeaders, readReply } from "./reply-mail.server.ts";
import { storeReply } from "./store-reply.server.ts";

/** A larger mail stays in the mailbox; each is in memory as a whole. */
const MOST_BYTES = 25 * 1024 * 1024;
/** Mails looked at in one round; the next round goes on. */
const AT_ONCE = 200;

type Desk = { staff: () => Promise<Recipient[]>; log: Logger; stop: AbortSignal };

/**
 * Looks at what is new in the mailbox of IMAP_URL, stores what answers a request, and marks it as read; all else
 * stays as it is. Each process does so: a mail that two of them fetch, or one that was stored but not yet marked, is
 * stored once.
 * @throws when the mailbox or the database does not answer; the next round goes on
 */
export async function fetchReplies(desk: Desk): Promise<void> {
	const { mailbox } = config();
	const state = await mailboxState();
	if (!mailbox || !state) return;
	try {
		await withMailbox(mailbox, desk.stop, (open) => readNew(open, state, desk));
	} catch (error) {
		// A stop of the site is no failure of the mailbox.
		if (!desk.stop.aborted)
			await noteMailboxFailure(error instanceof MailboxFailure ? error.reason : "other").catch(() => {});
		throw error;
	}
}

async function readNew(open: OpenMailbox, state: MailboxState, desk: Desk): Promise<void> {
	const { validity, newest } = open;
	const last = state.place?.validity === validity ? state.place.last : null;
	// At the first visit only unread mails count: what somebody has read was answered by other means.
	const numbers = await open.numbers(last);
	let { left } = state;
	let place = { validity, last: last ?? 0 };
	for (const number of numbers.slice(0, AT_ONCE)) {
		const why = await take(open, number, desk);
		if (why) left = why;
		place = { validity, last: number };
		// Also midway, so that a long round which is cut short need not begin again.
		await storeMailboxState({ ...state, place, left });
	}
	if (numbers.length <= AT_ONCE) place.last = Math.max(place.last, newest);
	await storeMailboxState({ ...state, place, left, readAt: now(), failed: null });
}

type Left = NonNullable<MailboxState["left"]>;

/** Stores a mail if it answers a request; returns why it was left, if it was. */
async function take(open: OpenMailbox, number: number, { staff, log }: Desk): Promise<Left | null> {
	const head = await open.head(number, headerNames);
	// Headers that can't be read name no request; whoever sends such must not stop all that comes after.
	const headers = head && (await readHeaders(head.headers).catch(() => null));
	const requestId = headers && (await answeredRequest(headers));
	if (!head || !requestId) return null;
	const leave = (why: Left["why"]): Left => {
		log.warn({ request: requestId, uid: number, bytes: head.bytes, why }, "a reply was left in the mailbox");
		return { at: head.received_at, bytes: head.bytes, why };
	};
	if (head.bytes > MOST_BYTES) return leave("size");
	const mail = await readWhole(open, number, head);
	if (!mail) return leave("unreadable");
	const done = await storeReply(requestId, mail, staff);
	if (done === "many") return leave("count");
	if (done === "stored") await open.markRead(number);
	return null;
}

async function readWhole(open: OpenMailbox, number: number, { received_at }: MailHead) {
	const source = await open.source(number, MOST_BYTES);
	const mail = source && (await readReply(source).catch(() => null));
	return mail && { ...mail, received_at };
}
