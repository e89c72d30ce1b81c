import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Connection } from "../../foundation/database/client.server.ts";
import type { Asked, BulkAnswer, BulkDone, Failure, Priced, Reason } from "./bulk-answer.ts";
import { type Choice, MOST_AT_ONCE, readChoice } from "./choice.ts";
import { isId, newId } from "../../foundation/database/identity.ts";
import { type Before, rememberChange } from "./undo.server.ts";

export type Target = { id: string; version: number; name: string; price?: Priced };

export type ChosenRows<T> = { targets: T[]; failed: Failure[] };

/** What became of a row: done, so already, or why it was left out. */
export type Outcome = "done" | "same" | Reason | Pick<Failure, "reason" | "fields">;

/** Stores how to take a row's change back, in the transaction of that change. */
export type Remember = (t: Connection, before: Before) => Promise<void>;

/** An action whose form was read, or the question that has to be answered before it. */
export type Prepared<T> =
	| { ask: Pick<Asked, "typed" | "errors"> }
	| {
			/** Changes one row, in a transaction of its own. */
			change: (target: T, remember: Remember) => Promise<Outcome>;
	  };

/** How one reader changes the rows of a list, many at once. */
export type RowChanges<T extends Target> = {
	/** The name under which its changes are remembered. */
	list: string;
	actions: readonly string[];
	/** Finds the rows; null for more than can be changed at once. */
	find: (choice: Choice, action: string) => Promise<ChosenRows<T> | null>;
	prepare: (action: string, form: FormData) => Promise<Prepared<T>>;
};

const NAMES_SHOWN = 8;

/**
 * Reads the form of a list's bar and does what it asks for with each row, or says what is missing. Null for an action
 * that does not exist, or that the reader may not take. Rows that can't be changed are named, and the others are done.
 * @throws when the database does not answer; what failed with one row is given to `onError`
 */
export async function changeRows<T extends Target>(
	rows: RowChanges<T>,
	form: FormData,
	by: { id: string },
	onError: (error: unknown) => void,
): Promise<BulkAnswer | BulkDone | null> {
	const action = rows.actions.find((one) => one === form.get("action"));
	if (!action) return null;
	const choice = readChoice(form);
	const found = await rows.find(choice, action);
	if (!found) return { state: "tooMany" };
	const { targets, failed } = found;
	if (targets.length + failed.length === 0) return { state: "none" };
	if (targets.length === 0) return { state: "partly", action, done: 0, failed, undo: null };
	const prepared = await rows.prepare(action, form);
	if ("ask" in prepared) {
		const first = targets.slice(0, NAMES_SHOWN).map(({ name, price }) => ({ name, price }));
		return { state: "ask", action, choice, count: targets.length, rows: first, ...prepared.ask };
	}
	const changeId = newId();
	let canUndo = false;
	let count = 0;
	for (const target of targets) {
		let isRemembered = false;
		const remember: Remember = async (t, before) => {
			await rememberChange({ list: rows.list, action }, { id: target.id, before }, by, t, changeId);
			isRemembered = true;
		};
		const outcome = await prepared.change(target, remember).catch((error: unknown) => {
			onError(error);
			return "failed" as const;
		});
		if (outcome === "done") canUndo ||= isRemembered;
		if (outcome === "done" || outcome === "same") count++;
		else failed.push(leftOut(target, outcome));
		await letOthersRun();
	}
	const undo = canUndo ? changeId : null;
	if (failed.length > 0) return { state: "partly", action, done: count, failed, undo };
	const expected = choice.all ? choice.count - choice.not.length : count;
	const { name, price } = targets[0]!;
	return { state: "done", action, count, name, price, expected, undo };
}

/**
 * Returns the rows of a choice as they are now, and those that are gone or changed; null for more than `MOST_AT_ONCE`.
 * `matching` reads at most so many rows of the list, or null if a search has too many hits; `named` reads those with
 * these ids.
 */
export async function chosenRows<T extends Target>(
	choice: Choice,
	matching: (limit: number) => Promise<T[] | null>,
	named: (ids: string[]) => Promise<T[]>,
): Promise<ChosenRows<T> | null> {
	if (choice.all) {
		const limit = MOST_AT_ONCE + choice.not.length;
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
			if (!row) return [{ id, name: "", version, reason: "missing" }];
			return row.version === version ? [] : [leftOut(row, "changed")];
		}),
	};
}

export function leftOut(row: Target, why: Reason | Pick<Failure, "reason" | "fields">): Failure {
	const { id, name, version, price } = row;
	return { id, name, version, price, ...(typeof why === "string" ? { reason: why } : why) };
}
