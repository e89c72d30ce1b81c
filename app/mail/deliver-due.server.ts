import type { Logger } from "pino";
import { config } from "../foundation/config/config.server.ts";
import { type Claim, claimNext, type MessageKind, settleFailed, settleSent } from "./claims.server.ts";
import type { Mail } from "./mail.ts";
import { MAX_TRIES } from "./retry-pauses.ts";
import { SendFailure } from "./delivery-failure.ts";
import { sendMail } from "./send-mail.server.ts";
import { sendWebhook } from "./send-webhook.server.ts";

/** Waits between attempts to store a result, so that a short outage of the database doesn't lose it. */
const RETRY_PAUSES = [500, 2000, 8000];

/** Delivers the messages of a kind that are due, one after the other, and begins none after `stop`. */
export async function deliverDue(kind: MessageKind, log: Logger, stop: AbortSignal): Promise<void> {
	while (!stop.aborted) {
		const claim = await claimNext(kind);
		if (!claim) return;
		await deliver(claim, log);
	}
}

/** Delivers one message and stores the result. Logs only ids and codes, never recipients or content. */
async function deliver(claim: Claim, log: Logger): Promise<void> {
	const { id, kind, attempts } = claim;
	const failure = await send(claim, log).then(
		() => null,
		(error: unknown) => (error instanceof SendFailure ? error : new SendFailure("other")),
	);
	if (!failure) return withRetries(() => settleSent(claim));
	const next = await withRetries(() => settleFailed(claim, failure));
	log[next ? "warn" : "error"](
		{ outbox: id, kind, attempts, reason: failure.message, next },
		next ? "not delivered, will be tried again" : "not delivered, given up",
	);
}

async function send({ id, kind, payload, attempts }: Claim, log: Logger): Promise<void> {
	// The program ended during every single try.
	if (attempts > MAX_TRIES) throw new SendFailure("interrupted", { final: true });
	if (kind === "mail") {
		const file = await sendMail(id, JSON.parse(payload) as Mail);
		if (file) log.info({ outbox: id, file }, "no SMTP_URL: a mail was written to a file");
		return;
	}
	const { webhook } = config();
	// The webhook was switched off after this call was queued.
	if (!webhook) throw new SendFailure("address", { final: true });
	await sendWebhook(id, payload, webhook);
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
