import type { Logger } from "pino";
import { config } from "../config.server.ts";
import { operator } from "../site/company.ts";
import { onNews } from "./wake.server.ts";
import { type Claim, claimNext, type Kind, settleFailed, settleSent } from "./claims.server.ts";
import type { Mail } from "./mail.ts";
import { MOST_TRIES } from "./schedule.ts";
import { SendFailure } from "./send-failure.ts";
import { sendMail } from "./send-mail.server.ts";
import { sendWebhook } from "./send-webhook.server.ts";

/** Rows of other processes, and those whose pause is over, are found after at most this long. */
const ROUND_MILLISECONDS = 5000;
/** The row that woke us may not be committed at the first look. */
const LOOKS_MILLISECONDS = [20, 200, 1000];
/** Deliveries of one kind at a time. Each kind has its own, so that a webhook that hangs delays no mail. */
const AT_ONCE = 2;
/**
 * What is on its way when the program is to end may take this long, then it is broken off and left to the next start.
 */
const FAREWELL_MILLISECONDS = 5000;
/** A database that is away for a moment must not make us forget that something was sent. */
const SETTLING_PAUSES = [500, 2000, 8000];

const kinds: readonly Kind[] = ["mail", "webhook"];
const busy: Record<Kind, Set<Promise<void>>> = { mail: new Set(), webhook: new Set() };
let log: Logger | undefined;
let round: NodeJS.Timeout | undefined;
let looks: NodeJS.Timeout[] = [];
let stopping: AbortController | undefined;
/** Whether the last look failed, so that a database that is away is logged once and not every five seconds. */
let inTrouble = false;

/** Begins to deliver what is in the outbox, and goes on until `stopOutbox`. */
export function startOutbox(logger: Logger): void {
	log = logger;
	if (config().webhook && operator.contactRequestReceivers.length === 0)
		log.warn(
			"CONTACT_WEBHOOK_URL is set, but contactRequestReceivers in app/site/company.ts names nobody: the privacy policy must",
		);
	stopping = new AbortController();
	round = setInterval(look, ROUND_MILLISECONDS).unref();
	onNews(() => {
		for (const timer of looks) clearTimeout(timer);
		looks = LOOKS_MILLISECONDS.map((pause) => setTimeout(look, pause).unref());
	});
	look();
}

/** Takes nothing new, lets what is on its way finish, and breaks it off when that takes too long. */
export async function stopOutbox(): Promise<void> {
	if (!stopping) return;
	clearInterval(round);
	for (const timer of looks) clearTimeout(timer);
	onNews(undefined);
	const broken = stopping;
	stopping = undefined;
	const late = setTimeout(() => broken.abort(), FAREWELL_MILLISECONDS);
	await Promise.all(kinds.flatMap((kind) => [...busy[kind]]));
	clearTimeout(late);
}

/**
 * Starts one delivery of each kind, unless there are enough. One that finds something to do looks for another beside
 * it.
 */
function look(): void {
	for (const kind of kinds) lookFor(kind);
}

function lookFor(kind: Kind): void {
	if (!stopping || busy[kind].size >= AT_ONCE) return;
	const { signal } = stopping;
	const working = work(kind, signal).finally(() => busy[kind].delete(working));
	busy[kind].add(working);
}

async function work(kind: Kind, stop: AbortSignal): Promise<void> {
	try {
		for (;;) {
			const claim = stopping ? await claimNext(kind) : null;
			inTrouble = false;
			if (!claim) return;
			lookFor(kind);
			await deliver(claim, stop);
		}
	} catch (error) {
		if (!inTrouble) log?.error({ err: error }, "the outbox could not be read");
		inTrouble = true;
	}
}

/** Delivers one row and writes down how it went. Logged are ids and codes, never what was sent or to whom. */
async function deliver(claim: Claim, stop: AbortSignal): Promise<void> {
	const { id, kind, attempts } = claim;
	const failure = await send(claim, stop).then(
		() => null,
		(error: unknown) => (error instanceof SendFailure ? error : new SendFailure("other")),
	);
	if (!failure) return persistently(() => settleSent(claim));
	const next = await persistently(() => settleFailed(claim, failure));
	log?.[next ? "warn" : "error"](
		{ outbox: id, kind, attempts, reason: failure.message, next },
		next ? "not delivered, will be tried again" : "not delivered, given up",
	);
}

async function send({ id, kind, payload, attempts }: Claim, stop: AbortSignal): Promise<void> {
	// Only a process that ended in the middle of each try can bring a row here.
	if (attempts > MOST_TRIES) throw new SendFailure("interrupted", { final: true });
	if (kind === "mail") {
		const file = await sendMail(id, JSON.parse(payload) as Mail, stop);
		if (file) log?.info({ outbox: id, file }, "no SMTP_URL: a mail was written to a file");
		return;
	}
	const { webhook } = config();
	// The webhook was switched off after this was put in.
	if (!webhook) throw new SendFailure("address", { final: true });
	await sendWebhook(id, payload, webhook, stop);
}

async function persistently<T>(write: () => Promise<T>): Promise<T> {
	for (const pause of SETTLING_PAUSES) {
		try {
			return await write();
		} catch {
			await new Promise((later) => setTimeout(later, pause));
		}
	}
	return write();
}
