import { sql } from "kysely";
import { db, now } from "../../foundation/database/client.server.ts";
import { isId, newId, timeOfId } from "../../foundation/database/identity.ts";
import { today } from "../../foundation/i18n/format.ts";
import { recordSteps } from "../../log/audit-entries.server.ts";
import { offerInTrash } from "../../content/trash/trash-repository.server.ts";
import { officeClock } from "../hours/office-clock.server.ts";
import { isOpen } from "../request.ts";
import { answersOf } from "../request-answers.server.ts";
import type { RequestKind } from "../request-kind.ts";
import { assignedEmail, ofKind, requestRow, waitsFromColumn } from "../request-kind.server.ts";
import { urgentFirst } from "../list/request-list.server.ts";
import { conditionOf } from "../list/request-tabs.server.ts";
import { photosOf, cvOf } from "./request-files.server.ts";
import { notesOf } from "../request-notes.server.ts";
import { coverOf, machinesOf, type RequestMachine } from "../request-machines.server.ts";
import type { Source } from "../contact/source.ts";
import type { Outcome } from "./request-work.ts";
import type { Suspicion } from "../suspicion.ts";
import { waitingForAnswer } from "../waiting.ts";

const MOST_OTHERS = 20;
const MOST_WAITING = 500;

/** A request, hidden or not, with all that the office knows about it; `me` is the id of the reader. */
export async function requestToRead(kind: RequestKind, id: string, me: string) {
	const request = await storedRequest(kind, id);
	if (!request) return null;
	return {
		request,
		waiting: isOpen(request) ? waitingForAnswer(await officeClock(), request, now()) : null,
		notes: await notesOf(id),
		answers: await answersOf(id),
		photos: await photosOf(id),
		cv: await cvOf(id),
		history: await recordSteps(kind, id),
		// Named here, so that a note or an answer that is sent twice is stored once.
		noteId: newId(),
		answerId: newId(),
		today: today(),
		others: await othersOf(request),
		nextId: await nextUnanswered(request, me),
	};
}

export type RequestRead = NonNullable<Awaited<ReturnType<typeof requestToRead>>>;

/** Other requests from the same address, the newest first. */
async function othersOf({ kind, id, email }: ContactRequest) {
	return db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["id", "subject", "default_subject", "offer_name", "created_at", "bearbeitet"])
		.where(ofKind(kind))
		.where(sql`lower(email)`, "=", email.toLowerCase())
		.where("id", "<>", id)
		.where("suspicion", "is", null)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(MOST_OTHERS)
		.execute();
}

/** The unanswered request after this one, emergencies first and then the longest waiting; the first after the last one. */
async function nextUnanswered({ kind, id }: ContactRequest, me: string): Promise<string | null> {
	const rows = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select("id")
		.where(conditionOf({ kind, tab: "new" }, ""))
		.where((e) => e.or([e("assigned_to", "is", null), e("assigned_to", "=", me)]))
		.orderBy(urgentFirst)
		.orderBy(waitsFromColumn)
		.orderBy("id")
		.limit(MOST_WAITING)
		.execute();
	const at = rows.findIndex((row) => row.id === id);
	const next = rows[at + 1] ?? rows[0];
	return next && next.id !== id ? next.id : null;
}

/** Adds the state and picture of the machine's offer, and the id in the trash of one that was deleted. */
async function withState(machine: RequestMachine) {
	const { id, nr } = machine;
	const offer = await db()
		.selectFrom("Angebote")
		.select(["state", "type", "available", "publish_at", "reserved_until", "sold_at", "list_price"])
		.select(coverOf("Angebote.id").as("picture"))
		.where("id", "=", id)
		.executeTakeFirst();
	return { ...machine, offer, inTrash: id === null && nr !== null ? await offerInTrash(nr) : null };
}

export type ContactRequest = NonNullable<Awaited<ReturnType<typeof storedRequest>>>;

async function storedRequest(kind: RequestKind, id: string) {
	if (!isId(id)) return null;
	const row = await requestRow(id, db())
		.select(["id", "kind", "name", "email", "phone", "language", "privacy_agreed"])
		.select(["subject", "default_subject", "message", "offer_id", "offer_name", "offer_nr"])
		.select(["bearbeitet", "processed_at", "processed_by_email", "ausgeblendet", "created_at"])
		.select(["assigned_to", assignedEmail.as("assigned_email"), "follow_up", "outcome", "outcome_reason"])
		.select(["acknowledgement_id", "first_answer_at", "source", "suspicion", "released_at"])
		.select((e) => e.selectFrom("Angebote").select("Angebote.id").where("Angebote.id", "=", id).as("made_offer"))
		.where(ofKind(kind))
		.executeTakeFirst();
	if (!row) return null;
	const { source, acknowledgement_id, ...request } = row;
	const machines = await machinesOf(id, row);
	return {
		...request,
		suspicion: row.suspicion as Suspicion | null,
		outcome: row.outcome as Outcome | null,
		/** When the automatic confirmation was written; null if there was none. */
		acknowledged_at: acknowledgement_id && new Date(timeOfId(acknowledgement_id)).toISOString(),
		machines: await Promise.all(machines.map(withState)),
		source: source === null ? null : (JSON.parse(source) as Source),
	};
}
