import type { Actor } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { db, now } from "../database/client.server.ts";
import { nextVersion } from "../database/next-version.server.ts";
import { isId } from "../database/identity.ts";
import {
	asChosen,
	type Found,
	type Outcome,
	type Remember,
	type RowChanges,
	type Target,
} from "../office/list/bulk.server.ts";
import { type Choice, MOST_AT_ONCE } from "../office/list/choice.ts";
import type { TableQuery } from "../office/list/table-query.ts";
import { rememberChange, type Undoer } from "../office/list/undo.server.ts";
import { matchingApplications, removeApplication } from "./application-list.server.ts";
import { APPLICATION, type ApplicationIntent, applicationIntents } from "./application.ts";
import { releaseApplication } from "./application-release.server.ts";

/** What takes a step back: the version that it made, and what was before. */
type Before = { version: number; was: { processed_at: string | null; processed_by_email: string | null } };

/** How the applications of a list are changed, many at once. */
export function applicationChanges(
	query: TableQuery<string>,
	by: Actor,
): RowChanges<ApplicationIntent, Target, null, Before> {
	return {
		list: APPLICATION,
		actions: applicationIntents,
		find: (choice) => targetsOf(choice, query),
		read: async (action, form) =>
			action === "remove" && !form.has("confirmed") ? { ask: { typed: {}, errors: {} } } : { input: null },
		async change(action, { id, version }, _, remember) {
			if (action === "remove")
				return (await removeApplication(id, by)) ? { state: "done", before: null } : { state: "missing" };
			if (action === "release") return releaseApplication(id, by, version);
			return markApplication(id, action === "processed", by, remember, version);
		},
	};
}

async function targetsOf(choice: Choice, query: TableQuery<string>): Promise<Found<Target>> {
	if (choice.all) {
		const limit = MOST_AT_ONCE + choice.not.length;
		const rows = await matchingApplications(query)
			.select(targetColumns)
			.limit(limit + 1)
			.execute();
		if (rows.length > limit) return null;
		return { targets: rows.filter(({ id }) => !choice.not.includes(id)), failed: [] };
	}
	const chosen = choice.chosen.filter(({ id }) => isId(id)).slice(0, MOST_AT_ONCE);
	return asChosen(chosen, await targets(chosen.map(({ id }) => id)));
}

const targetColumns = ["id", "name", "version"] as const;

async function targets(ids: string[]): Promise<Target[]> {
	if (ids.length === 0) return [];
	return db().selectFrom("applications").select(targetColumns).where("id", "in", ids).execute();
}

/** Marks an application as processed, or as open again; at the version that was `shown`, where that is known. */
async function markApplication(
	id: string,
	isProcessed: boolean,
	by: Actor,
	remember: Remember<Before>,
	shown?: number,
): Promise<Outcome<Before>> {
	if (!isId(id)) return { state: "missing" };
	return db()
		.transaction()
		.execute(async (t) => {
			const found = await t
				.selectFrom("applications")
				.select(["suspicion", "processed_at", "processed_by_email"])
				.where("id", "=", id)
				.executeTakeFirst();
			if (!found) return { state: "missing" };
			const { suspicion, ...was } = found;
			if (suspicion || (was.processed_at !== null) === isProcessed) return { state: "notNow" };
			const processed = {
				processed_at: isProcessed ? now() : null,
				processed_by_email: isProcessed ? by.email : null,
			};
			const changed = await t
				.updateTable("applications")
				.set({ ...processed, ...nextVersion() })
				.where("id", "=", id)
				.where("processed_at", isProcessed ? "is" : "is not", null)
				.$if(shown !== undefined, (query) => query.where("version", "=", shown!))
				.returning("version")
				.executeTakeFirst();
			if (!changed) return { state: "changed" };
			await writeAudit({ kind: APPLICATION, id, name: null, action: isProcessed ? "processed" : "reopened", by }, t);
			const before = { version: changed.version, was };
			await remember(t, before);
			return { state: "done", before };
		});
}

/** Does one thing with one application; `undo` is the id under which it can be taken back. Null if it can't be done. */
export async function changeApplication(
	intent: ApplicationIntent,
	id: string,
	by: Actor,
): Promise<{ undo: string | null } | null> {
	if (intent === "remove") return (await removeApplication(id, by)) ? { undo: null } : null;
	if (intent === "release") return (await releaseApplication(id, by)).state === "done" ? { undo: null } : null;
	let undo: string | null = null;
	const outcome = await markApplication(id, intent === "processed", by, async (t, before) => {
		undo = await rememberChange({ list: APPLICATION, action: intent }, { id, before }, by, t);
	});
	return outcome.state === "done" ? { undo } : null;
}

/** Takes back what was done with applications, except those that somebody has changed since. */
export function applicationUndoer(by: Actor): Undoer {
	return {
		undo: (action, id, before) =>
			db()
				.transaction()
				.execute(async (t) => {
					const { version, was } = before as Before;
					const changed = await t
						.updateTable("applications")
						.set({ ...was, ...nextVersion() })
						.where("id", "=", id)
						.where("version", "=", version)
						.returning("id")
						.executeTakeFirst();
					const entry = action === "processed" ? "reopened" : "processed";
					if (changed) await writeAudit({ kind: APPLICATION, id, name: null, action: entry, by }, t);
					return changed !== undefined;
				}),
		names: async (ids) => new Map((await targets(ids)).map(({ id, name }) => [id, name])),
	};
}
