import type { Actor } from "../audit-log/audit.ts";
import type { BulkDone } from "../office/bulk-answer.ts";
import { readChoice } from "../office/choice.ts";
import type { TableQuery } from "../office/table-query.ts";
import { readForm } from "../ui/form-reader.ts";
import { type BulkAction, bulkActions, isStep, priceForm } from "./bulk.ts";
import type { PricePreview, RecordsAnswer, RecordsAsked } from "./bulk-answer.ts";
import { type BulkInput, type BulkService, leftOut, priceOf, runBulk, type Target, targetsOf } from "./bulk.server.ts";
import type { Stored } from "./fields.ts";
import type { RecordKind } from "./record.ts";
import { readStepForm } from "./step-form.ts";
import { fieldsOf } from "./steps.ts";

const NAMES_SHOWN = 8;

/**
 * Reads the form of a list's bar and does what it asks for, or says what is missing. Null for an action that the
 * collection does not have.
 */
export async function answerBulk(
	service: BulkService,
	form: FormData,
	query: TableQuery<string>,
	by: Actor,
): Promise<RecordsAnswer | BulkDone<BulkAction> | null> {
	const { record } = service;
	const action = bulkActions(record).find((one) => one === form.get("action"));
	if (!action) return null;
	const choice = readChoice(form);
	const found = await targetsOf(service, choice, query);
	if (!found) return { state: "tooMany" };
	const readAt = String(form.get("readAt") ?? "");
	const changed = readAt === "" ? [] : found.targets.filter(({ updatedAt }) => updatedAt > readAt);
	const targets = found.targets.filter((target) => !changed.includes(target));
	const failed = [...found.failed, ...changed.map((target) => leftOut(target, "changed"))];
	if (targets.length + failed.length === 0) return { state: "none" };
	const input = readInput(record, action, form, targets);
	if ("errors" in input) {
		const names = targets.slice(0, NAMES_SHOWN).map(({ name }) => name);
		return { state: "ask", action, choice, count: targets.length, names, readAt, ...input };
	}
	const outcome = await runBulk(service, action, targets, input, by);
	const left = [...failed, ...outcome.failed];
	if (left.length > 0) return { state: "partly", done: outcome.done.length, failed: left, undo: outcome.undo };
	const expected = choice.all ? choice.count - choice.not.length : outcome.done.length;
	return { state: "done", action, count: outcome.done.length, expected, undo: outcome.undo };
}

type Missing = Pick<RecordsAsked, "typed" | "errors" | "prices">;

/** What the action needs beside the records; what is missing or to be confirmed is asked for first. */
function readInput(record: RecordKind, action: BulkAction, form: FormData, targets: Target[]): BulkInput | Missing {
	const isFirst = !form.has("confirmed");
	if (action === "trash") return {};
	if (action === "set") return readValues(record, form, isFirst);
	if (action === "price") return readPrice(record, form, targets, isFirst);
	if (!isStep(action) || fieldsOf(action, { state: "online" }).length === 0) return {};
	const read = readStepForm(action, { state: "online" }, form);
	if (read.ok) return { words: read.value };
	return { typed: read.typed, errors: isFirst ? {} : read.errors, prices: null };
}

/** Only fields that were picked are written. */
function readValues({ fields, list: { settable } }: RecordKind, form: FormData, isFirst: boolean): BulkInput | Missing {
	const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
	const picked = form.getAll("pick").map(String);
	const values: Record<string, Stored> = {};
	for (const [name, words] of Object.entries(settable)) {
		if (!picked.includes(name) || !words?.includes(typed[name] ?? "")) continue;
		values[name] = fields[name]?.kind === "yesNo" ? typed[name] === "true" : typed[name]!;
	}
	if (!isFirst && Object.keys(values).length > 0) return { values };
	return { typed, errors: isFirst ? {} : { pick: "error.pick" }, prices: null };
}

/** A price change is shown for each record before it is made. */
function readPrice(record: RecordKind, form: FormData, targets: Target[], isFirst: boolean): BulkInput | Missing {
	const read = readForm(priceForm, form);
	if (!read.ok) return { typed: read.typed, errors: isFirst ? {} : read.errors, prices: null };
	if (form.get("confirmed") === "price") return { price: read.value };
	const prices = targets.flatMap((target): PricePreview[] => {
		const change = priceOf(record, target, read.value);
		return change ? [{ id: target.id, name: target.name, from: change.from, to: change.to }] : [];
	});
	return { typed: read.typed, errors: prices.length === 0 ? { amount: "error.noPrices" } : {}, prices };
}
