import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { config } from "../app/foundation/config/config.server.ts";
import { deliverDue } from "../app/mail/deliver-due.server.ts";
import { operator } from "../app/site/company.ts";
import { inRounds, type StopRounds } from "./rounds.ts";

/** Pause between two looks for messages that are due. */
const PAUSE_MILLISECONDS = 2000;
/** A stop waits this long for running deliveries; another process repeats those that take longer. */
const STOP_MILLISECONDS = 5000;

/** Delivers what is in the outbox, each kind in rounds of its own: a webhook that hangs does not delay mails. */
export function startDeliveries(log: Logger): StopRounds {
	if (config().webhook && operator.contactRequestReceivers.length === 0) {
		const receivers = "contactRequestReceivers in app/site/company.ts";
		log.warn(`CONTACT_WEBHOOK_URL is set, but ${receivers} names nobody: the privacy policy must`);
	}
	const stopping = new AbortController();
	const pace = { milliseconds: PAUSE_MILLISECONDS };
	const stops = [
		inRounds("mails", () => deliverDue("mail", log, stopping.signal), log, pace),
		inRounds("webhook calls", () => deliverDue("webhook", log, stopping.signal), log, pace),
	];
	return async () => {
		stopping.abort();
		const stopped = Promise.all(stops.map((stop) => stop()));
		await Promise.race([stopped, pause(STOP_MILLISECONDS, null, { ref: false })]);
	};
}
