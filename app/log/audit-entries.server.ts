import { type Selectable, sql } from "kysely";
import { type Connection, countOf, db } from "../foundation/database/client.server.ts";
import { isId } from "../foundation/database/identity.ts";
import type { Schema } from "../foundation/database/schema.ts";
import { pageOf } from "../foundation/database/page-of.ts";
import type { AuditAction, AuditKind, Change, RequestSource } from "./audit.ts";

export type AuditEntry = ReturnType<typeof entryOf>;

const ENTRIES_A_PAGE = 50;
const ENTRIES_OF_RECORD = 100;

/** A page of entries, newest first, and all users who appear in the log. A page beyond the last becomes the last. */
export async function auditPage({ kind, by }: { kind: AuditKind | null; by: string | null }, page: number) {
	let matching = db().selectFrom("trace");
	if (kind) matching = matching.where("kind", "=", kind);
	// A sign-in names its user by the account.
	if (by)
		matching = matching.where(({ or, and, eb }) =>
			or([eb("by_email", "=", by), and([eb("kind", "=", "signIn"), eb("record_name", "=", by)])]),
		);
	const people = await db()
		.selectFrom("trace")
		.select("by_email")
		.distinct()
		.where("by_email", "is not", null)
		.orderBy("by_email")
		.execute();
	const count = await countOf(matching);
	const { offset, ...numbers } = pageOf(count, page, ENTRIES_A_PAGE);
	const rows = await matching
		.selectAll()
		// The log stores no visitor's name, so that deleting a request deletes it.
		.select(sql<string | null>`(select name from "Kontaktanfragen_Archiv" r where r.id = record_id)`.as("sender"))
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(ENTRIES_A_PAGE)
		.offset(offset)
		.execute();
	return { entries: rows.map(entryOf), people: people.flatMap(({ by_email }) => by_email ?? []), count, ...numbers };
}

/** The newest actions on a record, the newest first. */
export async function recordHistory(kind: AuditKind, id: string): Promise<AuditEntry[]> {
	if (!isId(id)) return [];
	const newest = entriesOf(kind, [id]).orderBy("created_at", "desc").orderBy("id", "desc");
	return (await newest.limit(ENTRIES_OF_RECORD).execute()).map(entryOf);
}

/** All actions on a record, the oldest first. */
export async function recordSteps(kind: AuditKind, id: string, on?: Connection): Promise<AuditEntry[]> {
	return (await entriesOf(kind, [id], on).orderBy("created_at").orderBy("id").execute()).map(entryOf);
}

function entriesOf(kind: AuditKind, ids: readonly string[], on: Connection = db()) {
	return on.selectFrom("trace").selectAll().where("kind", "=", kind).where("record_id", "in", ids);
}

/** What a form shows of a record, by default all. Of settings, each is a record with one field of the same name. */
export type ShownFields = { kind: AuditKind; ids: readonly string[]; fields?: readonly string[] };

/** The id of the newest change of fields, which their form sends as `shown`. Read it before the fields. */
export async function newestChange(fields: ShownFields): Promise<string> {
	return (await changesAfter("", fields, db()))[0]?.id ?? "";
}

/** The answer to a form whose fields have changed since it was opened; null if none has, or if it sends no `shown`. */
export async function changedMeanwhile(typed: Record<string, string>, fields: ShownFields, t: Connection) {
	const meanwhile = typed.shown === undefined ? [] : await changesAfter(typed.shown, fields, t);
	return meanwhile[0] ? { meanwhile, typed: { ...typed, shown: meanwhile[0].id } } : null;
}

async function changesAfter(id: string, { kind, ids, fields }: ShownFields, on: Connection): Promise<AuditEntry[]> {
	const later = entriesOf(kind, ids, on).where("id", ">", id).orderBy("id", "desc");
	const rows = await later.limit(ENTRIES_OF_RECORD).execute();
	const isShown = ({ field }: Change) => fields?.includes(field) ?? true;
	const entries = rows.map((row) => ({ ...entryOf(row), changes: changesIn(row.changes).filter(isShown), from: null }));
	return entries.filter(({ changes }) => changes.length > 0);
}

function entryOf(row: Selectable<Schema["trace"]> & { sender?: string | null }) {
	const from: RequestSource | null = row.address === null ? null : { address: row.address, device: row.device };
	return {
		id: row.id,
		kind: row.kind as AuditKind,
		recordId: row.record_id,
		/** The record's name at that time, or a request's sender; null where the name must not outlive the record. */
		name: row.record_name ?? row.sender ?? null,
		action: row.action as AuditAction,
		/** Null where the program acted without a user. */
		by: row.by_email,
		at: row.created_at,
		changes: changesIn(row.changes),
		/** Of sign-ins and changes to accounts. */
		from,
	};
}

function changesIn(stored: string | null): Change[] {
	return stored === null ? [] : (JSON.parse(stored) as Change[]);
}
