import { db } from "../../foundation/database/client.server.ts";
import { isId } from "../../foundation/database/identity.ts";
import { searchIn } from "../../foundation/database/search.server.ts";
import type { CollectionName } from "../../log/audit.ts";
import { chosenRows, type Found, leftOut } from "../../office/list/bulk.server.ts";
import type { Choice } from "../../office/list/choice.ts";
import { resultPage } from "../../office/list/result-page.server.ts";
import type { TablePage, TableQuery } from "../../office/list/table-query.ts";
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
	const { found, rank } = matching(kinds, query);
	const isNarrowed = query.q !== "" || query.filters !== undefined;
	const { offset, ...shown } = await resultPage(within(kinds), isNarrowed ? found : null, query);
	const [by, direction] = query.sort.split("-") as ["time" | "name", "asc" | "desc"];
	const rows = await (rank ? found.orderBy(rank) : found)
		.select(columns)
		.orderBy(by === "name" ? "sort_name" : "created_at", direction)
		.orderBy("id", direction)
		.limit(query.size)
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

/** A record that an action is for. Nothing changes in the trash, so all are at the same version. */
export type TrashTarget = { id: string; version: 0; name: string; kind: CollectionName; deletedAt: string };

/** The records of a choice that were deleted until then. Null for more than can be done at once. */
export async function chosenInTrash(
	kinds: Kinds,
	query: Query,
	choice: Choice,
	until: string,
): Promise<Found<TrashTarget>> {
	const rows = matching(kinds, query).found.select(targetColumns).where("created_at", "<=", until);
	const all = async (limit: number) => (await rows.limit(limit).execute()).map(toTarget);
	const named = async (ids: string[]) =>
		(await within(kinds).select(targetColumns).where("id", "in", ids).execute()).map(toTarget);
	const found = await chosenRows(choice, all, named);
	if (!found) return null;
	// A record that was restored and deleted again since is not the one that was chosen.
	const isLater = ({ deletedAt }: TrashTarget) => deletedAt > until;
	const later = found.targets.filter(isLater).map((target) => leftOut(target, "changed"));
	return { targets: found.targets.filter((target) => !isLater(target)), failed: [...found.failed, ...later] };
}

/** All records of some kinds that were deleted until then. */
export async function deletedUntil(kinds: Kinds, until: string): Promise<Found<TrashTarget>> {
	const rows = await within(kinds).select(targetColumns).where("created_at", "<=", until).execute();
	return { targets: rows.map(toTarget), failed: [] };
}

const targetColumns = ["id", "kind", "name", "created_at"] as const;

function toTarget({ id, kind, name, created_at }: Pick<Row, (typeof targetColumns)[number]>): TrashTarget {
	return { id, version: 0, name, kind: kind as CollectionName, deletedAt: created_at };
}

function within(kinds: Kinds) {
	return db().selectFrom("trash").where("kind", "in", kinds);
}

function matching(kinds: Kinds, { q, filters }: Query) {
	const { conditions, rank } = searchIn("trash", q);
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

function wasOnline(record: string): boolean {
	const { state } = (JSON.parse(record) as { row: { state: string } }).row;
	return state === "online" || state === "reserved";
}
