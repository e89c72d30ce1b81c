import type { ExpressionBuilder, Selectable } from "kysely";
import { config } from "../foundation/config/config.server.ts";
import { db, now } from "../foundation/database/client.server.ts";
import type { Schema } from "../foundation/database/schema.ts";
import type { Mail } from "./mail.ts";
import { pauseAfter } from "./retry-pauses.ts";
import { FILED, type SendFailure } from "./delivery-failure.ts";

type Row = Selectable<Schema["outbox"]>;
export type MessageKind = Row["kind"];
export type Claim = Pick<Row, "id" | "kind" | "payload" | "attempts"> & { leased_until: string };

/** Longer than any delivery takes. Afterwards, another process may try. */
const LEASE_MILLISECONDS = 60_000;

/** Leases the next due row of a kind. Of two processes that saw the same row, only one gets it. */
export async function claimNext(kind: MessageKind): Promise<Claim | null> {
	const time = now();
	const next = db()
		.selectFrom("outbox")
		.select("id")
		.where("kind", "=", kind)
		.where(isDue(time))
		.orderBy("next_try_at")
		.orderBy("id")
		.limit(1);
	const claimed = await db()
		.updateTable("outbox")
		.set((e) => ({
			leased_until: new Date(Date.now() + LEASE_MILLISECONDS).toISOString(),
			attempts: e("attempts", "+", 1),
			updated_at: time,
		}))
		.where("id", "=", next)
		.where(isDue(time))
		.returning(["id", "kind", "payload", "attempts", "leased_until"])
		.executeTakeFirst();
	return (claimed as Claim | undefined) ?? null;
}

const isDue = (time: string) => (e: ExpressionBuilder<Schema, "outbox">) =>
	e.and([
		e("sent_at", "is", null),
		e("failed_at", "is", null),
		e("next_try_at", "<=", time),
		e.or([e("leased_until", "is", null), e("leased_until", "<", time)]),
	]);

/** Marks the row as delivered and keeps only what the office's list shows; all of a filed mail, to send it later. */
export async function settleSent(claim: Claim): Promise<void> {
	const time = now();
	const isFiled = claim.kind === "mail" && !config().mailServer;
	const result = isFiled ? { last_error: FILED } : { last_error: null, payload: withoutContent(claim) };
	await stillOurs(claim)
		.set({ sent_at: time, leased_until: null, updated_at: time, ...result })
		.execute();
}

/** Schedules the next try, or gives up. Returns the time of the next try; null after giving up. */
export async function settleFailed(claim: Claim, failure: SendFailure): Promise<string | null> {
	const time = now();
	const pause = pauseAfter(claim.attempts, Math.random());
	const next = failure.final || pause === null ? null : new Date(Date.now() + pause).toISOString();
	await stillOurs(claim)
		.set({
			leased_until: null,
			last_error: failure.message,
			updated_at: time,
			...(next ? { next_try_at: next } : { failed_at: time }),
		})
		.execute();
	return next;
}

/**
 * The claimed row, unless its lease has expired and another process has taken it: then this one's result no longer
 * counts. Two leases can end in the same millisecond, so the number of attempts must match too.
 */
function stillOurs({ id, leased_until, attempts }: Claim) {
	return db()
		.updateTable("outbox")
		.where("id", "=", id)
		.where("leased_until", "=", leased_until)
		.where("attempts", "=", attempts);
}

function withoutContent({ kind, payload }: Claim): string {
	if (kind === "webhook") return "{}";
	const { to, subject } = JSON.parse(payload) as Mail;
	return JSON.stringify({ to, subject });
}
