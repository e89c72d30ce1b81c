import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { domainToASCII } from "node:url";
import { config, type MailServer } from "../foundation/config/config.server.ts";
import { timeOfId } from "../foundation/database/identity.ts";
import { pictureStore } from "../media/storage/picture-stores.server.ts";
import { company } from "../site/company.ts";
import { isMailAddress } from "./mail-address.ts";
import type { Mail } from "./mail.ts";
import { type FailureReason, SendFailure } from "./delivery-failure.ts";
import { own } from "../foundation/i18n/text.ts";

/** The limit for a whole delivery, however slowly the server answers; the limits of single steps are shorter. */
const DELIVERY_MILLISECONDS = 40_000;
const STEP_MILLISECONDS = 10_000;
const SILENCE_MILLISECONDS = 20_000;

/** Delivers a mail to SMTP_URL's server; without one, writes it to a file and returns its path. @throws SendFailure */
export async function sendMail(id: string, mail: Mail): Promise<string | null> {
	if (!isMailAddress(mail.to) || inAscii(mail.to).endsWith("@")) throw new SendFailure("address", { final: true });
	const { mailServer } = config();
	if (!mailServer) return writeFileFor(id, mail);
	const composed = await message(id, mail);
	const deadline = AbortSignal.timeout(DELIVERY_MILLISECONDS);
	const transport = await transportTo(mailServer);
	try {
		await transport.sendMail({ ...composed, signal: deadline });
		return null;
	} catch (error) {
		throw deadline.aborted ? new SendFailure("timeout") : reasonOf(error);
	} finally {
		transport.close();
	}
}

/** Takes Message-ID and date from the row: a mail that arrives twice is recognised, and a thread shows as one. */
async function message(id: string, mail: Mail) {
	const { to, replyTo, subject, text, html, thread = [], files = [], unsubscribe, personal } = mail;
	const from = config().mailFrom ?? { name: company.name, address: company.email };
	const messageId = (of: string) => `<${of}@${from.address.split("@")[1]}>`;
	return {
		from,
		to: { name: "", address: inAscii(to) },
		replyTo: replyTo && isMailAddress(replyTo) ? { name: "", address: inAscii(replyTo) } : undefined,
		subject: subject.replace(/\s+/g, " ").trim(),
		text,
		html,
		attachments: await Promise.all(
			files.map(async ({ name, path }) => ({
				filename: `${name}.pdf`,
				contentType: "application/pdf",
				content: Buffer.from(await pictureStore().bytes(path)),
			})),
		),
		messageId: messageId(id),
		inReplyTo: thread.length > 0 ? messageId(thread.at(-1)!) : undefined,
		references: thread.length > 0 ? thread.map(messageId) : undefined,
		date: new Date(timeOfId(id)),
		envelope: { from: from.address, to: [inAscii(to)] },
		headers: {
			// Stops out-of-office replies; otherwise two programs could mail each other for ever.
			...(!personal && { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }),
			...(unsubscribe && {
				"List-Unsubscribe": `<${unsubscribe}>`,
				"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
			}),
		},
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}

/** Signs in to the mail server for at most `timeout` milliseconds; null on success, otherwise the reason. */
export async function tryMailServer(server: MailServer, timeout: number): Promise<FailureReason | null> {
	const transport = await transportTo(server);
	try {
		const answer = transport.verify().then(
			() => null,
			(error: unknown) => reasonOf(error).reason,
		);
		return await Promise.race([answer, pause(timeout, "timeout" as const, { ref: false })]);
	} finally {
		transport.close();
	}
}

async function transportTo({ host, port, secure, login }: MailServer) {
	// Loaded with the first mail, because a start doesn't need it.
	const { createTransport } = await import("nodemailer");
	return createTransport({
		host,
		port,
		secure,
		// Never sends the login unencrypted, except within this machine.
		requireTLS: login !== null && !/^(localhost|127\.[\d.]+|::1)$/.test(host),
		auth: login ?? undefined,
		dnsTimeout: STEP_MILLISECONDS,
		connectionTimeout: STEP_MILLISECONDS,
		greetingTimeout: STEP_MILLISECONDS,
		socketTimeout: SILENCE_MILLISECONDS,
	});
}

/** Writes to a temporary name first, so that nobody reads half a mail; a second try overwrites the first. */
async function writeFileFor(id: string, mail: Mail): Promise<string> {
	const folder = join(config().dataDir, "outbox");
	const path = join(folder, `${id}.eml`);
	try {
		const { createTransport } = await import("nodemailer");
		const composed = await createTransport({ streamTransport: true, buffer: true, newline: "windows" }).sendMail(
			await message(id, mail),
		);
		await mkdir(folder, { recursive: true, mode: 0o700 });
		await writeFile(`${path}.part`, composed.message as Buffer, { mode: 0o600 });
		await rename(`${path}.part`, path);
		return path;
	} catch {
		await rm(`${path}.part`, { force: true }).catch(() => {});
		throw new SendFailure("disk");
	}
}

/** Encodes the domain, since not every mail server accepts umlauts. The result ends with @ if the domain is invalid. */
function inAscii(address: string): string {
	const [name, domain = ""] = address.split("@");
	return `${name}@${domainToASCII(domain)}`;
}

const REASON_OF_CODE: Record<string, FailureReason> = {
	ETIMEDOUT: "timeout",
	EAUTH: "login",
	ENOAUTH: "login",
	ETLS: "encryption",
	EENVELOPE: "refused",
	EMESSAGE: "refused",
	EDNS: "unreachable",
	ECONNECTION: "unreachable",
	ESOCKET: "unreachable",
	EPROTOCOL: "refused",
};

/** A permanent error (5xx) about the recipient or the mail would only recur. */
function reasonOf(error: unknown): SendFailure {
	const { code = "", responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
	const status = responseCode ?? null;
	const permanent = status !== null && status >= 500;
	if (code === "EENVELOPE" && command === "RCPT TO") return new SendFailure("recipient", { status, final: permanent });
	return new SendFailure(own(REASON_OF_CODE, code) ?? "other", { status, final: permanent && code === "EMESSAGE" });
}
