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
	const confirmedAt = readTime(form.get("confirmed"));
	// What is deleted after the question was asked is not meant.
	const until = confirmedAt ?? now();
	const choice = readChoice(form);
	const targets = empties
		? await deletedUntil(options.kinds, until)
		: await chosenInTrash(options.kinds, options.query, choice, until);
	if (!targets) return { state: "tooMany" };
	if (targets.length === 0) return { state: "none" };
	if (step === "remove" && confirmedAt === null) return question(empties, choice, targets, until);
	return takeAll(step, targets, options);
}

/** When the question was asked, as the form brings it back; null for another word, so that it is asked again. */
function readTime(word: FormDataEntryValue | null): string | null {
	const time = Date.parse(String(word));
	return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function question(empties: boolean, choice: Choice, targets: InTrash[], at: string): BulkAnswer<never> | TrashAnswer {
	const names = targets.flatMap(({ kind, name }) => (kind ? [name] : []));
	const asked = { action: empties ? "empty" : "remove", at, choice, count: names.length } as const;
	return { state: "ask", ...asked, names: names.slice(0, NAMES_SHOWN) };
}

async function takeAll(
	step: TrashStep,
	targets: InTrash[],
	{ take, onError }: Options,
): Promise<TrashAnswer | TrashDone> {
	const failed: Failure[] = [];
	const done: { name: string; state: string }[] = [];
	for (const target of targets) {
		const { id, name } = target;
		const failure = { id, name, version: 0 };
		if (target.kind === null) {
			failed.push({ ...failure, reason: target.reason });
			continue;
		}
		try {
			const taken = await take(step, target.kind, id);
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
