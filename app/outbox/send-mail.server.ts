import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { domainToASCII } from "node:url";
import { config, type MailServer } from "../config.server.ts";
import { timeOfId } from "../database/identity.ts";
import { company } from "../site/company.ts";
import { isMailAddress } from "./mail-address.ts";
import type { Mail } from "./mail.ts";
import { type Reason, SendFailure } from "./send-failure.ts";

/** The whole of a delivery, however slowly the other side answers; each step has its own shorter limit below. */
const PATIENCE_MILLISECONDS = 40_000;
const STEP_MILLISECONDS = 10_000;
const SILENCE_MILLISECONDS = 20_000;

/**
 * Delivers a mail: to the mail server of SMTP_URL, else as a file.
 * @returns where the file is, if it is one
 * @throws SendFailure
 */
export async function sendMail(id: string, mail: Mail, stop: AbortSignal): Promise<string | null> {
	if (!isMailAddress(mail.to) || inAscii(mail.to).endsWith("@")) throw new SendFailure("address", { final: true });
	const { mailServer } = config();
	if (!mailServer) return asFile(id, mail);
	await overSmtp(mailServer, message(id, mail), stop);
	return null;
}

/** The Message-ID and the date are the row's own, so that a mail that is delivered twice is recognised as one. */
function message(id: string, { to, replyTo, subject, text, html }: Mail) {
	const from = config().mailFrom ?? { name: company.name, address: company.email };
	return {
		from,
		to: { name: "", address: inAscii(to) },
		replyTo: replyTo && isMailAddress(replyTo) ? { name: "", address: inAscii(replyTo) } : undefined,
		subject: oneLine(subject),
		text,
		html,
		messageId: `<${id}@${from.address.split("@")[1]}>`,
		date: new Date(timeOfId(id)),
		envelope: { from: from.address, to: [inAscii(to)] },
		// Out-of-office notes must not answer, or two programs could write to each other for ever.
		headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}

/**
 * Signs in at the mail server and sends nothing; null when it would take a mail, else why not. Answers within
 * `patience` milliseconds.
 */
export async function tryMailServer(server: MailServer, patience: number): Promise<Reason | null> {
	const transport = await transportTo(server);
	let late: NodeJS.Timeout | undefined;
	try {
		const tooLate = new Promise<Reason>((answer) => (late = setTimeout(answer, patience, "timeout")));
		const answer = transport.verify().then(
			() => null,
			(error: unknown) => reasonOf(error).reason,
		);
		return await Promise.race([answer, tooLate]);
	} finally {
		clearTimeout(late);
		transport.close();
	}
}

async function transportTo({ host, port, secure, login }: MailServer) {
	const { createTransport } = await mailLibrary();
	return createTransport({
		host,
		port,
		secure,
		// A password never travels unencrypted, unless it stays on this machine.
		requireTLS: login !== null && !/^(localhost|127\.[\d.]+|::1)$/.test(host),
		auth: login ?? undefined,
		dnsTimeout: STEP_MILLISECONDS,
		connectionTimeout: STEP_MILLISECONDS,
		greetingTimeout: STEP_MILLISECONDS,
		socketTimeout: SILENCE_MILLISECONDS,
	});
}

async function overSmtp(server: MailServer, mail: ReturnType<typeof message>, stop: AbortSignal): Promise<void> {
	const patience = AbortSignal.timeout(PATIENCE_MILLISECONDS);
	const transport = await transportTo(server);
	try {
		await transport.sendMail({ ...mail, signal: AbortSignal.any([patience, stop]) });
	} catch (error) {
		if (stop.aborted) throw new SendFailure("interrupted");
		throw patience.aborted ? new SendFailure("timeout") : reasonOf(error);
	} finally {
		transport.close();
	}
}

/** Loaded with the first mail: a start has no use for it. */
function mailLibrary(): Promise<typeof import("nodemailer")> {
	return import("nodemailer");
}

/** Written aside and then given its name, so that nobody reads half a mail; a second try overwrites the first. */
async function asFile(id: string, mail: Mail): Promise<string> {
	const folder = join(config().dataDir, "outbox");
	const path = join(folder, `${id}.eml`);
	try {
		const { createTransport } = await mailLibrary();
		const composed = await createTransport({ streamTransport: true, buffer: true, newline: "windows" }).sendMail(
			message(id, mail),
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

/**
 * Not every mail server takes a domain with umlauts as it is written. One that has no such form ends with the sign @.
 */
function inAscii(address: string): string {
	const [name, domain = ""] = address.split("@");
	return `${name}@${domainToASCII(domain)}`;
}

function oneLine(words: string): string {
	return words.replace(/\s+/g, " ").trim();
}

const REASON_OF_CODE: Record<string, SendFailure["reason"]> = {
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

/** What a mail server says for good (5xx) of the recipient or of the mail would be the same the next time. */
function reasonOf(error: unknown): SendFailure {
	const {
		code = "",
		responseCode: status = null,
		command = "",
	} = error as { code?: string; responseCode?: number; command?: string };
	const forGood = status !== null && status >= 500;
	if (code === "EENVELOPE" && command === "RCPT TO") return new SendFailure("recipient", { status, final: forGood });
	return new SendFailure(REASON_OF_CODE[code] ?? "other", { status, final: forGood && code === "EMESSAGE" });
}
