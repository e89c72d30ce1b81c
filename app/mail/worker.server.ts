import type { Logger } from "pino";
import { config } from "../foundation/config/config.server.ts";
import { operator } from "../site/company.ts";
import { type Claim, claimNext, type MessageKind, settleFailed, settleSent } from "./claims.server.ts";
import type { Mail } from "./mail.ts";
import { MAX_TRIES } from "./retry-pauses.ts";
import { SendFailure } from "./delivery-failure.ts";
import { sendMail } from "./send-mail.server.ts";
import { sendWebhook } from "./send-webhook.server.ts";

/** The interval between looks for rows of other processes, and for rows due again. */
const INTERVAL_MILLISECONDS = 5000;
/** When to look after a wake-up; the row may not be committed at the first look. */
const WAKE_DELAYS_MILLISECONDS = [20, 200, 1000];
/** Deliveries at a time, for each kind separately, so that a webhook that hangs does not delay mails. */
const MAX_CONCURRENT = 2;
/** A stop waits this long for running deliveries before it aborts them; the next start retries them. */
const STOP_MILLISECONDS = 5000;
/** Waits between attempts to store a result, so that a short outage of the database doesn't lose it. */
const RETRY_PAUSES = [500, 2000, 8000];

const kinds: readonly MessageKind[] = ["mail", "webhook"];
const busy: Record<MessageKind, Set<Promise<void>>> = { mail: new Set(), webhook: new Set() };
let log: Logger | undefined;
let interval: NodeJS.Timeout | undefined;
let wakeTimers: NodeJS.Timeout[] = [];
/** Aborts the running deliveries; undefined while the outbox is not started. */
let aborter: AbortController | undefined;
/** True when the last look failed, so that an outage of the database is logged only once. */
let lastLookFailed = false;

/** Delivers what is in the outbox, until `stopOutbox`. */
export function startOutbox(logger: Logger): void {
	log = logger;
	if (config().webhook && operator.contactRequestReceivers.length === 0)
		log.warn(
			"CONTACT_WEBHOOK_URL is set, but contactRequestReceivers in app/site/company.ts names nobody: the privacy policy must",
		);
	aborter = new AbortController();
	interval = setInterval(startDeliveries, INTERVAL_MILLISECONDS).unref();
	startDeliveries();
}

/** Looks for a new message soon. Its transaction may not be committed yet. */
export function wakeOutbox(): void {
	if (!aborter) return;
	for (const timer of wakeTimers) clearTimeout(timer);
	wakeTimers = WAKE_DELAYS_MILLISECONDS.map((pause) => setTimeout(startDeliveries, pause).unref());
}

/** Stops further deliveries, waits for the running ones, and aborts those that take too long. */
export async function stopOutbox(): Promise<void> {
	clearInterval(interval);
	for (const timer of wakeTimers) clearTimeout(timer);
	const running = aborter;
	aborter = undefined;
	const timer = setTimeout(() => running?.abort(), STOP_MILLISECONDS);
	await Promise.all(kinds.flatMap((kind) => [...busy[kind]]));
	clearTimeout(timer);
}

/** Starts one delivery of each kind, unless enough are running. Each that finds a message starts another. */
function startDeliveries(): void {
	for (const kind of kinds) startDelivery(kind);
}

function startDelivery(kind: MessageKind): void {
	if (!aborter || busy[kind].size >= MAX_CONCURRENT) return;
	const { signal } = aborter;
	const running = work(kind, signal).finally(() => busy[kind].delete(running));
	busy[kind].add(running);
}

async function work(kind: MessageKind, stop: AbortSignal): Promise<void> {
	try {
		for (;;) {
			const claim = aborter ? await claimNext(kind) : null;
			lastLookFailed = false;
			if (!claim) return;
			startDelivery(kind);
			await deliver(claim, stop);
		}
	} catch (error) {
		if (!lastLookFailed) log?.error({ err: error }, "the outbox could not be read");
		lastLookFailed = true;
	}
}

/** Delivers one message and stores the result. Logs only ids and codes, never recipients or content. */
async function deliver(claim: Claim, stop: AbortSignal): Promise<void> {
	const { id, kind, attempts } = claim;
	const failure = await send(claim, stop).then(
		() => null,
		(error: unknown) => (error instanceof SendFailure ? error : new SendFailure("other")),
	);
	if (!failure) return withRetries(() => settleSent(claim));
	const next = await withRetries(() => settleFailed(claim, failure));
	log?.[next ? "warn" : "error"](
		{ outbox: id, kind, attempts, reason: failure.message, next },
		next ? "not delivered, will be tried again" : "not delivered, given up",
	);
}

async function send({ id, kind, payload, attempts }: Claim, stop: AbortSignal): Promise<void> {
	// Every single try was interrupted by the end of the program.
	if (attempts > MAX_TRIES) throw new SendFailure("interrupted", { final: true });
	if (kind === "mail") {
		const file = await sendMail(id, JSON.parse(payload) as Mail, stop);
		if (file) log?.info({ outbox: id, file }, "no SMTP_URL: a mail was written to a file");
		return;
	}
	const { webhook } = config();
	// The webhook was switched off after this call was queued.
	if (!webhook) throw new SendFailure("address", { final: true });
	await sendWebhook(id, payload, webhook, stop);
}

async function withRetries<T>(write: () => Promise<T>): Promise<T> {
	for (const pause of RETRY_PAUSES) {
		try {
			return await write();
		} catch {
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
	}
	return write();
}
