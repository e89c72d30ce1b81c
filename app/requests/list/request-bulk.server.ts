import type { Actor } from "../../log/audit.ts";
import { writeAudit } from "../../log/write-audit.server.ts";
import { type Connection, db } from "../../foundation/database/client.server.ts";
import { nextVersion } from "../../foundation/database/next-version.server.ts";
import { today } from "../../foundation/i18n/format.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { chosenRows, type Outcome, type RowChanges, type Target } from "../../office/list/bulk.server.ts";
import type { Undoer } from "../../office/list/undo.server.ts";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import { subjectFor } from "../default-subject.ts";
import { assignWithin, followUpWithin, mailAboutAll, type Recipient } from "../request-assign.server.ts";
import { type RequestAction, requestActions } from "./request-bulk.ts";
import type { RequestKind } from "../request-kind.ts";
import { ofKind } from "../request-kind.server.ts";
import { cutSubject, type RequestView } from "./request-list.ts";
import { matchingIds } from "./request-list.server.ts";
import { type Before, beforeOf, holdWork, isFinal, stepWithin } from "../request-steps.server.ts";
import { followUpForm } from "../page/request-work.ts";

/** The colleague who acts, and all that the forms need beyond the requests. */
type Desk = { by: Actor; language: Language; mayRemove: boolean; colleagues: () => Promise<Recipient[]> };

/** The values that were typed for an action. */
type RequestInput = { colleague?: Recipient | null; day?: string };

/** How the requests of a list are changed, many at once. */
export function requestChanges(
	view: RequestView,
	{ by, language, mayRemove, colleagues }: Desk,
): RowChanges<RequestAction, Target, RequestInput, Before> {
	return {
		list: view.kind,
		actions: requestActions.filter((action) => mayRemove || action !== "removed"),
		find: (choice) => {
			const rows = (ids: string[]) => named(view.kind, ids, language);
			const matching = async (limit: number) => {
				const ids = await matchingIds(view, by.id, limit);
				return ids && rows(ids);
			};
			return chosenRows(choice, matching, rows);
		},
		read: (action, form) => readInput(action, form, colleagues),
		change: (action, target, input, remember) =>
			db()
				.transaction()
				.execute(async (t) => {
					const outcome = await changeWithin(t, action, target, input, by);
					if (outcome.state === "done" && outcome.before) await remember(t, outcome.before);
					return outcome;
				}),
		async finish(done, { colleague }) {
			if (!colleague || colleague.id === by.id) return;
			const given = done.filter(({ before }) => before?.was.assigned_to !== colleague.id);
			if (given.length > 0)
				await mailAboutAll(
					view.kind,
					colleague,
					given.map(({ id }) => id),
					by,
				);
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

/** Reads the values of an action; asks first for those that are missing, and before a deletion. */
async function readInput(action: RequestAction, form: FormData, colleagues: Desk["colleagues"]) {
	const isFirst = !form.has("confirmed");
	const ask = (typed: Record<string, string>, errors: Record<string, string>) => ({ ask: { typed, errors } });
	const needsMore = action === "assign" || action === "followUp" || action === "removed";
	if (isFirst && needsMore) return ask({}, {});
	if (action === "assign") {
		const id = String(form.get("colleague") ?? "");
		const colleague = (await colleagues()).find((one) => one.id === id) ?? null;
		return id !== "" && !colleague
			? ask({ colleague: id }, { colleague: "error.colleague" })
			: { input: { colleague } };
	}
	if (action !== "followUp") return { input: {} };
	const read = readForm(followUpForm(today()), form);
	return read.ok ? { input: read.value } : ask(read.typed, read.errors);
}

async function changeWithin(
	t: Connection,
	action: RequestAction,
	{ id, version }: Target,
	input: RequestInput,
	by: Actor,
): Promise<Outcome<Before>> {
	const was = await holdWork(t, id, version);
	if (!was) return { state: (await isStored(t, id)) ? "changed" : "missing" };
	if (!(await carryOut(t, action, id, input, by))) return { state: "notNow" };
	return { state: "done", before: isFinal(action) ? null : await beforeOf(t, id, was) };
}

async function isStored(t: Connection, id: string): Promise<boolean> {
	const row = await t.selectFrom("Kontaktanfragen_Archiv").select("id").where("id", "=", id).executeTakeFirst();
	return row !== undefined;
}

/** False when the request's state does not allow it. */
async function carryOut(
	t: Connection,
	action: RequestAction,
	id: string,
	{ colleague = null, day = "" }: RequestInput,
	by: Actor,
): Promise<boolean> {
	if (action === "assign") return (await assignWithin(t, id, colleague, by)) !== null;
	if (action === "followUp") return followUpWithin(t, id, day || null, by);
	return (await stepWithin(t, action, id, by)).state === "done";
}

/** The entry in the audit log when an action is taken back. */
const opposite = {
	assign: "assigned",
	followUp: "followUpSet",
	processed: "reopened",
	reopened: "processed",
	hidden: "unhidden",
	unhidden: "hidden",
} as const;

/** Takes back what was done with requests, except those that somebody has changed since. */
export function requestUndoer(kind: RequestKind, by: Actor, language: Language): Undoer {
	return {
		undo: (action, id, before) =>
			db()
				.transaction()
				.execute((t) => undoOne(t, action as keyof typeof opposite, { kind, id }, before as Before, by)),
		names: async (ids) => new Map((await named(kind, ids, language)).map(({ id, name }) => [id, name])),
	};
}

async function undoOne(
	t: Connection,
	action: keyof typeof opposite,
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
	await writeAudit({ kind, id, name: null, action: opposite[action], by }, t);
	return true;
}
