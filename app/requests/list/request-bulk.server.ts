import type { Actor } from "../../log/audit.ts";
import { writeAudit } from "../../log/write-audit.server.ts";
import { type Connection, db } from "../../foundation/database/client.server.ts";
import { nextVersion } from "../../foundation/database/next-version.server.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { own } from "../../foundation/i18n/text.ts";
import { chosenRows, type Outcome, type RowChanges, type Target } from "../../office/list/bulk.server.ts";
import type { Undoer } from "../../office/list/undo.server.ts";
import { subjectFor } from "../default-subject.ts";
import type { RequestKind } from "../request-kind.ts";
import { ofKind } from "../request-kind.server.ts";
import { actionsOf, type Desk, requestActions } from "./request-actions.server.ts";
import { cutSubject, type RequestView } from "./request-list.ts";
import { matchingIds } from "./request-list.server.ts";
import { type Before, beforeOf, holdWork } from "../request-steps.server.ts";

/** How one reader changes the requests of a list, many at once. */
export function requestChanges(
	view: RequestView,
	isAdmin: boolean,
	language: Language,
	desk: Omit<Desk, "kind">,
): RowChanges<Target> {
	const { kind } = view;
	return {
		list: kind,
		actions: actionsOf(isAdmin),
		find: (choice) => {
			const rows = (ids: string[]) => named(kind, ids, language);
			const matching = async (limit: number) => {
				const ids = await matchingIds(view, desk.by.id, limit);
				return ids && rows(ids);
			};
			return chosenRows(choice, matching, rows);
		},
		async prepare(name, form) {
			const { undone, prepare } = own(requestActions, name)!;
			const prepared = await prepare(form, { ...desk, kind });
			if ("ask" in prepared) return prepared;
			return {
				finish: prepared.finish,
				change: ({ id, version }, remember) =>
					db()
						.transaction()
						.execute(async (t): Promise<Outcome> => {
							const was = await holdWork(t, id, version);
							if (!was) return (await isStored(t, id)) ? "changed" : "missing";
							if (!(await prepared.run(t, id))) return "notNow";
							if (undone) await remember(t, await beforeOf(t, id, was));
							return "done";
						}),
			};
		},
	};
}

async function named(kind: RequestKind, ids: string[], language: Language): Promise<Target[]> {
	if (ids.length === 0) return [];
	const rows = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["id", "name", "subject", "default_subject", "offer_name", "version"])
		.where(ofKind(kind))
		.where("id", "in", ids)
		.orderBy("created_at", "desc")
		.execute();
	return rows.map((row) => ({
		id: row.id,
		version: row.version,
		name: `${row.name}, ${cutSubject(subjectFor(language, row))}`,
	}));
}

async function isStored(t: Connection, id: string): Promise<boolean> {
	const row = await t.selectFrom("Kontaktanfragen_Archiv").select("id").where("id", "=", id).executeTakeFirst();
	return row !== undefined;
}

/** Takes back what was done with requests, except those that somebody has changed since. */
export function requestUndoer(kind: RequestKind, by: Actor, language: Language): Undoer {
	return {
		undo: (action, id, before) =>
			db()
				.transaction()
				.execute((t) => undoOne(t, action, { kind, id }, before as Before, by)),
		names: async (ids) => new Map((await named(kind, ids, language)).map(({ id, name }) => [id, name])),
	};
}

async function undoOne(
	t: Connection,
	action: string,
	{ kind, id }: { kind: RequestKind; id: string },
	{ version, was }: Before,
	by: Actor,
): Promise<boolean> {
	const stored = await t
		.updateTable("Kontaktanfragen_Archiv")
		.set((e) => ({
			...was,
			// Null for a colleague who has been deleted since.
			assigned_to: e.selectFrom("users").select("users.id").where("users.id", "=", was.assigned_to),
			...nextVersion(),
		}))
		.where(ofKind(kind))
		.where("id", "=", id)
		.where("version", "=", version)
		.returning("id")
		.executeTakeFirst();
	if (!stored) return false;
	await writeAudit({ kind, id, name: null, action: own(requestActions, action)!.undone!, by }, t);
	return true;
}
