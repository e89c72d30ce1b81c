import { join } from "node:path";
import type { ExpressionBuilder, Selectable } from "kysely";
import { config } from "../foundation/config/config.server.ts";
import { countOf, db, now } from "../foundation/database/client.server.ts";
import { pageOf } from "../foundation/database/page-of.ts";
import { isId } from "../foundation/database/identity.ts";
import type { Schema } from "../foundation/database/schema.ts";
import { FILED, readReason } from "./delivery-failure.ts";

const PAGE_LENGTH = 20;

type Request = Selectable<Schema["Kontaktanfragen_Archiv"]>;
type Row = Selectable<Schema["outbox"]> & {
	about_kind: Request["kind"] | null;
	sender: Request["name"] | null;
	sender_email: Request["email"] | null;
};
type MessageState = "failed" | "waiting" | "sent";

/** A message as the office sees it: recipient and subject, never the content. */
export type OutboxMessage = ReturnType<typeof asMessage>;

/** One page of the outbox: what failed, then what waits, then what was sent, each newest first. */
export async function outboxPage(requested: number) {
	const { offset, ...numbers } = pageOf(await countOf(db().selectFrom("outbox")), requested, PAGE_LENGTH);
	const rows = await db()
		.selectFrom("outbox")
		.leftJoin("Kontaktanfragen_Archiv as request", "request.id", "about_id")
		.selectAll("outbox")
		.select(["request.kind as about_kind", "request.name as sender", "request.email as sender_email"])
		.orderBy((e) => e.case().when(isFailed(e)).then(0).when("sent_at", "is", null).then(1).else(2).end())
		.orderBy("outbox.id", "desc")
		.limit(PAGE_LENGTH)
		.offset(offset)
		.execute();
	return { messages: rows.map(asMessage), ...numbers };
}

export async function messageCounts(): Promise<Record<MessageState, number>> {
	return {
		failed: await countMessages("failed"),
		waiting: await countMessages("waiting"),
		sent: await countMessages("sent"),
	};
}

export function countMessages(state: MessageState): Promise<number> {
	const rows = db().selectFrom("outbox");
	if (state === "failed") return countOf(rows.where(isFailed));
	if (state === "sent") return countOf(rows.where("sent_at", "is not", null).where("last_error", "is", null));
	return countOf(rows.where("sent_at", "is", null).where("failed_at", "is", null));
}

/** Given up, or filed before there was a mail server. */
function isFailed(e: ExpressionBuilder<Schema, "outbox">) {
	return e.or([e("failed_at", "is not", null), ...(config().mailServer ? [e("last_error", "=", FILED)] : [])]);
}

/** Retries a message at once, with the full number of tries; false if that is impossible. */
export async function tryAgain(id: string): Promise<boolean> {
	if (!isId(id)) return false;
	return (await resetTries().where("id", "=", id).executeTakeFirst()) !== undefined;
}

export async function tryAllAgain(): Promise<number> {
	return (await resetTries().where(isFailed).execute()).length;
}

/** Deletes a message for good; false when it no longer exists. */
export async function removeMessage(id: string): Promise<boolean> {
	if (!isId(id)) return false;
	return (await db().deleteFrom("outbox").where("id", "=", id).returning("id").executeTakeFirst()) !== undefined;
}

/** Excludes messages that are being delivered right now, since they would be sent twice. */
function resetTries() {
	const time = now();
	return db()
		.updateTable("outbox")
		.set({ failed_at: null, sent_at: null, last_error: null, attempts: 0 })
		.set({ next_try_at: time, leased_until: null, updated_at: time })
		.where((e) => e.or([e("sent_at", "is", null), e("last_error", "=", FILED)]))
		.where((e) => e.or([e("leased_until", "is", null), e("leased_until", "<", time)]))
		.returning("id");
}

/** How mails and webhook calls are delivered, as the operator sees it. */
export function deliveryRoute() {
	const { mailServer, webhook, dataDir } = config();
	return {
		mailServer: mailServer && `${mailServer.host}:${mailServer.port}`,
		folder: join(dataDir, "outbox"),
		webhook: webhook && new URL(webhook.url).host,
	};
}

/** The last delivery and failure; a failure due to a wrong recipient says nothing about the route, and is left out. */
export async function lastDelivery(kind: Row["kind"]) {
	const rows = () => db().selectFrom("outbox").where("kind", "=", kind);
	const { sent } = await rows()
		.select(({ fn }) => fn.max("sent_at").as("sent"))
		.where("last_error", "is", null)
		.executeTakeFirstOrThrow();
	const failed = await rows()
		.select(["updated_at", "last_error"])
		.where("sent_at", "is", null)
		.where("last_error", "is not", null)
		.where("last_error", "not like", "recipient%")
		.where("last_error", "not like", "address%")
		.orderBy("updated_at", "desc")
		.limit(1)
		.executeTakeFirst();
	const reason = readReason(failed?.last_error ?? null);
	return { sent, failed: failed && reason ? { at: failed.updated_at, reason: reason.reason } : null };
}

function asMessage(row: Row) {
	const { to = "", subject = "" } = JSON.parse(row.payload) as { to?: string; subject?: string };
	const ended = row.sent_at ?? row.failed_at;
	const filed = row.last_error === FILED;
	const unsent = row.failed_at || (filed && config().mailServer);
	const state: MessageState = ended === null ? "waiting" : unsent ? "failed" : "sent";
	return {
		id: row.id,
		kind: row.kind,
		/** The recipient's address; empty for the webhook. */
		to,
		subject,
		/** Whoever sent the request that the mail answers; null for other mails. */
		sender: to === row.sender_email ? row.sender : null,
		/** Tells the office or a colleague of a request. */
		isNotice: to !== "" && row.about_kind !== null && to !== row.sender_email,
		/** The request or application that the message is about. */
		about: row.about_kind && { kind: row.about_kind, id: row.about_id! },
		state,
		attempts: row.attempts,
		created_at: row.created_at,
		/** The time it was sent or given up, or of the next try; UTC. */
		at: ended ?? row.next_try_at,
		/** A mail that was written to a file, because no mail server is set up. */
		filed,
		onItsWay: state === "waiting" && row.leased_until !== null && row.leased_until > now(),
		failure: readReason(row.last_error),
	};
}
