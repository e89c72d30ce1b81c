import type { Actor } from "../../log/audit.ts";
import { type Connection, db } from "../../foundation/database/client.server.ts";
import type { RecordState } from "../../foundation/database/schema.ts";
import {
	type ChosenRows,
	chosenRows,
	type Prepared,
	type Remember,
	type RowChanges,
	type Target,
} from "../../office/list/bulk.server.ts";
import type { Reason } from "../../office/list/bulk-answer.ts";
import type { Choice } from "../../office/list/choice.ts";
import type { TableQuery } from "../../office/list/table-query.ts";
import { rememberChange, type Undoer } from "../../office/list/undo.server.ts";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import { bulkActions, changedPrice, fieldsSet, isStep, priceForm, rowSteps } from "./record-bulk.ts";
import type { RecordRow, Values } from "../record-rows.server.ts";
import { recordTables } from "../record-tables.server.ts";
import { recordsMatching } from "./record-list.server.ts";
import { nameOf, type RecordKind } from "../record.ts";
import type { RecordService } from "../record-service.server.ts";
import { CHANGED } from "../shown.ts";
import { lastSaver } from "../versions/versions.server.ts";
import { trashedAmong } from "../trash/trash-repository.server.ts";
import { type StateRow, undoStep, takeStep } from "../states/step-service.server.ts";
import type { StepName } from "../states/steps.ts";
import { isOnSite } from "../states/states.ts";

/** A record that an action is for. `updatedAt` (UTC) changes with each step, too. */
type RecordTarget = Target & { updatedAt: string; state: RecordState };
type RecordAction = Prepared<RecordTarget>;

export function recordChanges(service: RecordService, query: TableQuery<string>, by: Actor): RowChanges<RecordTarget> {
	const { record } = service;
	return {
		list: record.kind,
		actions: [...bulkActions(record), ...rowSteps],
		async find(choice) {
			const found = await targetsOf(service, choice, query);
			const [first] = found?.failed ?? [];
			if (first?.reason === "changed") first.by = await lastSaver(record.kind, first.id);
			return found;
		},
		async prepare(action, form) {
			if (action === "trash") return trashing(service, by);
			if (action === "set") return setting(service, form, by);
			return isStep(action) ? stepping(service, action, by) : pricing(service, form, by);
		},
	};
}

/** Asks for what an action lacks. The first time, before anything was sent, there are no errors. */
function ask(form: FormData, typed: Record<string, string>, errors: Record<string, string>): RecordAction {
	return { ask: { typed, errors: form.has("confirmed") ? errors : {} } };
}

function trashing(service: RecordService, by: Actor): RecordAction {
	return {
		async change(target, remember) {
			const also = async (t: Connection) => remember(t, await beforeOf(service.record, target.id, t));
			const removed = await service.remove(target.id, by, target, also);
			if (removed === CHANGED) return "changed";
			return removed === null ? "missing" : "done";
		},
	};
}

function stepping(service: RecordService, step: StepName, by: Actor): RecordAction {
	const { record } = service;
	return {
		async change({ id, version, state }, remember) {
			const also = async (t: Connection, was: StateRow) => remember(t, await beforeOf(record, id, t, was));
			const outcome = await takeStep(service, id, step, { shown: { version }, words: {}, by, also });
			if (outcome.state === "incomplete") return { reason: outcome.state, fields: outcome.fields };
			return outcome.state === "notNow" ? unfit(step, state) : outcome.state;
		},
	};
}

/** Why a step does not fit a record in this state. */
function unfit(step: StepName, state: RecordState): Reason {
	if (step === "withdraw") return "notOnline";
	if (step === "release") return "notReserved";
	if (step === "publish" && isOnSite(state)) return "isOnline";
	return step === "publish" && state === "sold" ? "isSold" : "notNow";
}

/** Sets the fields for which a value was chosen, and no others. */
function setting(service: RecordService, form: FormData, by: Actor): RecordAction {
	const { fields, list } = service.record;
	const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
	const values: Values = {};
	for (const name of fieldsSet(service.record, form)) {
		if (!list.settable[name]?.includes(typed[name]!)) continue;
		values[name] = fields[name]?.kind === "yesNo" ? typed[name] === "true" : typed[name]!;
	}
	if (!form.has("confirmed") || Object.keys(values).length === 0) return ask(form, typed, { pick: "error.pick" });
	return { change: (target, remember) => setValues(service, target, values, by, remember) };
}

/** Changes the price of each record, which has at most one. */
function pricing(service: RecordService, form: FormData, by: Actor): RecordAction {
	const read = readForm(priceForm, form);
	if (!read.ok) return ask(form, read.typed, read.errors);
	return {
		async change(target, remember) {
			// What it was offered for belongs to the sale.
			if (target.state === "sold") return "isSold";
			if (!target.price) return "noPrice";
			const price = changedPrice(target.price.cents, read.value);
			if (typeof price === "string") return price;
			return setValues(service, target, { [target.price.field]: price }, by, (t, was) =>
				remember(t, { ...was, price: read.value }),
			);
		},
	};
}

async function setValues(service: RecordService, target: RecordTarget, values: Values, by: Actor, remember: Remember) {
	const also = async (t: Connection, was: Values) => remember(t, await beforeOf(service.record, target.id, t, was));
	return (await service.setValues(target, values, by, also)).state;
}

/** Returns the records of a choice as `chosenRows`. */
function targetsOf(
	{ record, search }: RecordService,
	choice: Choice,
	{ q, filters }: TableQuery<string>,
): Promise<ChosenRows<RecordTarget> | null> {
	const matching = (limit: number) => targetsIn(record, recordsMatching(record, search(q), filters).limit(limit));
	return chosenRows(choice, matching, (ids) => targets(record, ids));
}

function targets(record: RecordKind, ids: string[], t: Connection = db()): Promise<RecordTarget[]> {
	return targetsIn(record, recordTables(t).selectFrom(record.table).where("id", "in", ids));
}

async function targetsIn(record: RecordKind, found: ReturnType<typeof recordsMatching>): Promise<RecordTarget[]> {
	const { prices = [] } = record.list;
	const columns = ["id", "version", "updated_at", "state", record.name, ...prices] as "id"[];
	const rows = found.select(columns).orderBy("created_at", "desc").orderBy("id", "desc").$castTo<RecordRow>();
	return (await rows.execute()).map(({ id, version, updated_at: updatedAt, state, ...values }) => {
		const field = state === "sold" ? undefined : prices.find((name) => values[name] != null);
		const price = field === undefined ? undefined : { field, cents: Number(values[field]) };
		return { id, version, updatedAt, state, name: nameOf(record, values), price };
	});
}

/** What undoes a change of a record: its values before, and when it was changed (UTC). */
type Before = { at: string; was?: Values | StateRow };

async function beforeOf(record: RecordKind, id: string, t?: Connection, was?: Before["was"]): Promise<Before> {
	return { at: (await lastChanges(record, [id], t)).get(id)?.at ?? "", was };
}

/** The names of records, in the trash as well, and when each was changed last (UTC). */
async function lastChanges(record: RecordKind, ids: string[], t?: Connection) {
	const there = (await targets(record, ids, t)).map(({ id, name, updatedAt: at }) => ({ id, name, at }));
	return new Map([...there, ...(await trashedAmong(record.kind, ids, t))].map((row) => [row.id, row]));
}

/** Remembers a change of one record. Returns the id for taking it back. */
export async function rememberRecordChange(record: RecordKind, id: string, action: string, by: Actor, was?: StateRow) {
	return rememberChange({ list: record.kind, action }, { id, before: await beforeOf(record, id, undefined, was) }, by);
}

/** Takes back changes of records, except those that somebody has changed since. */
export function recordUndoer(service: RecordService, by: Actor): Undoer {
	const { record } = service;
	return {
		async undo(action, id, before) {
			const { at, was } = before as Before;
			// Another time says that somebody has changed it since.
			if ((await lastChanges(record, [id])).get(id)?.at !== at) return false;
			if (action === "trash") return (await service.restore(id, by, { planned: true })) !== null;
			if (isStep(action) || action === "hire") return undoStep(record, id, was as StateRow, by);
			const [now] = await targets(record, [id]);
			return now !== undefined && (await service.setValues(now, was as Values, by)).state === "done";
		},
		rows: (ids) => lastChanges(record, ids),
	};
}
