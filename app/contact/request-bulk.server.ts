import { setImmediate as nextTurn } from "node:timers/promises";
import type { Actor } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { type Connection, db, now } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import type { Language } from "../i18n/language.ts";
import type { Failure, Reason } from "../office/bulk-answer.ts";
import { type BulkChange, rememberBulk, type TakenBack } from "../office/bulk-changes.server.ts";
import { type Choice, MOST_AT_ONCE } from "../office/choice.ts";
import { subjectFor } from "./default-subject.ts";
import { assignWithin, followUpWithin, mailAboutAll, type Recipient } from "./request-assign.server.ts";
import { type Before, beforeOf, holdWork, REQUESTS } from "./request-before.server.ts";
import type { RequestAction } from "./request-bulk.ts";
import { cutSubject, type RequestView } from "./request-list.ts";
import { matchingIds } from "./request-list.server.ts";
import { releaseWithin } from "./request-release.server.ts";
import { hideWithin, processWithin, removeWithin, reopenWithin, unhideWithin } from "./request-repository.server.ts";

/** A request that an action is for, at the time of its last change. */
export type Target = { id: string; version: number; name: string };

/** What an action needs beside the requests. */
export type RequestInput = { colleague?: Recipient | null; day?: string };

/** The requests of a choice as they are now, and those that are gone or changed. Null for too many. */
export async function targetsOf(
	choice: Choice,
	view: RequestView,
	reader: { id: string; language: Language },
): Promise<{ targets: Target[]; failed: Failure[] } | null> {
	if (choice.all) {
		const ids = await matchingIds(view, reader.id, MOST_AT_ONCE + choice.not.length);
		if (!ids) return null;
		const found = await named(
			ids.filter((id) => !choice.not.includes(id)),
			reader.language,
		);
		return { targets: found, failed: [] };
	}
	const asked = choice.chosen.filter(({ id }) => isId(id)).slice(0, MOST_AT_ONCE);
	const found = new Map(
		(
			await named(
				asked.map(({ id }) => id),
				reader.language,
			)
		).map((one) => [one.id, one]),
	);
	const failed = asked.flatMap(({ id, version }): Failure[] => {
		const target = found.get(id);
		if (!target) return [{ id, name: id, version, reason: "missing" }];
		return target.version === version ? [] : [{ ...target, reason: "changed" }];
	});
	return { targets: [...found.values()].filter(({ id }) => failed.every((one) => one.id !== id)), failed };
}

async function named(ids: string[], language: Language): Promise<Target[]> {
	if (ids.length === 0) return [];
	const rows = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["id", "name", "subject", "default_subject", "offer_name", "updated_at"])
		.where("id", "in", ids)
		.orderBy("created_at", "desc")
		.execute();
	return rows.map((row) => ({
		id: row.id,
		version: Date.parse(row.updated_at),
		name: `${row.name}, ${cutSubject(subjectFor(language, row))}`,
	}));
}

/**
 * Does the same with many requests, one after the other, each in a transaction of its own. Those that can't be changed
 * are named, and the others are done. Returns the id under which all of it can be taken back; null where it can't be.
 */
export async function runRequests(
	action: RequestAction,
	targets: Target[],
	input: RequestInput,
	by: Actor,
): Promise<{ done: number; failed: Failure[]; undo: string | null }> {
	const before: Before[] = [];
	const failed: Failure[] = [];
	for (const target of targets) {
		const outcome = await db()
			.transaction()
			.execute((t) => runOne(t, action, target, input, by))
			.catch((): Reason => "failed");
		if (typeof outcome === "string") failed.push({ ...target, reason: outcome });
		else before.push(outcome);
		await nextTurn();
	}
	const { colleague } = input;
	const given = before.filter(({ was }) => was.assigned_to !== colleague?.id);
	if (colleague && colleague.id !== by.id && given.length > 0)
		await mailAboutAll(
			colleague,
			given.map(({ id }) => id),
			by,
		);
	const isFinal = action === "released" || action === "removed";
	const undo = isFinal ? null : await rememberBulk({ list: REQUESTS, action, records: before }, by);
	return { done: before.length, failed, undo };
}

async function runOne(
	t: Connection,
	action: RequestAction,
	{ id, version }: Target,
	input: RequestInput,
	by: Actor,
): Promise<Before | Reason> {
	const shown = new Date(version).toISOString();
	const was = await holdWork(t, id, shown);
	if (!was) return (await isThere(t, id)) ? "changed" : "missing";
	const done = await change(t, action, id, input, by);
	if (!done) return "notNow";
	return action === "removed" ? { id, version: shown, was } : beforeOf(t, id, was);
}

async function isThere(t: Connection, id: string): Promise<boolean> {
	const row = await t.selectFrom("Kontaktanfragen_Archiv").select("id").where("id", "=", id).executeTakeFirst();
	return row !== undefined;
}

/** False when the request's state does not allow it. */
async function change(
	t: Connection,
	action: RequestAction,
	id: string,
	{ colleague = null, day = "" }: RequestInput,
	by: Actor,
): Promise<boolean> {
	if (action === "assign") return (await assignWithin(t, id, colleague, by)) !== null;
	if (action === "followUp") return followUpWithin(t, id, day || null, by);
	const step = {
		processed: processWithin,
		reopened: reopenWithin,
		hidden: hideWithin,
		unhidden: unhideWithin,
		released: releaseWithin,
		removed: removeWithin,
	}[action];
	return (await step(t, id, by)).state === "done";
}

/** What the audit log says when an action is taken back. */
const opposite = {
	assign: "assigned",
	followUp: "followUpSet",
	processed: "reopened",
	reopened: "processed",
	hidden: "unhidden",
	unhidden: "hidden",
} as const;

export type RequestsChange = BulkChange<Before>;

/** Takes back what was done with many requests, except those that somebody has changed since. */
export async function undoRequests(
	{ action, records }: RequestsChange,
	by: Actor,
	language: Language,
): Promise<TakenBack> {
	const failed: string[] = [];
	for (const one of records) {
		const undone = await db()
			.transaction()
			.execute((t) => undoOne(t, action as keyof typeof opposite, one, by))
			.catch(() => false);
		if (!undone) failed.push(one.id);
		await nextTurn();
	}
	const names = await named(failed, language);
	return {
		done: records.length - failed.length,
		failed: failed.map((id) => names.find((one) => one.id === id)?.name ?? id),
	};
}

async function undoOne(
	t: Connection,
	action: keyof typeof opposite,
	{ id, version, was }: Before,
	by: Actor,
): Promise<boolean> {
	const { numUpdatedRows } = await t
		.updateTable("Kontaktanfragen_Archiv")
		.set({ ...was, updated_at: now() })
		.where("id", "=", id)
		.where("updated_at", "=", version)
		.executeTakeFirstOrThrow();
	if (numUpdatedRows === 0n) return false;
	await writeAudit({ kind: "request", id, name: null, action: opposite[action], by }, t);
	return true;
}
