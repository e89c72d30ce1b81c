import { type Connection, countOf, inTransaction, now } from "../foundation/database/client.server.ts";
import { newId } from "../foundation/database/identity.ts";
import type { Language } from "../foundation/i18n/language.ts";
import { queueMail } from "../mail/outbox.server.ts";
import { networkOf } from "../foundation/rate-limit/address.ts";
import { consume } from "../foundation/rate-limit/rate-limit.server.ts";
import { hashOf } from "../foundation/config/tokens.server.ts";
import { type AnswerKind, answerMail, tokenOf } from "./alert-mails.server.ts";

/** Forms from one network. */
const senders = { points: 10, seconds: 600 };
/** Mails from this form to one address. */
const mails = { points: 3, seconds: 86_400 };
/** The most confirmed alerts of an address; of all once its mails are used up, because anybody may request them. */
export const MOST_ALERTS = 20;

/** `wording`: the words of consent beside the form's box. */
type Wish = { email: string; query: string; language: Language; wording: string };

/**
 * Stores a search alert until it is confirmed, and mails its link. Beyond a day's mails it is stored without one, and
 * appears at the link of the earlier mails. The answer never depends on what is known of the address, and nothing
 * confirmed changes: that takes the link, which only the mail contains.
 */
export async function requestAlert({ clientAddress, ...wish }: Wish & { clientAddress: string }) {
	const sent = await consume(`alert ${networkOf(clientAddress)}`, senders);
	if (!sent.allowed) return { ok: false as const, retryAfter: sent.retryAfter };
	const mailed = await consume(`alert mail ${hashOf(wish.email)}`, mails);
	await inTransaction((t) => keep(wish, mailed.allowed, t));
	return { ok: true as const };
}

async function keep({ email, query, language, wording }: Wish, isMailed: boolean, t: Connection): Promise<void> {
	const id = await subscriberWith(email, t);
	const alerts = notEnded(id, t);
	const same = await alerts.select("confirmed_at").where("query", "=", query).executeTakeFirst();
	const isFull = !same && (await countOf(alerts.where("confirmed_at", "is not", null))) >= MOST_ALERTS;
	const answer: AnswerKind = same?.confirmed_at ? "known" : isFull ? "full" : "confirm";
	const time = now();
	// A repeated request renews the consent, and the time to confirm that the mail names.
	const consent = { language, wording, created_at: time, updated_at: time };
	const hasRoom = isMailed || same !== undefined || (await countOf(alerts)) < MOST_ALERTS;
	if (answer === "confirm" && hasRoom)
		await t
			.insertInto("search_alerts")
			.values({ id: newId(), subscriber_id: id, query, ...consent })
			.onConflict((c) =>
				c
					.columns(["subscriber_id", "query"])
					.where("ended_at", "is", null)
					.doUpdateSet(consent)
					.where("search_alerts.confirmed_at", "is", null),
			)
			.execute();
	if (isMailed) await queueMail(answerMail(answer, { id, email, language }), t, { about: id });
}

/** Returns the subscriber's id. Always writes the row, so that no clean-up removes it now. */
async function subscriberWith(email: string, t: Connection): Promise<string> {
	const id = newId();
	const time = now();
	const row = await t
		.insertInto("alert_subscribers")
		.values({ id, email, token_hash: hashOf(tokenOf(id)), due_at: time, updated_at: time })
		.onConflict((c) => c.column("email").doUpdateSet({ updated_at: time }))
		.returning("id")
		.executeTakeFirstOrThrow();
	await t
		.updateTable("alert_subscribers")
		// The installation's key may have changed since the address was stored, and mails contain today's link.
		.set({ token_hash: hashOf(tokenOf(row.id)) })
		.where("id", "=", row.id)
		.execute();
	return row.id;
}

/** The alerts of a subscriber, unconfirmed ones too. */
export function notEnded(subscriberId: string, on: Connection) {
	return on.selectFrom("search_alerts").where("subscriber_id", "=", subscriberId).where("ended_at", "is", null);
}
