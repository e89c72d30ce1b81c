import type { Change, CollectionName } from "../../audit-log/audit.ts";
import { type Connection, db } from "../../database/client.server.ts";
import { fold } from "../../database/folding.ts";
import { isId } from "../../database/identity.ts";
import { searchIn } from "../../database/search.server.ts";
import { peopleOnSite } from "../../office/people.server.ts";
import type { Fields, ReferenceTarget, Stored } from "../fields.ts";
import { nameOf, type RecordKind } from "../record.ts";
import { labelOf, type Referred, referencesIn, type ReferenceTo, typedName } from "./reference.ts";

/** So many suggestions stand beside a field, and so many records say on a page that they name it. */
const SUGGESTED = 20;
const REFERRING = 50;

type Target = Pick<RecordKind, "kind" | "table" | "name" | "fields" | "office" | "right">;
type Values = Record<string, Stored>;

let known: readonly Target[] = [];

/** Tells this room the collections, which it may not import. `collections.server.ts` calls it. */
export function knowCollections(all: readonly Target[]): void {
	known = all;
}

function targetOf(kind: CollectionName): Target {
	const found = known.find((one) => one.kind === kind);
	if (!found) throw new Error(`The collection ${kind} is not known yet`);
	return found;
}

// The query builder's types can't express "any collection's table"; every one has the columns of jobs that are read here.
const tableOf = ({ table }: Target) => table as "Karriere";

const referred = (target: Target, row: { id: string; nr?: number | null }): Referred => {
	const name = nameOf(target, row);
	return { id: row.id, name, label: labelOf(name, row), to: target.office.edit + row.id };
};

/** Visitors see people of whom `to` is known; others stay where they are named already. */
async function peopleWith(ids: string[], t: Connection): Promise<Map<string, Referred>> {
	const rows = await t.selectFrom("users").select(["id", "email", "display_name"]).where("id", "in", ids).execute();
	const shown = new Map((await peopleToName(t)).map((one) => [one.id, one]));
	const hidden = (name: string, id: string): Referred => ({ id, name, label: name, to: null });
	return new Map(
		rows.map(({ id, email, display_name }) => [id, shown.get(id) ?? hidden(display_name ?? email, id)] as const),
	);
}

/** These records of a collection; those in the trash keep their name, and those that are gone are missing. */
export async function namesOf(
	kind: ReferenceTarget,
	ids: Stored[],
	t: Connection = db(),
): Promise<Map<string, Referred>> {
	const asked = [...new Set(ids.filter((id): id is string => typeof id === "string" && isId(id)))];
	if (asked.length === 0) return new Map();
	if (kind === "person") return peopleWith(asked, t);
	const target = targetOf(kind);
	const rows = await t.selectFrom(tableOf(target)).selectAll().where("id", "in", asked).execute();
	const trashed = await t
		.selectFrom("trash")
		.select(["id", "name", "nr"])
		.where("kind", "=", kind)
		.where("id", "in", asked)
		.execute();
	return new Map([
		...trashed.map((row) => [row.id, { id: row.id, name: row.name, label: labelOf(row.name, row), to: null }] as const),
		...rows.map((row) => [row.id, referred(target, row)] as const),
	]);
}

/** The records of a collection that somebody may mean who types this; the newest ones for nothing. */
export async function suggestedFor(kind: ReferenceTarget, typed: string): Promise<Referred[]> {
	if (kind === "person") return peopleToName();
	const target = targetOf(kind);
	const { conditions, rank } = await searchIn(target.table, typed);
	let query = db().selectFrom(tableOf(target)).selectAll().where("state", "<>", "draft");
	for (const condition of conditions) query = query.where(condition);
	if (rank) query = query.orderBy(rank);
	const rows = await query.orderBy("created_at", "desc").orderBy("id", "desc").limit(SUGGESTED).execute();
	return rows.map((row) => referred(target, row));
}

async function peopleToName(t: Connection = db()): Promise<Referred[]> {
	const rows = await peopleOnSite(t).select(["id", "display_name as name"]).orderBy("display_name").execute();
	return rows.map(({ id, name }) => ({ id, name: name!, label: name!, to: `/admin/benutzer/${id}` }));
}

/** The one record that was typed: by its label, by its whole name, or as the only one that a search finds. */
async function meant(kind: ReferenceTarget, typed: string): Promise<string | null> {
	const [, name = typed] = /^(.*) · [0-9a-f]+$/.exec(typed.trim()) ?? [];
	const found = await suggestedFor(kind, name);
	const same = found.filter(({ label }) => label === typed.trim());
	const named = found.filter((one) => fold(one.name) === fold(typed));
	const [one, ...others] = [same, named, found].find((some) => some.length > 0) ?? [];
	return one && others.length === 0 ? one.id : null;
}

/** Puts the ids of the records into a form that was typed into, as far as it says which are meant. */
export async function resolveReferences(fields: Fields, form: FormData): Promise<void> {
	for (const { name, to } of referencesIn(fields)) {
		const [typed, id] = [form.get(typedName(name)), String(form.get(name) ?? "")];
		if (typeof typed !== "string") continue;
		if (typed.trim() === "") form.set(name, "");
		else if (!isId(id) || (await namesOf(to, [id])).get(id)?.label !== typed.trim())
			form.set(name, (await meant(to, typed)) ?? typed);
	}
}

/** Words without what was typed for a reference and names nothing, so that no row has it as an id. */
export function withIdsAlone(fields: Fields, words: Record<string, string>): Record<string, string> {
	const lost = referencesIn(fields).filter(({ name }) => !isId(words[name]));
	return { ...words, ...Object.fromEntries(lost.map(({ name }) => [name, ""])) };
}

/**
 * The fields that name no record. What stood there before may stay: the record that it named lies in the trash, or is
 * gone.
 */
export async function missingReferences(
	fields: Fields,
	values: object,
	before: object | null,
	t: Connection,
): Promise<Record<string, string>> {
	const errors: Record<string, string> = {};
	for (const { name, to } of referencesIn(fields)) {
		const value = (values as Values)[name] ?? null;
		if (value === null || (before && (before as Values)[name] === value)) continue;
		const found = (await namesOf(to, [value], t)).get(String(value));
		if (!found?.to) errors[name] = "error.reference";
	}
	return errors;
}

/** The values with names instead of ids, to be read. */
export async function withNames<V extends object>(fields: Fields, all: V[], t: Connection = db()): Promise<V[]> {
	const named = all.map((values) => ({ ...values }) as Values);
	for (const { name, to } of referencesIn(fields)) {
		const names = await namesOf(
			to,
			named.map((values) => values[name] ?? null),
			t,
		);
		for (const values of named) values[name] = names.get(String(values[name]))?.name ?? values[name] ?? null;
	}
	return named as V[];
}

/** Changes with names instead of ids, as the audit log keeps them. */
export async function withNamesIn(fields: Fields, changes: Change[], t: Connection): Promise<Change[]> {
	const sides = (["from", "to"] as const).map((side) =>
		Object.fromEntries(changes.map((one) => [one.field, one[side]])),
	);
	const [from, to] = await withNames(fields, sides, t);
	return changes.map(({ field }) => ({ field, from: from![field]!, to: to![field]! }));
}

/** What the inputs of a form's references need: suggestions for nothing typed, and the records that it names now. */
export async function referencesFor(fields: Fields, ...filled: (object | null | undefined)[]): Promise<ReferenceTo[]> {
	return Promise.all(
		referencesIn(fields).map(async ({ name, to }) => {
			const ids = filled.map((values) => (values as Values | null | undefined)?.[name] ?? null);
			const named = await namesOf(to, ids);
			return { field: name, to, known: [...named.values(), ...(await suggestedFor(to, ""))] };
		}),
	);
}

/** The records that name this one, by collection, the newest first. */
export async function referringTo(
	kind: CollectionName,
	id: string,
): Promise<{ kind: CollectionName; records: Referred[] }[]> {
	const groups = known.flatMap((from) =>
		referencesIn(from.fields)
			.filter(({ to }) => to === kind)
			.map(async ({ name }) => {
				const rows = await db()
					.selectFrom(tableOf(from))
					.selectAll()
					.where(name as "id", "=", id)
					.orderBy("created_at", "desc")
					.limit(REFERRING)
					.execute();
				return { kind: from.kind, records: rows.map((row) => referred(from, row)) };
			}),
	);
	return (await Promise.all(groups)).filter(({ records }) => records.length > 0);
}
