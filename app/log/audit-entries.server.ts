import type { Selectable } from "kysely";
import { db } from "../foundation/database/client.server.ts";
import { isId } from "../foundation/database/identity.ts";
import { countOf } from "../foundation/database/count.server.ts";
import type { Schema } from "../foundation/database/schema.ts";
import { pageOf } from "../foundation/database/page-of.ts";
import type { Change, AuditAction, AuditKind, RequestSource } from "./audit.ts";

/** An entry as pages show it. */
export type AuditEntry = {
	id: string;
	kind: AuditKind;
	recordId: string;
	/** The record's name at that time; null where the name must not outlive the record. */
	name: string | null;
	action: AuditAction;
	/** Null where the program acted without a user. */
	by: string | null;
	at: string;
	changes: Change[];
	/** Of sign-ins and changes to accounts. */
	from: RequestSource | null;
};

export type AuditQuery = { kind: AuditKind | null; by: string | null; page: number };

const ENTRIES_A_PAGE = 50;
const ENTRIES_OF_RECORD = 100;

/**
 * A page of entries, newest first, and all users who appear in the log. A page number beyond the last page gives the
 * last page.
 */
export async function auditPage({
	kind,
	by,
	page,
}: AuditQuery): Promise<{ entries: AuditEntry[]; people: string[]; count: number; page: number; pages: number }> {
	const matching = () => {
		let query = db().selectFrom("trace");
		if (kind) query = query.where("kind", "=", kind);
		if (by)
			query = query.where(({ or, and, eb }) =>
				or([eb("by_email", "=", by), and([eb("kind", "=", "signIn"), eb("record_name", "=", by)])]),
			);
		return query;
	};
	const people = await db()
		.selectFrom("trace")
		.select("by_email")
		.distinct()
		.where("by_email", "is not", null)
		.orderBy("by_email")
		.execute();
	const count = await countOf(matching());
	const { offset, ...numbers } = pageOf(count, page, ENTRIES_A_PAGE);
	const rows = await matching()
		.select(columns)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(ENTRIES_A_PAGE)
		.offset(offset)
		.execute();
	return { entries: rows.map(entryOf), people: people.flatMap(({ by_email }) => by_email ?? []), count, ...numbers };
}

/** The latest entries of one record, newest first. */
export async function recordHistory(kind: AuditKind, id: string): Promise<AuditEntry[]> {
	if (!isId(id)) return [];
	const rows = await db()
		.selectFrom("trace")
		.select(columns)
		.where("kind", "=", kind)
		.where("record_id", "=", id)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(ENTRIES_OF_RECORD)
		.execute();
	return rows.map(entryOf);
}

const columns = [
	"id",
	"kind",
	"record_id",
	"record_name",
	"action",
	"by_email",
	"created_at",
	"changes",
	"address",
	"device",
] as const;

type Row = Pick<Selectable<Schema["trace"]>, (typeof columns)[number]>;

function entryOf({
	id,
	kind,
	record_id,
	record_name,
	action,
	by_email,
	created_at,
	changes,
	...from
}: Row): AuditEntry {
	return {
		id,
		kind: kind as AuditKind,
		recordId: record_id,
		name: record_name,
		action: action as AuditAction,
		by: by_email,
		at: created_at,
		changes: changes === null ? [] : (JSON.parse(changes) as Change[]),
		from: from.address === null ? null : { address: from.address, device: from.device },
	};
}
