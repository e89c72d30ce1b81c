import type { Selectable } from "kysely";
import type { GenericSchema } from "valibot";
import type { RecordState, RecordTable } from "../foundation/database/schema.ts";
import type { Actor } from "../log/audit.ts";
import type { Words } from "../office/form-answer.ts";
import { type Read, readForm } from "../foundation/ui/form/form-reader.ts";
import { recordTables } from "./record-tables.server.ts";
import { columnIn } from "../foundation/i18n/translated.ts";
import { languages } from "../foundation/i18n/language.ts";
import { type Connection, db } from "../foundation/database/client.server.ts";
import { searchText, sortName } from "../foundation/database/folding.ts";
import { searchIn } from "../foundation/database/search.server.ts";
import { isId } from "../foundation/database/identity.ts";
import { type ListedDocument, DOCUMENTS, type StoredDocument } from "../media/document.ts";
import { documentsOf, placeDocuments } from "../media/documents.server.ts";
import { storedDocuments } from "../log/stored-files.ts";
import { mayOwn, replaceOwnedFiles } from "../media/storage/picture-owners.server.ts";
import { columnsOf, type StoredValue } from "./fields.ts";
import { searchedText, validSoFar, wordsOf } from "./field-values.ts";
import type { PictureKeeper } from "./form/picture-keeper.server.ts";
import type { StateColumns } from "./states/states.ts";
import { nameOf, type RecordKind } from "./record.ts";
import { listedDocuments, type ListedPicture, type Origin, type VersionContent } from "./versions/version.ts";
import { filesOfVersions, writeVersion } from "./versions/versions.server.ts";

export type Values = Record<string, StoredValue>;

/** The columns of every collection that the code for all collections reads. */
export type OwnRow = StateColumns &
	Pick<Selectable<RecordTable<RecordState>>, "id" | "user_id" | "version" | "created_at" | "updated_at">;
export type RecordRow = OwnRow & Values;
/** A record with its pictures and documents, for the office's form. */
export type Editable = RecordRow & { pictures: unknown; documents: StoredDocument[] };
/** A record with the content of its draft, for its preview. */
export type DraftedRecord<Row = RecordRow> = { row: Row; pictures: ListedPicture[]; documents: StoredDocument[] };

/** The pictures and documents that a record is to have; without `documents` it keeps its own. */
export type Files<Choice = unknown> = { pictures: Choice; documents?: ListedDocument[] };
/** Why a record can't have such files: one belongs to another record or is gone. */
export type Foreign = "foreignPicture" | "foreignDocument";

/** A schema that turns what is typed into a collection's form into the values of its columns. */
export type RecordSchema<Columns = Values> = GenericSchema<unknown, Columns> & { entries: Record<string, unknown> };

/** Functions of a collection whose form is not simply its columns. */
export type OwnWays<Columns = Values, Choice = unknown, Row = RecordRow> = {
	/** Computes further columns from the fields, such as a price to sort by. */
	derive?: (values: Columns) => Values;
	formWords?: (values: Columns) => Words;
	/** Reads a half-written form; invalid fields are empty. */
	readTyped?: (words: Words) => Columns;
	/** Gives a copied record pictures and documents of its own. */
	copyFiles?: (files: Required<Files<Choice>>, original: string, by: string) => Promise<Required<Files<Choice>>>;
	/** Called in the transaction that moves a record to the trash, and in the one that brings it back. */
	removed?: (row: Row, t: Connection) => Promise<void>;
	restored?: (id: string, t: Connection) => Promise<void>;
};

/** Translates between the values of one collection, its rows and its pictures. */
export function recordRows(
	record: RecordKind,
	schema: RecordSchema,
	keeper: PictureKeeper,
	{
		derive = () => ({}),
		formWords = (values) => wordsOf(record.fields, values),
		readTyped = (words) => validSoFar(record.fields, words),
		copyFiles = async (files) => files,
		removed = async () => {},
		restored = async () => {},
	}: OwnWays,
) {
	const { kind, fields } = record;
	const names = columnsOf(fields).map(({ name }) => name);

	const sortNames = (values: Values) =>
		Object.fromEntries(
			languages.map((language) => [
				columnIn("sort_name", language),
				sortName(String(values[columnIn(record.name, language)] || nameOf(record, values))),
			]),
		);

	const fieldsOf = (values: Values): Values => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

	const toRow = (values: Values) => ({
		...fieldsOf(values),
		...derive(values),
		...sortNames(values),
		search_text: searchText(searchedText(fields, values)),
	});

	const content = (one: Editable): VersionContent => ({
		row: fieldsOf(one),
		pictures: keeper.listed(one.pictures),
		documents: listedDocuments(one.documents),
	});

	return {
		record,
		schema,
		keeper,
		copyFiles,
		removed,
		restored,
		table: record.table,
		formWords,
		readTyped,

		search: (text: string) => searchIn(record.table, text, record.list.alsoSearched ?? null),

		toRow,

		async find(id: string, t: Connection = db()): Promise<Editable | null> {
			if (!isId(id)) return null;
			const [row] = await recordTables(t)
				.selectFrom(record.table)
				.selectAll()
				.where("id", "=", id)
				.$castTo<RecordRow>()
				.execute();
			if (!row) return null;
			const documents = record.documents ? await documentsOf({ kind, id }, t) : [];
			return { ...row, pictures: await keeper.read(row, t), documents } as Editable;
		},

		/** Stores a new record, online unless `more` names another state; false if this id is taken. */
		async insert(
			values: Values,
			more: { id: string; user_id: string; created_at: string } & Partial<StateColumns>,
			t: Connection,
		): Promise<boolean> {
			const online = more.state === undefined && { state: "online" as const, published_at: more.created_at };
			const added = await recordTables(t)
				.insertInto(record.table)
				.values({ ...toRow(values), ...online, ...more, version: 1, updated_at: more.created_at })
				.onConflict((c) => c.column("id").doNothing())
				.returning("id")
				.executeTakeFirst();
			return added !== undefined;
		},

		/** The values for the audit log: what the user typed or chose, without computed columns. */
		audited: (one: Editable): Values => ({
			...fieldsOf(one),
			...keeper.auditValues(one.pictures),
			documents: storedDocuments(one.documents),
		}),

		/** The columns whose value can no longer be chosen, such as a category that was given up. */
		goneValues(values: Values): string[] {
			const today = readTyped(formWords(values));
			return names.filter((name) => values[name] !== null && values[name] !== "" && values[name] !== today[name]);
		},

		content,

		writeVersion(one: Editable, origin: Origin, by: Actor, t: Connection): Promise<void> {
			const { id, version } = one;
			return writeVersion({ kind, id, version, origin, content: content(one), by: by.email }, t);
		},

		/** Validates words that come from no form, such as those of a stored record. */
		check(words: Words): Read<Values> {
			const form = new FormData();
			for (const [name, word] of Object.entries(words)) form.set(name, word);
			return readForm(schema, form);
		},

		/** Returns the reason why a record can't have these pictures and documents; null if it can. */
		async foreignFile(id: string, { pictures, documents = [] }: Files, t: Connection): Promise<Foreign | null> {
			const owner = { kind, id };
			const bucket = record.pictures?.bucket;
			const chosen = keeper.listedAfter(pictures, []).map((picture) => picture.id);
			if (bucket && !(await mayOwn(owner, chosen, bucket, t))) return "foreignPicture";
			const ids = documents.map((document) => document.id);
			return (await mayOwn(owner, ids, DOCUMENTS, t)) ? null : "foreignDocument";
		},

		/**
		 * Gives a record the chosen files; `before` is null for a new one. The files of its `waiting` draft stay.
		 * @returns the paths of files that are no longer needed
		 */
		async storeFiles(
			id: string,
			{ pictures, documents }: Files,
			{ before, waiting = null }: { before: Editable | null; waiting?: Files | null },
			t: Connection,
		): Promise<string[]> {
			const owner = { kind, id };
			const versions = await filesOfVersions(kind, id, t);
			const unused: string[] = [];
			if (documents) {
				const own = new Set([...documents, ...(waiting?.documents ?? [])].map((document) => document.id));
				unused.push(...(await replaceOwnedFiles(owner, [...own], t, "documents", versions)));
				await placeDocuments(owner, documents, t);
			}
			if (!record.pictures) return unused;
			const present = before ? keeper.listed(before.pictures) : [];
			const idsOf = (choice: unknown) => keeper.listedAfter(choice, present).map((picture) => picture.id);
			const ids = [...new Set([...idsOf(pictures), ...(waiting ? idsOf(waiting.pictures) : [])])];
			unused.push(...(await replaceOwnedFiles(owner, ids, t, "pictures", versions)));
			await keeper.store(id, pictures, t);
			return unused;
		},
	};
}

export type RecordRows = ReturnType<typeof recordRows>;
