import { setImmediate as nextTurn } from "node:timers/promises";
import type { Connection } from "../../foundation/database/client.server.ts";
import type { Asked, BulkAnswer, BulkDone, Failure, Reason } from "./bulk-answer.ts";
import { type Choice, MOST_AT_ONCE, readChoice } from "./choice.ts";
import { isId, newId } from "../../foundation/database/identity.ts";
import { rememberChange } from "./undo.server.ts";

/** A row that an action is for, as it is now. */
export type Target = { id: string; version: number; name: string };

/** What an action found: rows that it is for, and those that are gone or changed. Null for too many. */
export type Found<T> = { targets: T[]; failed: Failure[] } | null;

/** What became of a row: done, with what takes it back if anything does, or so already, or why it was left out. */
export type Outcome<Before = object> = { state: "done"; before: Before | null } | { state: "same" | Reason };

/** Writes down what takes a row's change back, in the transaction of that change. */
export type Remember<Before> = (t: Connection, before: Before) => Promise<void>;

/** What is asked for before an action is done, beside what all lists ask for. */
type Question<More> = Pick<Asked<never>, "typed" | "errors"> & More;

/** How the rows of a list are changed, many at once, by one reader. */
export type RowChanges<Action extends string, T extends Target, Input, Before = object, More = unknown> = {
	/** The name under which its changes are remembered. */
	list: string;
	/** What the reader may do. */
	actions: readonly Action[];
	find: (choice: Choice, form: FormData, action: Action) => Promise<Found<T>>;
	/** What the action needs beside the rows, or what has to be asked for first. */
	read: (action: Action, form: FormData, targets: T[]) => Promise<{ input: Input } | { ask: Question<More> }>;
	/** Does it with one row, in a transaction of its own, in which it remembers what was before. */
	change: (action: Action, target: T, input: Input, remember: Remember<Before>) => Promise<Outcome<Before>>;
	/** What follows once it is done with all. */
	finish?: (done: { id: string; before: Before | null }[], input: Input) => Promise<void>;
};

const NAMES_SHOWN = 8;

/**
 * Reads the form of a list's bar and does what it asks for with each row, or says what is missing. Null for an action
 * that there is not, or that the reader may not do. Rows that can't be changed are named, and the others are done.
 * @throws when the database does not answer; what failed with one row is given to `onError`
 */
export async function changeRows<Action extends string, T extends Target, Input, Before, More>(
	rows: RowChanges<Action, T, Input, Before, More>,
	form: FormData,
	by: { id: string },
	onError: (error: unknown) => void,
): Promise<BulkAnswer<Asked<Action, More>> | BulkDone<Action> | null> {
	const action = rows.actions.find((one) => one === form.get("action"));
	if (!action) return null;
	const choice = readChoice(form);
	const found = await rows.find(choice, form, action);
	if (!found) return { state: "tooMany" };
	const { targets, failed } = found;
	if (targets.length + failed.length === 0) return { state: "none" };
	if (targets.length === 0) return { state: "partly", done: 0, failed, undo: null };
	const read = await rows.read(action, form, targets);
	if ("ask" in read) {
		const names = targets.slice(0, NAMES_SHOWN).map(({ name }) => name);
		return { state: "ask", action, choice, count: targets.length, names, ...read.ask };
	}
	const change = { list: rows.list, action };
	const changeId = newId();
	let canUndo = false;
	const done: { id: string; before: Before | null }[] = [];
	let count = 0;
	for (const target of targets) {
		let isRemembered = false;
		const remember: Remember<Before> = async (t, before) => {
			await rememberChange(change, { id: target.id, before }, by, t, changeId);
			isRemembered = true;
		};
		const outcome = await rows.change(action, target, read.input, remember).catch((error: unknown): Outcome<Before> => {
			onError(error);
			return { state: "failed" };
		});
		if (outcome.state === "done") {
			done.push({ id: target.id, before: outcome.before });
			canUndo ||= isRemembered;
		}
		if (outcome.state === "done" || outcome.state === "same") count++;
		else failed.push(leftOut(target, outcome.state));
		// Other requests run in between.
		await nextTurn();
	}
	await rows.finish?.(done, read.input);
	const undo = canUndo ? changeId : null;
	if (failed.length > 0) return { state: "partly", done: count, failed, undo };
	const expected = choice.all ? choice.count - choice.not.length : count;
	return { state: "done", action, count, expected, undo };
}

/**
 * Returns the rows of a choice as they are now, and those that are gone or changed; null for more than `most`.
 * `matching` reads at most so many rows of the list, or null if a search has too many hits; `named` reads those with
 * these ids.
 */
export async function chosenRows<T extends Target>(
	choice: Choice,
	matching: (limit: number) => Promise<T[] | null>,
	named: (ids: string[]) => Promise<T[]>,
	most = MOST_AT_ONCE,
): Promise<Found<T>> {
	if (choice.all) {
		const limit = most + choice.not.length;
		const rows = await matching(limit + 1);
		if (!rows || rows.length > limit) return null;
		return { targets: rows.filter(({ id }) => !choice.not.includes(id)), failed: [] };
	}
	const chosen = choice.chosen.filter(({ id }) => isId(id)).slice(0, MOST_AT_ONCE);
	const there = chosen.length > 0 ? await named(chosen.map(({ id }) => id)) : [];
	const byId = new Map(there.map((row) => [row.id, row]));
	const found = chosen.map(({ id, version }) => ({ id, version, row: byId.get(id) }));
	return {
		targets: found.flatMap(({ row, version }) => (row?.version === version ? [row] : [])),
		failed: found.flatMap(({ id, version, row }): Failure[] => {
			if (!row) return [{ id, name: id, version, reason: "missing" }];
			return row.version === version ? [] : [leftOut(row, "changed")];
		}),
	};
}

export function leftOut({ id, name, version }: Target, reason: Reason): Failure {
	return { id, name, version, reason };
}
