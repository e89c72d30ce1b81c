import type { Actor, AuditAction } from "../../log/audit.ts";
import { writeAudit } from "../../log/write-audit.server.ts";
import { db, inTransaction, nextVersion } from "../../foundation/database/client.server.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { own } from "../../foundation/i18n/text.ts";
import { type BulkDone, doneMessage } from "../../office/list/bulk-answer.ts";
import { chosenRows, type Outcome, type RowChanges, type Target } from "../../office/list/bulk.server.ts";
import type { Undoer } from "../../office/list/undo.server.ts";
import type { RequestKind } from "../request-kind.ts";
import { isThere, ofKind } from "../request-kind.server.ts";
import type { RequestStep } from "../request.ts";
import { type Before, beforeOf, lockRequest, stepWithin } from "../request-steps.server.ts";
import { listedSubject, openTabs, type RequestTab, type RequestView, tabs } from "./request-list.ts";
import { matchingIds } from "./request-list.server.ts";

type RequestAction = {
	/** The lists that offer it. */
	tabs: readonly RequestTab[];
	isAdmins?: true;
	/** The entry in the audit log when it is taken back; missing where it can't be. */
	undone?: AuditAction;
};

/** What can be done with many requests, in the order of the buttons. */
const requestActions: Record<RequestStep, RequestAction> = {
	unhidden: { tabs: ["hidden"], undone: "hidden" },
	processed: { tabs: [...openTabs, "all", "hidden"], undone: "reopened" },
	reopened: { tabs: ["processed", "all", "hidden"], undone: "processed" },
	hidden: { tabs: [...openTabs, "processed", "all"], undone: "unhidden" },
	released: { tabs: ["suspicious"] },
	removed: { tabs, isAdmins: true },
};

/** The actions that a reader may take, in one list or in any. */
export function actionsOf(isAdmin: boolean, tab?: RequestTab): string[] {
	return Object.entries(requestActions)
		.filter(([, action]) => (isAdmin || !action.isAdmins) && (!tab || action.tabs.includes(tab)))
		.map(([name]) => name);
}

export function requestChanges(view: RequestView, isAdmin: boolean, language: Language, by: Actor): RowChanges<Target> {
	const { kind } = view;
	return {
		list: kind,
		actions: actionsOf(isAdmin),
		find(choice) {
			const rows = (ids: string[]) => named(kind, ids, language);
			const matching = async (limit: number) => {
				const ids = await matchingIds(view, by.id, limit);
				return ids && rows(ids);
			};
			return chosenRows(choice, matching, rows);
		},
		async prepare(name, form) {
			const step = name as RequestStep;
			if (step === "removed" && !form.has("confirmed")) return { ask: { typed: {}, errors: {} } };
			return {
				change: ({ id, version }, remember) =>
					inTransaction(async (t): Promise<Outcome> => {
						const was = await lockRequest(t, id, version);
						if (!was) return (await isThere(kind, id, t)) ? "changed" : "missing";
						if ((await stepWithin(t, step, id, by)).state !== "done") return "notNow";
						if (requestActions[step].undone) await remember(t, await beforeOf(t, id, was));
						return "done";
					}),
			};
		},
	};
}

/** The message after an action. Nothing brings deleted requests back, so theirs does not offer it. */
export function requestsDone(done: BulkDone) {
	if (done.action !== "removed") return doneMessage(done);
	return { ...doneMessage(done), namespace: "requestList", title: "removedTitle", text: "removedCount" };
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
	const nameOf = (row: (typeof rows)[number]) => `${row.name}, ${listedSubject(language, row)}`;
	return rows.map((row) => ({ id: row.id, version: row.version, name: nameOf(row) }));
}

/** Takes back changes of requests, except those that somebody has changed since. */
export function requestUndoer(kind: RequestKind, by: Actor, language: Language): Undoer {
	return {
		undo: (action, id, before) =>
			inTransaction(async (t) => {
				const { at, was } = before as Before;
				const stored = await t
					.updateTable("Kontaktanfragen_Archiv")
					.set({ ...was, ...nextVersion() })
					.where(ofKind(kind))
					.where("id", "=", id)
					.where("version", "=", at)
					.returning("id")
					.executeTakeFirst();
				if (!stored) return false;
				await writeAudit({ kind, id, name: null, action: own(requestActions, action)!.undone!, by }, t);
				return true;
			}),
		rows: async (ids) =>
			new Map((await named(kind, ids, language)).map(({ id, name, version: at }) => [id, { name, at }])),
	};
}
