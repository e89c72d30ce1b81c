import type { Target } from "../../office/list/bulk.server.ts";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import {
	type BulkAction,
	changedPrice,
	isStep,
	type NewPrice,
	type PriceChange,
	priceForm,
	type PricePreview,
	type RecordQuestion,
} from "./record-bulk.ts";
import type { Values } from "../record-rows.server.ts";
import type { RecordKind } from "../record.ts";
import { readStepForm } from "../states/step-form.ts";
import { fieldsOf, type StepValues } from "../states/steps.ts";

/** The input of an action, apart from the records. */
export type BulkInput = { words?: StepValues; values?: Values; price?: PriceChange };

type Priced = Target & { values: Values };
type Question = RecordQuestion & { typed: Record<string, string>; errors: Record<string, string> };

/** Reads the input of an action, or asks for the part that is missing or has to be confirmed. */
export function readInput(
	record: RecordKind,
	action: BulkAction,
	form: FormData,
	targets: Priced[],
): { input: BulkInput } | { ask: Question } {
	const isFirst = !form.has("confirmed");
	const readAt = String(form.get("readAt") ?? "");
	const ask = (typed: Question["typed"], errors: Question["errors"], prices: PricePreview[] | null = null) => ({
		ask: { readAt, typed, errors: isFirst ? {} : errors, prices },
	});
	if (action === "trash") return { input: {} };
	if (action === "set") {
		const { values, typed } = readValues(record, form);
		return isFirst || Object.keys(values).length === 0 ? ask(typed, { pick: "error.pick" }) : { input: { values } };
	}
	if (action === "price") {
		const read = readForm(priceForm, form);
		if (!read.ok) return ask(read.typed, read.errors);
		if (form.get("confirmed") === "price") return { input: { price: read.value } };
		// A price change is shown for each record before it is made.
		const prices = targets.flatMap((target): PricePreview[] => {
			const change = priceOf(record, target, read.value);
			return change ? [{ id: target.id, name: target.name, from: change.from, to: change.to }] : [];
		});
		return ask(read.typed, prices.length === 0 ? { amount: "error.noPrices" } : {}, prices);
	}
	if (!isStep(action) || fieldsOf(action, { state: "online" }).length === 0) return { input: {} };
	const read = readStepForm(action, { state: "online" }, form);
	return read.ok ? { input: { words: read.value } } : ask(read.typed, read.errors);
}

/** The fields that were picked; only these are written. */
function readValues({ fields, list: { settable } }: RecordKind, form: FormData) {
	const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
	const picked = form.getAll("pick").map(String);
	const values: Values = {};
	for (const [name, words] of Object.entries(settable)) {
		if (!picked.includes(name) || !words?.includes(typed[name] ?? "")) continue;
		values[name] = fields[name]?.kind === "yesNo" ? typed[name] === "true" : typed[name]!;
	}
	return { typed, values };
}

/** The price of a record and what it would become; null for one without a price. */
export function priceOf(
	{ list: { prices = [] } }: Pick<RecordKind, "list">,
	{ values }: Pick<Priced, "values">,
	change: PriceChange,
): { column: string; from: number; to: NewPrice } | null {
	const column = prices.find((name) => typeof values[name] === "number");
	if (column === undefined) return null;
	const from = Number(values[column]);
	return { column, from, to: changedPrice(from, change) };
}
