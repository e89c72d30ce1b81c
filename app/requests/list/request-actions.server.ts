import type { Actor, AuditAction } from "../../log/audit.ts";
import type { Connection } from "../../foundation/database/client.server.ts";
import { today } from "../../foundation/i18n/format.ts";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import { type BulkDone, doneMessage } from "../../office/list/bulk-answer.ts";
import type { Prepared } from "../../office/list/bulk.server.ts";
import { followUpForm } from "../page/request-work.ts";
import { assignWithin, followUpWithin, mailAboutAll, type Recipient } from "../request-assign.server.ts";
import type { RequestKind } from "../request-kind.ts";
import { stepWithin } from "../request-steps.server.ts";
import type { RequestStep } from "../request.ts";
import { openTabs, type RequestTab, tabs } from "./request-list.ts";

/** The colleague who acts, and all that the forms need beyond the requests. */
export type Desk = { kind: RequestKind; by: Actor; colleagues: () => Promise<Recipient[]> };

/** What is asked before an action, or how it is done with one request; false where the request's state forbids it. */
type PreparedAction =
	| Extract<Prepared<never>, { ask: unknown }>
	| {
			run: (t: Connection, id: string) => Promise<boolean>;
			finish?: (ids: string[]) => Promise<void>;
	  };

type RequestAction = {
	/** The lists that offer it. */
	tabs: readonly RequestTab[];
	/** Only admins may take it. */
	isAdmins?: true;
	/** The entry in the audit log when it is taken back; nothing takes back an action without one. */
	undone?: AuditAction;
	prepare: (form: FormData, desk: Desk) => Promise<PreparedAction>;
};

/** All that can be done with many requests at once, in the order of the buttons. */
export const requestActions: Record<string, RequestAction> = {
	assign: { tabs: [...openTabs, "all"], undone: "assigned", prepare: assigning },
	unhidden: { tabs: ["hidden"], undone: "hidden", prepare: stepping("unhidden") },
	processed: { tabs: [...openTabs, "all", "hidden"], undone: "reopened", prepare: stepping("processed") },
	reopened: { tabs: ["processed", "all", "hidden"], undone: "processed", prepare: stepping("reopened") },
	followUp: { tabs: [...openTabs, "all"], undone: "followUpSet", prepare: planning },
	hidden: { tabs: [...openTabs, "processed", "all"], undone: "unhidden", prepare: stepping("hidden") },
	released: { tabs: ["suspicious"], prepare: stepping("released") },
	removed: {
		tabs,
		isAdmins: true,
		prepare: async (form, desk) => (form.has("confirmed") ? stepping("removed")(form, desk) : ask({}, {})),
	},
};

/** The names of the actions that a reader may take, in one list or in any; some are for admins alone. */
export function actionsOf(isAdmin: boolean, tab?: RequestTab): string[] {
	return Object.entries(requestActions)
		.filter(([, action]) => (isAdmin || !action.isAdmins) && (!tab || action.tabs.includes(tab)))
		.map(([name]) => name);
}

function ask(typed: Record<string, string>, errors: Record<string, string>) {
	return { ask: { typed, errors } };
}

function stepping(step: RequestStep) {
	return async (_: FormData, { by }: Desk): Promise<PreparedAction> => ({
		run: async (t, id) => (await stepWithin(t, step, id, by)).state === "done",
	});
}

/** Gives requests to a colleague, who gets one mail about all that are new to them, or to nobody. */
async function assigning(form: FormData, { kind, by, colleagues }: Desk): Promise<PreparedAction> {
	if (!form.has("confirmed")) return ask({}, {});
	const id = String(form.get("colleague") ?? "");
	const colleague = (await colleagues()).find((one) => one.id === id) ?? null;
	if (id !== "" && !colleague) return ask({ colleague: id }, { colleague: "error.colleague" });
	const given = new Set<string>();
	return {
		async run(t, requestId) {
			const assigned = await assignWithin(t, requestId, colleague, by);
			if (assigned?.isNew) given.add(requestId);
			return assigned !== null;
		},
		async finish(ids) {
			const news = ids.filter((one) => given.has(one));
			if (colleague && colleague.id !== by.id && news.length > 0) await mailAboutAll(kind, colleague, news, by);
		},
	};
}

/** Sets the day on which requests come up again, or none. */
async function planning(form: FormData, { by }: Desk): Promise<PreparedAction> {
	if (!form.has("confirmed")) return ask({}, {});
	const read = readForm(followUpForm(today()), form);
	if (!read.ok) return ask(read.typed, read.errors);
	return { run: (t, id) => followUpWithin(t, id, read.value.day || null, by) };
}

/** The message after an action that was done with all of them; nothing brings deleted ones back. */
export function requestsDone(done: BulkDone) {
	if (done.action !== "removed") return doneMessage(done);
	return { ...doneMessage(done), namespace: "requestList", title: "removedTitle", text: "removedCount" };
}
