import { type Connection, db, now } from "../database/client.server.ts";
import { fold, sortNames } from "../database/folding.ts";
import { isId, newId } from "../database/identity.ts";
import type { JobRow } from "../database/schema.ts";
import { openedVersion } from "../database/version.ts";
import { type Actor, changesBetween } from "../trace/trace.ts";
import { note } from "../trace/trace.server.ts";
import type { JobValues } from "./job-form.ts";

/** A position as the back office's form shows it. */
export type EditableJob = JobRow;

export type Saved = { ok: true; id: string } | { ok: false; reason: "missing" } | { ok: false; reason: "changed"; current: EditableJob };

/** Adds a position in the name of who acts, never of one from the form; `at` is the time it counts as added. */
export async function addJob(values: JobValues, { by, at = now() }: { by: Actor; at?: string }): Promise<string> {
	const id = newId();
	await db()
		.transaction()
		.execute(async (t) => {
			await t
				.insertInto("Karriere")
				.values({ ...columnsOf(values), id, user_id: by.id, version: 1, created_at: at, updated_at: at })
				.execute();
			await note({ kind: "job", id, name: values.title, action: "created", by }, t);
		});
	return id;
}

/**
 * Saves a position that was opened at version `openedAt`. When somebody saved in between, nothing is written and the
 * current state comes back; one that was deleted in between stays deleted.
 */
export async function changeJob(id: string, openedAt: number, values: JobValues, { by }: { by: Actor }): Promise<Saved> {
	const version = openedVersion(openedAt);
	return db()
		.transaction()
		.execute(async (t): Promise<Saved> => {
			const before = await jobToEdit(id, t);
			if (!before) return { ok: false, reason: "missing" };
			const columns = columnsOf(values);
			const change = { ...columns, version: version + 1, updated_at: now() };
			const changed = await t.updateTable("Karriere").set(change).where("id", "=", id).where("version", "=", version).returning("id").executeTakeFirst();
			if (!changed) {
				const current = await jobToEdit(id, t);
				return current ? { ok: false, reason: "changed", current } : { ok: false, reason: "missing" };
			}
			const changes = changesBetween(before, columns, tracedFields);
			if (changes.length > 0) await note({ kind: "job", id, name: values.title, action: "changed", by, changes }, t);
			return { ok: true, id };
		});
}

/** A position for the form, or null. */
export async function jobToEdit(id: string, connection: Connection = db()): Promise<EditableJob | null> {
	if (!isId(id)) return null;
	return (await connection.selectFrom("Karriere").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

export async function allJobIds(): Promise<string[]> {
	return (await db().selectFrom("Karriere").select("id").execute()).map(({ id }) => id);
}

const jobFields = ["title", "location", "type", "description", "requirements", "benefits"] as const;
const englishFields = ["title_en", "type_en", "description_en", "requirements_en", "benefits_en"] as const;
/** What the trace tells of: what somebody typed, not what follows from it. */
const tracedFields = [...jobFields, ...englishFields];

function columnsOf(values: JobValues) {
	const { title, title_en, location, type } = values;
	return { ...values, ...sortNames(title, title_en), search_text: fold([title, title_en, location, type].filter(Boolean).join(" ")) };
}
