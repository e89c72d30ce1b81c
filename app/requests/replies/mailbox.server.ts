import { isThisMachine, type Mailbox } from "../../config/mail-settings.server.ts";

/** Why a mailbox could not be read. Each has a text in the namespace zustand (`mailboxReason.…`). */
export const mailboxReasons = ["login", "encryption", "unreachable", "timeout", "folder", "other"] as const;
export type MailboxReason = (typeof mailboxReasons)[number];

/** The mailbox could not be read. The message is ours, with a code: the server's own may name people. */
export class MailboxFailure extends Error {
	readonly reason: MailboxReason;
	constructor(reason: MailboxReason, code = "") {
		super(`the mailbox of IMAP_URL could not be read: ${[reason, code].filter(Boolean).join(" ")}`);
		this.reason = reason;
	}
}

/** What is known of a mail before all of it is fetched. `bytes` is its size. */
export type MailHead = { bytes: number; received_at: string; headers: Uint8Array };

/** An open mailbox. Mails have numbers (UIDs) that rise, and mean the same as long as `validity` is the same. */
export type OpenMailbox = {
	validity: string;
	/** The number of the newest mail. */
	newest: number;
	/** The numbers above `last`, or of all unread mails, in order. */
	numbers: (last: number | null) => Promise<number[]>;
	/** Null when the mail is no longer there. */
	head: (number: number, headerNames: string[]) => Promise<MailHead | null>;
	source: (number: number, mostBytes: number) => Promise<Buffer | null>;
	markRead: (number: number) => Promise<void>;
};

const STEP_MILLISECONDS = 10_000;
const SILENCE_MILLISECONDS = 20_000;
/** The limit for a whole visit, however slowly the server answers. */
const VISIT_MILLISECONDS = 300_000;
/** A server that announces more at once is not believed. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Signs in, opens the folder and works with it; reading marks nothing as read. Until `stop` at the latest.
 * @throws MailboxFailure
 */
export async function withMailbox<T>(
	{ host, port, secure, login, folder }: Mailbox,
	stop: AbortSignal,
	work: (mailbox: OpenMailbox) => Promise<T>,
): Promise<T> {
	const { ImapFlow } = await import("imapflow");
	const client = new ImapFlow({
		host,
		port,
		secure,
		// The password is never sent unencrypted, except within this machine.
		...(!secure && !isThisMachine(host) && { doSTARTTLS: true }),
		auth: login!,
		logger: false,
		disableAutoIdle: true,
		connectionTimeout: STEP_MILLISECONDS,
		greetingTimeout: STEP_MILLISECONDS,
		socketTimeout: SILENCE_MILLISECONDS,
		maxLiteralSize: MOST_BYTES,
		maxResponseSize: 2 * MOST_BYTES,
	});
	// It is thrown by the command that it ends, too.
	client.on("error", () => {});
	const deadline = AbortSignal.any([AbortSignal.timeout(VISIT_MILLISECONDS), stop]);
	deadline.addEventListener("abort", () => client.close());
	const ask = <Answer>(question: Promise<Answer>): Promise<Answer> =>
		question.catch((error: unknown) => {
			const { code } = error as { code?: string };
			throw new MailboxFailure(deadline.aborted ? "timeout" : reasonOf(error), code);
		});
	const byUid = { uid: true };
	try {
		if (deadline.aborted) throw new MailboxFailure("timeout");
		await ask(client.connect());
		const { uidValidity, uidNext } = await ask(client.mailboxOpen(folder));
		return await work({
			validity: String(uidValidity),
			newest: uidNext - 1,
			numbers: async (last) => {
				const query = last === null ? { seen: false } : { uid: `${last + 1}:*` };
				const found = (await ask(client.search(query, byUid))) || [];
				// A range up to the newest mail always has that one, even if it is below `last`.
				return found.filter((number) => number > (last ?? 0)).sort((a, b) => a - b);
			},
			head: async (number, headers) => {
				const mail = await ask(client.fetchOne(String(number), { size: true, internalDate: true, headers }, byUid));
				if (!mail || !mail.headers) return null;
				return { bytes: mail.size ?? 0, received_at: timeOf(mail.internalDate), headers: mail.headers };
			},
			source: async (number, maxLength) => {
				const mail = await ask(client.fetchOne(String(number), { source: { maxLength } }, byUid));
				return (mail && mail.source) || null;
			},
			markRead: async (number) => {
				await ask(client.messageFlagsAdd(String(number), ["\\Seen"], byUid));
			},
		});
	} finally {
		client.close();
	}
}

function timeOf(date: Date | string | undefined): string {
	const time = new Date(date ?? Date.now());
	return Number.isNaN(time.getTime()) ? new Date().toISOString() : time.toISOString();
}

function reasonOf(error: unknown): MailboxReason {
	const { code = "", ...more } = error as {
		code?: string;
		authenticationFailed?: boolean;
		tlsFailed?: boolean;
		responseStatus?: string;
	};
	if (more.authenticationFailed) return "login";
	if (more.tlsFailed || /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_/.test(code)) return "encryption";
	if (/TIMEOUT|TIMEDOUT/i.test(code)) return "timeout";
	if (/^(E(CONN|HOST|NET|PIPE|AI_)|ENOTFOUND)|Connection|^ClosedAfter/.test(code)) return "unreachable";
	return more.responseStatus === "NO" ? "folder" : "other";
}
