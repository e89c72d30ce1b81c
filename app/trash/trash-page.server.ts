import { db } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import { searchIn } from "../database/search.server.ts";
import type { CollectionName } from "../audit-log/audit.ts";
import { type Choice, MOST_AT_ONCE } from "../office/choice.ts";
import { resultPage } from "../office/result-page.server.ts";
import type { TablePage, TableQuery } from "../office/table-query.ts";
import { daysLeft, type TrashSort } from "./trash-rules.ts";

/** A deleted record as the page shows it. `daysLeft` is the number of days until it is deleted for good. */
export type TrashLine = {
	id: string;
	kind: CollectionName;
	name: string;
	/** The number of an offer. */
	nr: number | null;
	/** Whether it can be put online again; what was not online comes back as a draft. */
	wasOnline: boolean;
	deletedBy: string | null;
	deletedAt: string;
	daysLeft: number;
};

type Kinds = readonly CollectionName[];
type Query = Pick<TableQuery<TrashSort>, "q" | "filters">;

const columns = ["id", "kind", "name", "nr", "record", "deleted_by", "created_at"] as const;

/** One page of the deleted records of some kinds; the best hits of a search come first. */
export async function trashPage(kinds: Kinds, query: TableQuery<TrashSort>): Promise<TablePage<TrashLine>> {
	const { found, rank } = await matching(kinds, query);
	const isNarrowed = query.q !== "" || query.filters !== undefined;
	const { offset, ...shown } = await resultPage(within(kinds), isNarrowed ? found : null, query);
	const [by, direction] = query.sort.split("-") as ["time" | "name", "asc" | "desc"];
	const rows = await (rank ? found.orderBy(rank) : found)
		.select(columns)
		.orderBy(by === "name" ? "sort_name" : "created_at", direction)
		.orderBy("id", direction)
		.limit(query.size ?? 1)
		.offset(offset)
		.execute();
	return { lines: rows.map(toLine), ...shown };
}

/** One record in the trash; null if it is not there, or of another kind. */
export async function trashLine(id: string, kinds: Kinds): Promise<TrashLine | null> {
	if (!isId(id)) return null;
	const row = await within(kinds).select(columns).where("id", "=", id).executeTakeFirst();
	return row ? toLine(row) : null;
}

/** A record that an action is for, or why it can't be. */
export type InTrash =
	| { id: string; name: string; kind: CollectionName }
	| { id: string; name: string; kind: null; reason: "missing" | "changed" };

/** The records of a choice that were deleted until then. Null for more than can be done at once. */
export async function chosenInTrash(
	kinds: Kinds,
	query: Query,
	choice: Choice,
	until: string,
): Promise<InTrash[] | null> {
	if (choice.all) {
		const { found } = await matching(kinds, query);
		const limit = MOST_AT_ONCE + choice.not.length;
		const rows = await found
			.select(["id", "kind", "name"])
			.where("created_at", "<=", until)
			.limit(limit + 1)
			.execute();
		return rows.length > limit ? null : rows.filter(({ id }) => !choice.not.includes(id)).map(toTarget);
	}
	const ids = choice.chosen.map(({ id }) => id).filter(isId);
	if (ids.length > MOST_AT_ONCE) return null;
	if (ids.length === 0) return [];
	const rows = await within(kinds).select(["id", "kind", "name", "created_at"]).where("id", "in", ids).execute();
	const there = new Map(rows.map((row) => [row.id, row]));
	return ids.map((id) => {
		const row = there.get(id);
		if (!row) return { id, name: id, kind: null, reason: "missing" };
		// What came back meanwhile and was deleted anew is another record than the one that was chosen.
		return row.created_at <= until ? toTarget(row) : { id, name: row.name, kind: null, reason: "changed" };
	});
}

/** All records of some kinds that were deleted until then. */
export async function deletedUntil(kinds: Kinds, until: string): Promise<InTrash[]> {
	const rows = await within(kinds).select(["id", "kind", "name"]).where("created_at", "<=", until).execute();
	return rows.map(toTarget);
}

const toTarget = ({ id, kind, name }: { id: string; kind: string; name: string }): InTrash => ({
	id,
	kind: kind as CollectionName,
	name,
});

function within(kinds: Kinds) {
	return db().selectFrom("trash").where("kind", "in", kinds);
}

async function matching(kinds: Kinds, { q, filters }: Query) {
	const { conditions, rank } = await searchIn("trash", q);
	const narrowed = within((filters?.kind as Kinds | undefined) ?? kinds);
	return { found: conditions.reduce((query, condition) => query.where(condition), narrowed), rank };
}

type Row = {
	id: string;
	kind: string;
	name: string;
	nr: number | null;
	record: string;
	deleted_by: string | null;
	created_at: string;
};

function toLine({ record, deleted_by, created_at, ...row }: Row): TrashLine {
	return {
		...row,
		kind: row.kind as CollectionName,
		wasOnline: wasOnline(record),
		deletedBy: deleted_by,
		deletedAt: created_at,
		daysLeft: daysLeft(created_at, Date.now()),
	};
}

/** Records that were deleted before there were states were all online. */
function wasOnline(record: string): boolean {
	const { state = "online" } = (JSON.parse(record) as { row?: { state?: string } }).row ?? {};
	return state === "online" || state === "reserved";
}
