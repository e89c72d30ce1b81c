import type { Selectable } from "kysely";
import { db, now } from "../../foundation/database/client.server.ts";
import { isId } from "../../foundation/database/identity.ts";
import type { Schema } from "../../foundation/database/schema.ts";
import { searchIn } from "../../foundation/database/search.server.ts";
import type { CollectionName } from "../../log/audit.ts";
import { chosenRows, leftOut, type RowChanges } from "../../office/list/bulk.server.ts";
import type { Choice } from "../../office/list/choice.ts";
import { resultPage } from "../../office/list/result-page.server.ts";
import type { TablePage, TableQuery } from "../../office/list/table-query.ts";
import { findPictures } from "../../media/pictures.server.ts";
import { isOnSite } from "../states/states.ts";
import type { TrashedRecord } from "./trash-repository.server.ts";
import { type Became, daysLeft, trashActions, type TrashSort, type TrashStep } from "./trash-rules.ts";

export type TrashLine = ReturnType<typeof toLine> & { picture?: string };

type Kinds = readonly CollectionName[];
type Query = Pick<TableQuery<TrashSort>, "q" | "filters">;

const columns = ["id", "kind", "name", "nr", "record", "deleted_by", "created_at"] as const;

/** One page of the trash; the best hits of a search come first. */
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
	const lines = rows.map(toLine);
	const covers = await findPictures(lines.flatMap(({ cover }) => cover ?? []));
	const pathOf = (cover?: string) => covers.find(({ id }) => id === cover)?.path;
	return { lines: lines.map((line) => ({ ...line, picture: pathOf(line.cover) })), ...shown };
}

/** One record in the trash; null if it is not there or of another kind. */
export async function trashLine(id: string, kinds: Kinds): Promise<TrashLine | null> {
	if (!isId(id)) return null;
	const row = await within(kinds).select(columns).where("id", "=", id).executeTakeFirst();
	return row ? toLine(row) : null;
}

type Options = {
	kinds: Kinds;
	query: Query;
	mayRemove: boolean;
	/** Takes one step with one record; returns null when it is no longer in the trash. */
	take: (step: TrashStep, line: TrashLine) => Promise<{ name: string; state: string } | null>;
	became: Became;
};

/** Restores or removes records in the trash. Removing asks for a confirmation first. */
export function trashChanges(
	form: FormData,
	{ kinds, query, mayRemove, take, became }: Options,
): RowChanges<TrashLine> {
	// When the record or the question was shown.
	const time = Date.parse(String(form.get("confirmed")));
	const confirmedAt = Number.isNaN(time) ? null : new Date(time).toISOString();
	// The question did not cover records that were deleted after it.
	const until = confirmedAt ?? now();
	return {
		list: "trash",
		actions: trashActions(mayRemove),
		find: (choice, action) => (action === "empty" ? allUntil(kinds, until) : chosenUntil(kinds, query, choice, until)),
		async prepare(action) {
			const step = action === "empty" ? "remove" : (action as TrashStep);
			if (step === "remove" && confirmedAt === null) return { ask: { typed: { at: until }, errors: {} } };
			return {
				async change(line) {
					const taken = await take(step, line);
					if (!taken) return "missing";
					if (step === "restoreOnline" && taken.state === "draft") became.drafts.push(taken.name);
					if (line.wasTaken && taken.state === "draft") became.free.push(taken.name);
					return "done";
				},
			};
		},
	};
}

async function chosenUntil(kinds: Kinds, query: Query, choice: Choice, until: string) {
	const all = matching(kinds, query).found.select(columns).where("created_at", "<=", until);
	const found = await chosenRows(
		choice,
		async (limit) => (await all.limit(limit).execute()).map(toLine),
		async (ids) => (await within(kinds).select(columns).where("id", "in", ids).execute()).map(toLine),
	);
	if (!found) return null;
	// A record that was restored and deleted again since is not the one that was chosen.
	const isLater = ({ deletedAt }: TrashLine) => deletedAt > until;
	const later = found.targets.filter(isLater).map((line) => leftOut(line, "changed"));
	return { targets: found.targets.filter((line) => !isLater(line)), failed: [...found.failed, ...later] };
}

async function allUntil(kinds: Kinds, until: string) {
	const rows = await within(kinds).select(columns).where("created_at", "<=", until).execute();
	return { targets: rows.map(toLine), failed: [] };
}

function within(kinds: Kinds) {
	return db().selectFrom("trash").where("kind", "in", kinds);
}

function matching(kinds: Kinds, { q, filters }: Query) {
	const { conditions, rank } = searchIn("trash", q);
	const narrowed = within((filters?.kind as Kinds | undefined) ?? kinds);
	return { found: conditions.reduce((query, condition) => query.where(condition), narrowed), rank };
}

type Row = Pick<Selectable<Schema["trash"]>, (typeof columns)[number]>;

function toLine({ record, deleted_by, created_at, ...row }: Row) {
	const stored = JSON.parse(record) as TrashedRecord;
	return {
		...row,
		/** Nothing changes in the trash. */
		version: 0,
		kind: row.kind as CollectionName,
		/** What was not online can only become a draft. */
		wasOnline: isOnSite(stored.row.state),
		wasTaken: ["reserved", "sold"].includes(stored.row.state),
		/** The id of its first picture. */
		cover: stored.pictures[0]?.id,
		deletedBy: deleted_by,
		deletedAt: created_at,
		/** Until it is removed for good. */
		daysLeft: daysLeft(created_at, Date.now()),
	};
}
