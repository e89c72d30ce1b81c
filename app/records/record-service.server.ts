import { type Connection, db, now } from "../database/client.server.ts";
import { searchText, sortNames } from "../database/folding.ts";
import { isId, newId } from "../database/identity.ts";
import { openedVersion } from "../database/version.ts";
import { mayOwn, replaceOwnedPictures } from "../media/picture-owners.server.ts";
import { tryDeletePictureFiles } from "../media/pictures.server.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { type Actor, changesBetween } from "../audit-log/audit.ts";
import { idOfExistingUser, takeFromTrash, moveToTrash } from "../trash/trash-repository.server.ts";
import { columnsOf, type Fields, type Stored, type ValuesOf } from "./fields.ts";
import { searchedWords, valuesIn, wordsOf } from "./field-words.ts";
import type { PictureKeeper } from "./picture-keeper.server.ts";
import { nameOf, type RecordKind } from "./record.ts";
import { stateColumns } from "./states.ts";

/** A record with its pictures, for the office's form. */
export type Editable<Row, Pictures> = Row & { pictures: Pictures };

export type Saved<Row, Pictures> =
	/** `leftBehind`: everything is saved, but the file of a removed picture could not be deleted. */
	| { ok: true; id: string; leftBehind: boolean }
	| { ok: false; reason: "missing" }
	| { ok: false; reason: "changed"; current: Editable<Row, Pictures> }
	| { ok: false; reason: "foreignPicture" };

/** A record in the trash: its row, its pictures as the keeper stored them, and whatever its collection added. */
type TrashedRecord = { row: Record<string, unknown>; pictures?: unknown };

const keptInTrash = Object.entries(stateColumns).flatMap(([name, fate]) => (fate === "kept" ? name : []));

type OwnRow = { id: string; user_id: string | null; version: number; created_at: string; updated_at: string };
type Values = Record<string, Stored>;

/** The pictures chosen in the form, for collections that have pictures. */
type Chosen<Choice> = [Choice] extends [null] ? { pictures?: null } : { pictures: Choice };

/** Computes further columns from the fields, such as a price to sort by. */
type Derive<T> = (values: ValuesOf<T>) => Values;

/**
 * Adds, changes, deletes and restores the records of one collection. Each operation is one transaction that includes
 * its audit log entry. A change never overwrites what somebody else has saved in the meantime.
 */
export function recordService<T extends Fields, Row extends OwnRow, Pictures, Choice>(
	record: RecordKind<T, Row>,
	keeper: PictureKeeper<Pictures, Choice>,
	derive: Derive<T> = () => ({}),
	formWords: (values: ValuesOf<T>) => Record<string, string> = (values) => wordsOf(record.fields, values),
) {
	const { kind, fields } = record;
	// The query builder's types can't express "any collection's table". Every collection has the columns named here; the
	// fields give the types of the others.
	const table = record.table as "Karriere";
	const names = columnsOf(fields).map(({ name }) => name);

	function toRow(values: ValuesOf<T>) {
		const words = values as Values;
		return {
			...Object.fromEntries(names.map((name) => [name, words[name] ?? null])),
			...derive(values),
			...sortNames(nameOf(record, words), (words[`${record.name}_en`] as string | null | undefined) ?? null),
			search_text: searchText(searchedWords(fields, words)),
		};
	}
	/** The values for the audit log: what the user typed or chose, not the computed columns. */
	const audited = (one: Editable<Row, Pictures>): Values => ({
		...(one as unknown as Values),
		...keeper.auditValues(one.pictures),
	});
	const auditedNames = (one: Editable<Row, Pictures>) => [...names, ...Object.keys(keeper.auditValues(one.pictures))];

	async function findForEdit(id: string, t: Connection = db()): Promise<Editable<Row, Pictures> | null> {
		if (!isId(id)) return null;
		const row = await t.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
		return row ? { ...(row as unknown as Row), pictures: await keeper.read(row, t) } : null;
	}

	async function mayOwnPictures(id: string, choice: Choice, t: Connection): Promise<boolean> {
		return !keeper.intake || mayOwn({ kind, id }, keeper.ids(choice) ?? [], keeper.intake.bucket, t);
	}
	/** @returns the paths of files that are no longer needed */
	async function storePictures(id: string, choice: Choice, t: Connection): Promise<string[]> {
		const ids = keeper.ids(choice);
		const unused = ids ? await replaceOwnedPictures({ kind, id }, ids, t) : [];
		await keeper.store(id, choice, t);
		return unused;
	}

	const service = {
		record,
		keeper,

		/** A record as the text in its form. */
		words: (row: Row) => formWords(row as unknown as ValuesOf<T>),

		/** A record with its pictures, or null. */
		findForEdit,

		async allIds(): Promise<string[]> {
			return (await db().selectFrom(table).select("id").execute()).map(({ id }) => id);
		},

		/** Adds a record. Its owner is the signed-in user, never a value from the form; `at` is the time of creation. */
		async add(
			values: ValuesOf<T>,
			{ by, at = now(), ...chosen }: { by: Actor; at?: string } & Chosen<Choice>,
		): Promise<Saved<Row, Pictures>> {
			const choice = chosen.pictures as Choice;
			const id = newId();
			return db()
				.transaction()
				.execute(async (t): Promise<Saved<Row, Pictures>> => {
					if (!(await mayOwnPictures(id, choice, t))) return { ok: false, reason: "foreignPicture" };
					const row = {
						...toRow(values),
						id,
						user_id: by.id,
						version: 1,
						published_at: at,
						created_at: at,
						updated_at: at,
					};
					await t
						.insertInto(table)
						.values(row as never)
						.execute();
					await storePictures(id, choice, t);
					await writeAudit({ kind, id, name: nameOf(record, values), action: "created", by }, t);
					return { ok: true, id, leftBehind: false };
				});
		},

		/**
		 * Saves a record that was opened at version `openedAt`. If somebody has saved since, nothing is written and the
		 * current state is returned; a record that was deleted since stays deleted.
		 */
		async change(
			id: string,
			openedAt: number,
			values: ValuesOf<T>,
			{ by, ...chosen }: { by: Actor } & Chosen<Choice>,
		): Promise<Saved<Row, Pictures>> {
			const choice = chosen.pictures as Choice;
			const version = openedVersion(openedAt);
			const result = await db()
				.transaction()
				.execute(async (t): Promise<Saved<Row, Pictures> & { unused?: string[] }> => {
					const before = await findForEdit(id, t);
					if (!before) return { ok: false, reason: "missing" };
					// Checked before the pictures: one that somebody else has removed is a conflict, not a foreign picture.
					if (before.version !== version) return { ok: false, reason: "changed", current: before };
					if (!(await mayOwnPictures(id, choice, t))) return { ok: false, reason: "foreignPicture" };
					const row = { ...toRow(values), version: version + 1, updated_at: now() };
					const changed = await t
						.updateTable(table)
						.set(row as never)
						.where("id", "=", id)
						.where("version", "=", version)
						.returning("id")
						.executeTakeFirst();
					if (!changed) {
						const current = await findForEdit(id, t);
						return current ? { ok: false, reason: "changed", current } : { ok: false, reason: "missing" };
					}
					const unused = await storePictures(id, choice, t);
					const changes = changesBetween(audited(before), audited((await findForEdit(id, t))!), auditedNames(before));
					if (changes.length > 0)
						await writeAudit({ kind, id, name: nameOf(record, values), action: "changed", by, changes }, t);
					return { ok: true, id, leftBehind: false, unused };
				});
			return result.ok ? { ok: true, id, leftBehind: !(await tryDeletePictureFiles(result.unused ?? [])) } : result;
		},

		/** Moves a record to the trash with its pictures. Returns its name, or null if it was already deleted. */
		remove(id: string, by: Actor): Promise<string | null> {
			return db()
				.transaction()
				.execute(async (t) => (await service.removeIn(t, id, by))?.name ?? null);
		},

		/** As `remove`, within the caller's transaction; `more` is stored in the trash with the record. */
		async removeIn(
			t: Connection,
			id: string,
			by: Actor,
			more: object = {},
		): Promise<{ row: Row; name: string } | null> {
			const before = await findForEdit(id, t);
			if (!before) return null;
			const { pictures, ...row } = before;
			await t.deleteFrom(table).where("id", "=", id).execute();
			const name = nameOf(record, row);
			await moveToTrash({ kind, id, name, record: { row, ...keeper.trashValues(pictures), ...more } }, by, t);
			return { row: row as unknown as Row, name };
		},

		/** Restores a deleted record under its old address. Returns its name; null if it is no longer in the trash. */
		restore(id: string, by: Actor): Promise<string | null> {
			return db()
				.transaction()
				.execute(async (t) => (await service.restoreIn(t, id, by))?.name ?? null);
		},

		/** As `restore`, within the caller's transaction; also returns the `more` that `removeIn` stored. */
		async restoreIn<More = object>(
			t: Connection,
			id: string,
			by: Actor,
		): Promise<{ name: string; more: Partial<More> } | null> {
			const trashed = await takeFromTrash<TrashedRecord & Partial<More>>(kind, id, by, t);
			if (!trashed) return null;
			const { row, pictures, ...more } = trashed;
			// The record may be older than the last migration; only today's columns are restored.
			const values = valuesIn(fields, row);
			const ownColumns = Object.fromEntries(
				["id", "nr", "version", "created_at", ...keptInTrash, ...record.otherColumns]
					.filter((name) => name in row)
					.map((name) => [name, row[name]]),
			);
			const user_id = await idOfExistingUser(row.user_id as string | null, t);
			await t
				.insertInto(table)
				.values({ ...ownColumns, ...stateFromTrash(row), ...toRow(values), user_id, updated_at: now() } as never)
				.execute();
			await keeper.restore(id, pictures, t);
			return { name: nameOf(record, values), more: more as Partial<More> };
		},
	};
	return service;
}

export type RecordService<T extends Fields, Row, Pictures, Choice> = ReturnType<
	typeof recordService<T, Row & OwnRow, Pictures, Choice>
>;

/** A scheduled record comes back without its plan, so as a draft. Before there were states, all were online. */
function stateFromTrash({ state, created_at }: Record<string, unknown>) {
	if (state === undefined) return { published_at: created_at };
	return state === "scheduled" ? { state: "draft" } : {};
}
