import type { CollectionName } from "../../log/audit.ts";
import { now } from "../../foundation/database/client.server.ts";
import type { RowChanges, Target } from "../../office/list/bulk.server.ts";
import type { TableQuery } from "../../office/list/table-query.ts";
import { chosenInTrash, deletedUntil, type TrashTarget } from "./trash-page.server.ts";
import { type TrashAction, trashActions, type TrashQuestion, type TrashSort, type TrashStep } from "./trash-rules.ts";

type Options = {
	/** The part of the trash that the reader sees. */
	kinds: readonly CollectionName[];
	query: TableQuery<TrashSort>;
	mayRemove: boolean;
	/** Takes one step with one record; null when it is no longer in the trash. */
	take: (step: TrashStep, target: Pick<TrashTarget, "kind" | "id">) => Promise<{ name: string; state: string } | null>;
	/** Gets the names of those that were to be online and came back as drafts. */
	drafts: string[];
};

/** Restores or removes many records in the trash at once, as this form says; removing needs a confirmation first. */
export function trashChanges(
	form: FormData,
	{ kinds, query, mayRemove, take, drafts }: Options,
): RowChanges<TrashAction, TrashTarget & Target, null, never, TrashQuestion> {
	const confirmedAt = readTime(form.get("confirmed"));
	// A record that is deleted after the question was asked is not meant.
	const until = confirmedAt ?? now();
	return {
		list: "trash",
		actions: trashActions(mayRemove),
		find: (choice, _, action) =>
			action === "empty" ? deletedUntil(kinds, until) : chosenInTrash(kinds, query, choice, until),
		read: async (action) => {
			const isFinal = action === "remove" || action === "empty";
			return isFinal && confirmedAt === null ? { ask: { at: until, typed: {}, errors: {} } } : { input: null };
		},
		async change(action, target) {
			const step = action === "empty" ? "remove" : action;
			const taken = await take(step, target);
			if (!taken) return { state: "missing" };
			if (step === "restoreOnline" && taken.state === "draft") drafts.push(taken.name);
			return { state: "done", before: null };
		},
	};
}

/** When the question was asked, as the form brings it back; null for another word, so that it is asked again. */
function readTime(word: FormDataEntryValue | null): string | null {
	const time = Date.parse(String(word));
	return Number.isNaN(time) ? null : new Date(time).toISOString();
}
