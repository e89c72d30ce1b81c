import type { Actor } from "../audit-log/audit.ts";
import { today } from "../i18n/format.ts";
import type { Language } from "../i18n/language.ts";
import type { BulkDone } from "../office/bulk-answer.ts";
import { readChoice } from "../office/choice.ts";
import { readForm } from "../ui/form-reader.ts";
import type { Recipient } from "./request-assign.server.ts";
import { type RequestInput, runRequests, targetsOf } from "./request-bulk.server.ts";
import { type RequestAction, requestActions, type RequestsAnswer, type RequestsAsked } from "./request-bulk.ts";
import type { RequestView } from "./request-list.ts";
import { followUpForm } from "./request-work.ts";

const NAMES_SHOWN = 8;

/** Who acts, and what the forms need beyond the requests. */
type Desk = { by: Actor; language: Language; mayRemove: boolean; colleagues: () => Promise<Recipient[]> };

/**
 * Reads the form of the list's bar and does what it asks for, or says what is missing. Null for an action that there is
 * not, or that the reader may not do.
 * @throws when the database does not answer
 */
export async function answerRequests(
	form: FormData,
	view: RequestView,
	{ by, language, mayRemove, colleagues }: Desk,
): Promise<RequestsAnswer | BulkDone<RequestAction> | null> {
	const action = requestActions.find((one) => one === form.get("action"));
	if (!action || (action === "removed" && !mayRemove)) return null;
	const choice = readChoice(form);
	const found = await targetsOf(choice, view, { id: by.id, language });
	if (!found) return { state: "tooMany" };
	const { targets, failed } = found;
	if (targets.length + failed.length === 0) return { state: "none" };
	const input = await readInput(action, form, colleagues);
	if ("errors" in input) {
		const names = targets.slice(0, NAMES_SHOWN).map(({ name }) => name);
		return { state: "ask", action, choice, count: targets.length, names, ...input };
	}
	const outcome = await runRequests(action, targets, input, by);
	const left = [...failed, ...outcome.failed];
	if (left.length > 0) return { state: "partly", done: outcome.done, failed: left, undo: outcome.undo };
	const expected = choice.all ? choice.count - choice.not.length : outcome.done;
	return { state: "done", action, count: outcome.done, expected, undo: outcome.undo };
}

type Missing = Pick<RequestsAsked, "typed" | "errors">;

/** What the action needs; what is missing or can't be taken back is asked for first. */
async function readInput(
	action: RequestAction,
	form: FormData,
	colleagues: () => Promise<Recipient[]>,
): Promise<RequestInput | Missing> {
	const isFirst = !form.has("confirmed");
	const nothing = { typed: {}, errors: {} };
	if (action === "assign") {
		const id = String(form.get("colleague") ?? "");
		const colleague = (await colleagues()).find((one) => one.id === id) ?? null;
		if (isFirst) return nothing;
		return id !== "" && !colleague
			? { typed: { colleague: id }, errors: { colleague: "error.colleague" } }
			: { colleague };
	}
	if (action === "followUp") {
		if (isFirst) return nothing;
		const read = readForm(followUpForm(today()), form);
		return read.ok ? read.value : { typed: read.typed, errors: read.errors };
	}
	return action === "removed" && isFirst ? nothing : {};
}
