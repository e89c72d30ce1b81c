import { setImmediate as nextTurn } from "node:timers/promises";
import type { Actor } from "../audit-log/audit.ts";
import { type Connection, db } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import type { Search } from "../database/search.server.ts";
import type { Failure, Reason } from "../office/bulk-answer.ts";
import { rememberBulk, type TakenBack } from "../office/bulk-changes.server.ts";
import { type Choice, MOST_AT_ONCE } from "../office/choice.ts";
import type { Filters, TableQuery } from "../office/table-query.ts";
import { type BulkAction, changedPrice, isStep, type PriceChange } from "./bulk.ts";
import type { Stored } from "./fields.ts";
import { filterConditions } from "./list-filters.server.ts";
import { editorsOf } from "./marks.server.ts";
import { nameOf, type RecordKind } from "./record.ts";
import type { ValuesOutcome } from "./record-values.server.ts";
import { CHANGED, type Shown } from "./shown.ts";
import { findState, takeStep, undoStep } from "./step-service.server.ts";
import { possibleSteps, type StepWords } from "./steps.ts";

/** A record that an action is for, with the values that previews show. */
export type Target = {
	id: string;
	version: number;
	/** UTC; a step changes it, too. */
	updatedAt: string;
	name: string;
	values: Record<string, Stored>;
};

/** What an action needs beside the records. */
export type BulkInput = { words?: StepWords; values?: Record<string, Stored>; price?: PriceChange };

/** The collection's own ways to change a record. */
export type BulkService = {
	record: RecordKind;
	search: (text: string) => Promise<Search>;
	unfinished: (id: string) => Promise<string[]>;
	endDraft: (id: string, by: Actor, t: Connection) => Promise<void>;
	setValues: (
		shown: { id: string; version: number },
		values: Record<string, Stored>,
		by: Actor,
	) => Promise<ValuesOutcome>;
	remove: (id: string, by: Actor, shown: Shown) => Promise<string | typeof CHANGED | null>;
	restore: (id: string, by: Actor, as: { asDraft: boolean }) => Promise<unknown>;
};

/** A collection with its own search, so that a choice of all is what its list shows. */
type Searched = { record: RecordKind; search: (text: string) => Promise<Search> };

/** The records of a choice as they are now, and those that are gone. Null for more than `most`. */
export async function targetsOf(
	{ record, search }: Searched,
	choice: Choice,
	query: TableQuery<string>,
	most = MOST_AT_ONCE,
): Promise<{ targets: Target[]; failed: Failure[] } | null> {
	if (choice.all) {
		const limit = most + choice.not.length;
		const rows = await matching(record, await search(query.q), query.filters, limit + 1);
		if (rows.length > limit) return null;
		return { targets: rows.filter(({ id }) => !choice.not.includes(id)), failed: [] };
	}
	const asked = choice.chosen.filter(({ id }) => isId(id)).slice(0, MOST_AT_ONCE);
	const ids = asked.map(({ id }) => id);
	const rows = ids.length > 0 ? await targets(record, ids) : [];
	const found = new Map(rows.map((row) => [row.id, row]));
	const failed: Failure[] = [];
	const shown = asked.flatMap(({ id, version }): Target[] => {
		const target = found.get(id);
		if (!target) failed.push({ id, name: id, version, reason: "missing" });
		else if (target.version !== version) failed.push(leftOut(target, "changed"));
		else return [target];
		return [];
	});
	return { targets: shown, failed };
}

async function matching(
	record: RecordKind,
	{ conditions }: Search,
	filters: Filters = {},
	limit: number,
): Promise<Target[]> {
	let query = selected(record);
	for (const condition of [...conditions, ...filterConditions(record, filters)]) query = query.where(condition);
	return (await query.limit(limit).execute()).map((row) => toTarget(record, row));
}

async function targets(record: RecordKind, ids: string[]): Promise<Target[]> {
	return (await selected(record).where("id", "in", ids).execute()).map((row) => toTarget(record, row));
}

function selected({ table, name, list }: RecordKind) {
	const columns = ["id", "version", "updated_at", name, ...(list.prices ?? [])];
	return db()
		.selectFrom(table as "Karriere")
		.select(columns as "id"[])
		.orderBy("created_at", "desc")
		.orderBy("id", "desc");
}

function toTarget(record: RecordKind, row: object): Target {
	const { id, version, updated_at, ...values } = row as Pick<Target, "id" | "version"> & {
		updated_at: string;
	} & Record<string, Stored>;
	return { id, version, updatedAt: updated_at, name: nameOf(record, values), values };
}

export function leftOut({ id, name, version }: Target, reason: Reason): Failure {
	return { id, name, version, reason };
}

/** The price of a record and what it would become; null for one without a price. */
export function priceOf(
	{ list: { prices = [] } }: Pick<RecordKind, "list">,
	{ values }: Pick<Target, "values">,
	change: PriceChange,
): { column: string; from: number; to: number | null } | null {
	const column = prices.find((name) => typeof values[name] === "number");
	if (column === undefined) return null;
	const from = Number(values[column]);
	return { column, from, to: changedPrice(from, change) };
}

/**
 * What an action did to one record: the row's time of change since, and the values that it had before. What has another
 * time is left when the action is taken back. A record in the trash has no row.
 */
export type Done = { id: string; at: string | null; was?: Record<string, Stored> };

/**
 * Does the same with many records, one after the other, each in a transaction of its own. Those that can't be changed
 * are named, and the others are done. Returns the id under which all of it can be taken back.
 */
export async function runBulk(
	service: BulkService,
	action: BulkAction,
	all: Target[],
	input: BulkInput,
	by: Actor,
): Promise<{ done: string[]; failed: Failure[]; undo: string | null }> {
	const { record } = service;
	const done: string[] = [];
	const changed: Done[] = [];
	const editors = await editorsOf(
		all.map(({ id }) => id),
		by.id,
	);
	const failed: Failure[] = [];
	for (const target of all) {
		if (editors.has(target.id)) {
			failed.push(leftOut(target, "edited"));
			continue;
		}
		const { id } = target;
		const outcome = await runOne(service, action, target, input, by).catch(() => ({ state: "failed" }) as const);
		if (outcome.state === "done") {
			const [row] = await targets(record, [id]);
			changed.push({ id, at: row?.updatedAt ?? null, was: "was" in outcome ? outcome.was : undefined });
		}
		if (outcome.state === "done" || outcome.state === "same") done.push(id);
		else failed.push(leftOut(target, outcome.state));
		await nextTurn();
	}
	return { done, failed, undo: await rememberBulk({ list: record.kind, action, records: changed }, by) };
}

type Outcome = ValuesOutcome | { state: "done" | Reason };

async function runOne(
	service: BulkService,
	action: BulkAction,
	target: Target,
	{ words = {}, values = {}, price }: BulkInput,
	by: Actor,
): Promise<Outcome> {
	const { record } = service;
	if (action === "trash") {
		const removed = await service.remove(target.id, by, target);
		return { state: removed === CHANGED ? "changed" : removed === null ? "missing" : "done" };
	}
	if (action === "set") return service.setValues(target, values, by);
	if (action === "price") {
		const change = price && priceOf(record, target, price);
		if (!change || change.to === null) return { state: "noPrice" };
		return service.setValues(target, { [change.column]: change.to }, by);
	}
	const found = await findState(record, target.id);
	if (!found) return { state: "missing" };
	if (found.row.version !== target.version) return { state: "changed" };
	if (!possibleSteps(record.states, found.row).includes(action)) return { state: "notNow" };
	const leavesDraft = found.row.state === "draft";
	if (leavesDraft && (await service.unfinished(target.id)).length > 0) return { state: "incomplete" };
	const also = (t: Connection) => (leavesDraft ? service.endDraft(target.id, by, t) : Promise.resolve());
	return takeStep(record, target.id, action, { shown: found.row, words, by, also });
}

/** Takes back what was done with many records, except those that somebody has changed since. */
export async function undoBulk(
	service: BulkService,
	{ action, records }: { action: string; records: Done[] },
	by: Actor,
): Promise<TakenBack> {
	const failed: string[] = [];
	for (const one of records) {
		if (!(await undoOne(service, action as BulkAction, one, by).catch(() => false))) failed.push(one.id);
		await nextTurn();
	}
	const names = failed.length > 0 ? await targets(service.record, failed) : [];
	return {
		done: records.length - failed.length,
		failed: failed.map((one) => names.find((target) => target.id === one)?.name ?? one),
	};
}

async function undoOne(service: BulkService, action: BulkAction, { id, at, was }: Done, by: Actor): Promise<boolean> {
	if (action === "trash") return (await service.restore(id, by, { asDraft: false })) !== null;
	const [now] = await targets(service.record, [id]);
	if (!now || now.updatedAt !== at) return false;
	if (isStep(action)) return (await undoStep(service.record, id, by)).state === "done";
	return was !== undefined && (await service.setValues(now, was, by)).state === "done";
}
