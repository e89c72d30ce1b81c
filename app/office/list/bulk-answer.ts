import type { EndsOf } from "../../foundation/i18n/text.ts";
import type { AdminTexts } from "../../texts/office/de/office.ts";
import type { Choice } from "./choice.ts";

/** Why a row was left out: keys of the namespace bulk. */
export type Reason = EndsOf<keyof AdminTexts["bulk"], "reason.">;
/**
 * A row that was left out, as it is now; one that is gone may have no name. `fields`: what an incomplete one lacks;
 * `by`: who has changed it meanwhile.
 */
export type Failure = {
	id: string;
	name: string;
	version: number;
	price?: Priced;
	reason: Reason;
	fields?: string[];
	by?: string | null;
};

/** A price that can be changed. */
export type Priced = { field: string; cents: number };

/** An action that asks for something first. `rows`: the first of `count`. */
export type Asked = {
	action: string;
	choice: Choice;
	count: number;
	rows: { name: string; price?: Priced }[];
	typed: Record<string, string>;
	errors: Record<string, string>;
};

/** What a list says after an action that has not simply been done. */
export type BulkAnswer =
	| ({ state: "ask" } & Asked)
	| { state: "partly"; action: string; done: number; failed: Failure[]; undo: string | null }
	/** Nothing was done: nothing was chosen, too much was, or the database did not answer. */
	| { state: "none" | "tooMany" | "failed" };

/** An action that was done with all rows. `name`, `price`: of the first row, before; `expected`: how many were chosen. */
export type BulkDone = {
	state: "done";
	action: string;
	count: number;
	name: string;
	price?: Priced;
	expected: number;
	undo: string | null;
};

export function doneMessage({ count, name, expected, undo }: BulkDone) {
	const text = count === expected ? "doneCount" : "doneOther";
	const values = { name, count: String(count), expected: String(expected) };
	return { kind: "good" as const, namespace: "bulk", title: "doneTitle", text, values, undo };
}
