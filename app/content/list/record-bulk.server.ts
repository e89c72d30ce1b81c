import type { Actor } from "../../log/audit.ts";
import { type Connection, db } from "../../foundation/database/client.server.ts";
import type { Reason } from "../../office/list/bulk-answer.ts";
import {
	chosenRows,
	type Found,
	leftOut,
	type Remember,
	type RowChanges,
	type Target,
} from "../../office/list/bulk.server.ts";
import type { Choice } from "../../office/list/choice.ts";
import type { TableQuery } from "../../office/list/table-query.ts";
import { rememberChange, type Undoer } from "../../office/list/undo.server.ts";
import { type BulkAction, bulkActions, isStep, type RecordQuestion } from "./record-bulk.ts";
import { type BulkInput, priceOf, readInput } from "./bulk-input.server.ts";
import type { Values } from "../record-rows.server.ts";
import { filterConditions } from "./filter-conditions.server.ts";
import { nameOf, type RecordKind } from "../record.ts";
import type { RecordService } from "../record-service.server.ts";
import type { ValuesOutcome } from "../record-values.server.ts";
import { CHANGED } from "../shown.ts";
import { findState, takeStep, undoStep } from "../states/step-service.server.ts";
import { possibleSteps } from "../states/steps.ts";

/** A record that an action is for, with the values that previews show. */
export type RecordTarget = Target & {
	/** UTC; a step changes it, too. */
	updatedAt: string;
	values: Values;
};

/** Changes many records of a list at once. */
export function recordChanges(
	service: RecordService,
	query: TableQuery<string>,
	by: Actor,
): RowChanges<BulkAction, RecordTarget, BulkInput, Before, RecordQuestion> {
	const { record } = service;
	return {
		list: record.kind,
		actions: bulkActions(record),
		async find(choice, form) {
			const found = await targetsOf(service, choice, query);
			if (!found) return null;
			const readAt = String(form.get("readAt") ?? "");
			const isChanged = ({ updatedAt }: RecordTarget) => readAt !== "" && updatedAt > readAt;
			return {
				targets: found.targets.filter((target) => !isChanged(target)),
				failed: [...found.failed, ...found.targets.filter(isChanged).map((target) => leftOut(target, "changed"))],
			};
		},
		read: async (action, form, targets) => readInput(record, action, form, targets),
		async change(action, target, input, remember) {
			const { state } = await carryOut(service, action, target, input, by, remember);
			return state === "done" ? { state, before: null } : { state };
		},
	};
}

/** The records of a choice as they are now, and those that are gone. Null for more than `most`. */
export function targetsOf(
	{ record, search }: Pick<RecordService, "record" | "search">,
	choice: Choice,
	{ q, filters = {} }: TableQuery<string>,
	most?: number,
): Promise<Found<RecordTarget>> {
	const matching = async (limit: number) => {
		const conditions = [...search(q).conditions, ...filterConditions(record, filters)];
		const rows = conditions.reduce((query, condition) => query.where(condition), selected(record));
		return (await rows.limit(limit).execute()).map((row) => toTarget(record, row));
	};
	return chosenRows(choice, matching, (ids) => targets(record, ids), most);
}

async function targets(record: RecordKind, ids: string[], t: Connection = db()): Promise<RecordTarget[]> {
	return (await selected(record, t).where("id", "in", ids).execute()).map((row) => toTarget(record, row));
}

function selected({ table, name, list }: RecordKind, t: Connection = db()) {
	const columns = ["id", "version", "updated_at", name, ...(list.prices ?? [])];
	return t
		.selectFrom(table as "Karriere")
		.select(columns as "id"[])
		.orderBy("created_at", "desc")
		.orderBy("id", "desc");
}

function toTarget(record: RecordKind, row: object): RecordTarget {
	const { id, version, updated_at, ...values } = row as Pick<Target, "id" | "version"> & {
		updated_at: string;
	} & Values;
	return { id, version, updatedAt: updated_at, name: nameOf(record, values), values };
}

/**
 * The data that undoes a change of a record: the row's time of change since, and its values before. A record with
 * another time is left alone. A record in the trash has no row.
 */
type Before = { at: string | null; was?: Values };

async function beforeOf(record: RecordKind, id: string, t?: Connection, was?: Values): Promise<Before> {
	const [row] = await targets(record, [id], t);
	return { at: row?.updatedAt ?? null, was };
}

type CarriedOut = ValuesOutcome | { state: "done" | Reason };

async function carryOut(
	service: RecordService,
	action: BulkAction,
	target: RecordTarget,
	{ words = {}, values = {}, price }: BulkInput,
	by: Actor,
	remember: Remember<Before>,
): Promise<CarriedOut> {
	const { record } = service;
	const also = async (t: Connection, was?: Values) => remember(t, await beforeOf(record, target.id, t, was));
	if (action === "trash") {
		const removed = await service.remove(target.id, by, target, also);
		return { state: removed === CHANGED ? "changed" : removed === null ? "missing" : "done" };
	}
	if (action === "set") return service.setValues(target, values, by, also);
	if (action === "price") {
		const change = price && priceOf(record, target, price);
		if (!change) return { state: "noPrice" };
		if (typeof change.to === "string") return { state: change.to };
		return service.setValues(target, { [change.column]: change.to }, by, also);
	}
	const found = await findState(record, target.id);
	if (!found) return { state: "missing" };
	if (found.row.version !== target.version) return { state: "changed" };
	if (!possibleSteps(record.states, found.row).includes(action)) return { state: "notNow" };
	const leavesDraft = found.row.state === "draft";
	if (leavesDraft && (await service.unfinished(target.id)).length > 0) return { state: "incomplete" };
	const andUndo = async (t: Connection) => {
		if (leavesDraft) await service.endDraft(target.id, by, t);
		await also(t);
	};
	return takeStep(record, target.id, action, { shown: found.row, words, by, also: andUndo });
}

/** Remembers a step of one record, and returns the id under which it can be taken back. */
export async function rememberStep(record: RecordKind, id: string, action: string, by: Actor): Promise<string | null> {
	return rememberChange({ list: record.kind, action }, { id, before: await beforeOf(record, id) }, by);
}

/** The same for a record that was moved to the trash. */
export async function rememberTrashed(record: RecordKind, id: string, by: Actor): Promise<string | null> {
	return rememberChange({ list: record.kind, action: "trash" }, { id, before: { at: null } satisfies Before }, by);
}

/** Takes back what was done with records, except those that somebody has changed since. */
export function recordUndoer(service: RecordService, by: Actor): Undoer {
	const { record } = service;
	return {
		async undo(action, id, before) {
			if (action === "trash") return (await service.restore(id, by, { asDraft: false })) !== null;
			const { at, was } = before as Before;
			const [now] = await targets(record, [id]);
			if (!now || now.updatedAt !== at) return false;
			if (isStep(action)) return (await undoStep(record, id, by)).state === "done";
			return was !== undefined && (await service.setValues(now, was, by)).state === "done";
		},
		names: async (ids) => new Map((await targets(record, ids)).map(({ id, name }) => [id, name])),
	};
}
