import { now } from "../database/client.server.ts";
import type { CollectionName } from "../audit-log/audit.ts";
import type { BulkAnswer, Failure } from "../office/bulk-answer.ts";
import { type Choice, readChoice } from "../office/choice.ts";
import type { TableQuery } from "../office/table-query.ts";
import { chosenInTrash, deletedUntil, type InTrash } from "./trash-page.server.ts";
import type { TrashAnswer } from "./trash-answer.ts";
import { isTrashStep, type TrashDone, type TrashSort, type TrashStep } from "./trash-rules.ts";

const NAMES_SHOWN = 8;

type Options = {
	/** What the reader sees of the trash. */
	kinds: readonly CollectionName[];
	query: TableQuery<TrashSort>;
	mayRemove: boolean;
	/** Takes one step with one record; null when it is no longer in the trash. */
	take: (step: TrashStep, kind: CollectionName, id: string) => Promise<{ name: string; state: string } | null>;
	onError: (error: unknown) => void;
};

/**
 * Reads the form of the bar, or of the button that empties the trash, and does what it asks for; what can't be taken
 * back is asked about first. "forbidden" for what only admins may do, null for what nobody can.
 */
export async function answerTrash(
	form: FormData,
	options: Options,
): Promise<TrashAnswer | TrashDone | "forbidden" | null> {
	const word = form.get("action");
	const empties = word === "empty";
	const step = empties ? "remove" : word;
	if (!isTrashStep(step)) return null;
	if (step === "remove" && !options.mayRemove) return "forbidden";
	const confirmedAt = form.get("confirmed");
	const choice = readChoice(form);
	const targets = empties
		? await deletedUntil(options.kinds, String(confirmedAt ?? now()))
		: await chosenInTrash(options.kinds, options.query, choice);
	if (!targets) return { state: "tooMany" };
	if (targets.length === 0) return { state: "none" };
	if (step === "remove" && confirmedAt === null) return question(empties, choice, targets);
	return takeAll(step, targets, options);
}

function question(empties: boolean, choice: Choice, targets: InTrash[]): BulkAnswer<never> | TrashAnswer {
	const names = targets.flatMap(({ name }) => name ?? []);
	// What is deleted after the question was asked is not meant.
	const asked = { action: empties ? "empty" : "remove", at: now(), choice, count: names.length } as const;
	return { state: "ask", ...asked, names: names.slice(0, NAMES_SHOWN) };
}

async function takeAll(
	step: TrashStep,
	targets: InTrash[],
	{ take, onError }: Options,
): Promise<TrashAnswer | TrashDone> {
	const failed: Failure[] = [];
	const done: { name: string; state: string }[] = [];
	for (const { id, kind, name } of targets) {
		const failure = { id, name: name ?? id, version: 0 };
		try {
			const taken = kind && (await take(step, kind, id));
			if (taken) done.push(taken);
			else failed.push({ ...failure, reason: "missing" });
		} catch (error) {
			onError(error);
			failed.push({ ...failure, reason: "failed" });
		}
	}
	if (failed.length > 0) return { state: "partly", done: done.length, failed, undo: null };
	const drafts = step === "restoreOnline" ? done.filter(({ state }) => state === "draft") : [];
	return { state: "done", step, count: done.length, drafts: drafts.map(({ name }) => name) };
}
