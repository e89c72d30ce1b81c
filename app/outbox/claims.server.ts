import type { Selectable } from "kysely";
import { db, now } from "../database/client.server.ts";
import type { Schema } from "../database/schema.ts";
import type { Mail } from "./mail.ts";
import { pauseAfter } from "./schedule.ts";
import type { SendFailure } from "./send-failure.ts";

type Row = Selectable<Schema["outbox"]>;
export type Kind = Row["kind"];
/** A row that is ours for a while. */
export type Claim = Pick<Row, "id" | "kind" | "payload" | "attempts"> & { leased_until: string };

/**
 * Longer than the longest delivery takes (see PATIENCE in send-mail and send-webhook). After it, another process may
 * try.
 */
const LEASE_MILLISECONDS = 60_000;
/** How often another process may be quicker before we look again later. */
const LOST_RACES = 10;

/**
 * Takes the next row of a kind that is due, for as long as the lease lasts: no other process gets it meanwhile. The
 * update repeats every condition, so of two that saw the same row one finds it taken.
 */
export async function claimNext(kind: Kind): Promise<Claim | null> {
	for (let races = 0; races < LOST_RACES; races++) {
		const time = now();
		const due = db()
			.selectFrom("outbox")
			.select("id")
			.where("kind", "=", kind)
			.where("sent_at", "is", null)
			.where("failed_at", "is", null)
			.where("next_try_at", "<=", time)
			.where((e) => e.or([e("leased_until", "is", null), e("leased_until", "<", time)]))
			.orderBy("next_try_at")
			.orderBy("id")
			.limit(1);
		const next = await due.executeTakeFirst();
		if (!next) return null;
		const claimed = await db()
			.updateTable("outbox")
			.set((e) => ({
				leased_until: new Date(Date.now() + LEASE_MILLISECONDS).toISOString(),
				attempts: e("attempts", "+", 1),
				updated_at: time,
			}))
			.where("id", "=", next.id)
			.where("sent_at", "is", null)
			.where("failed_at", "is", null)
			.where("next_try_at", "<=", time)
			.where((e) => e.or([e("leased_until", "is", null), e("leased_until", "<", time)]))
			.returning(["id", "kind", "payload", "attempts", "leased_until"])
			.executeTakeFirst();
		if (claimed) return claimed as Claim;
	}
	return null;
}

/** The row is delivered. Of what was sent only what the office's list shows is kept. */
export async function settleSent(claim: Claim): Promise<void> {
	const time = now();
	await stillOurs(claim)
		.set({ sent_at: time, leased_until: null, last_error: null, payload: remainder(claim), updated_at: time })
		.execute();
}

/** The row is tried again after a pause, or given up. Says when, or null when it was given up. */
export async function settleFailed(claim: Claim, failure: SendFailure): Promise<string | null> {
	const time = now();
	const pause = failure.final ? null : failure.reason === "interrupted" ? 0 : pauseAfter(claim.attempts, Math.random());
	const next = pause === null ? null : new Date(Date.now() + pause).toISOString();
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

/** A lease that has run out may be somebody else's by now; then what we know of the row counts no more. */
function stillOurs({ id, leased_until, attempts }: Claim) {
	// Two leases can end in the same millisecond; no two are the same try.
	return db()
		.updateTable("outbox")
		.where("id", "=", id)
		.where("leased_until", "=", leased_until)
		.where("attempts", "=", attempts);
}

function remainder({ kind, payload }: Claim): string {
	if (kind === "webhook") return "{}";
	const { to, subject } = JSON.parse(payload) as Mail;
	return JSON.stringify({ to, subject });
}
