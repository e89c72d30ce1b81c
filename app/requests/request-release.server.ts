import { type Connection, db, now } from "../foundation/database/client.server.ts";
import { nextVersion } from "../foundation/database/next-version.server.ts";
import { isId } from "../foundation/database/identity.ts";
import { writeAudit } from "../log/write-audit.server.ts";
import type { Actor } from "../log/audit.ts";
import type { StepDone } from "./request.ts";
import { furtherMachines } from "./request-machines.server.ts";
import { queueMessages } from "./request-mails.server.ts";

/**
 * Takes a suspicious request among the open ones and sends what an ordinary one causes at its arrival; its waiting time
 * begins now. `by` is null where its sender has sent the same words once more.
 */
export async function releaseRequest(id: string, by: Actor | null): Promise<StepDone> {
	return isId(id)
		? db()
				.transaction()
				.execute((t) => releaseWithin(t, id, by))
		: { state: "missing" };
}

/** The same in the caller's transaction. */
export async function releaseWithin(t: Connection, id: string, by: Actor | null): Promise<StepDone> {
	const released_at = now();
	const released = await t
		.updateTable("Kontaktanfragen_Archiv")
		.set({ suspicion: null, released_at, ...nextVersion(released_at) })
		.where("id", "=", id)
		.where("suspicion", "is not", null)
		.returning([
			"kind",
			"name",
			"email",
			"phone",
			"subject",
			"message",
			"language",
			"offer_id",
			"offer_name",
			"offer_nr",
			"created_at",
		])
		.executeTakeFirst();
	if (!released) {
		const existing = await t
			.selectFrom("Kontaktanfragen_Archiv")
			.select("subject")
			.where("id", "=", id)
			.executeTakeFirst();
		return existing ? { state: "unchanged", subject: existing.subject } : { state: "missing" };
	}
	const { offer_id, offer_name, offer_nr: nr, ...request } = released;
	const offer = offer_name === null ? null : { id: offer_id, name: offer_name };
	const further = await furtherMachines(id, t);
	await queueMessages({ id, ...request, offer, nr, further, released_at }, t);
	await writeAudit({ kind: request.kind, id, name: null, action: "notSpam", by }, t);
	return { state: "done", kind: request.kind, subject: request.subject };
}
