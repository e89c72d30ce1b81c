import type { GenericSchema } from "valibot";
import type { Actor } from "../log/audit.ts";
import type { RecordState } from "../foundation/database/schema.ts";
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
import { documentsOf, replaceDocuments } from "../media/documents.server.ts";
import { storedDocuments } from "../log/stored-documents.ts";
import { mayOwn, replaceOwnedPictures } from "../media/storage/picture-owners.server.ts";
import { columnsOf, type Fields, type Stored, type ValuesOf } from "./fields.ts";
import { searchedText, validSoFar, wordsOf } from "./field-values.ts";
import type { PictureKeeper } from "./form/picture-keeper.server.ts";
import type { StateColumns } from "./states/states.ts";
import { nameOf, type RecordKind } from "./record.ts";
import { listedDocuments, type Origin, type VersionContent } from "./versions/version.ts";
import { filesOfVersions, writeVersion } from "./versions/versions.server.ts";

/** A record with its pictures and documents, for the office's form. */
export type Editable<Row, Pictures> = Row & { pictures: Pictures; documents: StoredDocument[] };

/** The columns of every collection that the code for all collections reads. */
export type OwnRow = {
	id: string;
	user_id: string | null;
	version: number;
	state: RecordState;
	published_at?: string | null;
	created_at: string;
	updated_at: string;
};

/** The pictures and documents that a record is to have; without documents it keeps those that it has. */
export type Files<Choice> = { pictures: Choice; documents?: ListedDocument[] };
/** One of them belongs to another record, or is gone. */
export type Foreign = "foreignPicture" | "foreignDocument";

export type Values = Record<string, Stored>;

/** A schema that turns what is typed into a collection's form into the values of its columns. */
export type RecordSchema<T> = GenericSchema<unknown, ValuesOf<T>> & { entries: Record<string, unknown> };

/** What a collection adds where its form is not simply its columns. */
export type OwnWays<T, Choice> = {
	/** Computes further columns from the fields, such as a price to sort by. */
	derive?: (values: ValuesOf<T>) => Values;
	/** The values as the text in the form. */
	formWords?: (values: ValuesOf<T>) => Words;
	/** The values of a half-written form: what is invalid is empty. */
	readTyped?: (words: Words) => ValuesOf<T>;
	/** Gives a copied record pictures and documents of its own. */
	copyFiles?: (files: Required<Files<Choice>>, original: string, by: string) => Promise<Required<Files<Choice>>>;
};

/** Translates between the values of one collection, its rows and its pictures. */
export function recordRows<T extends Fields, Row extends OwnRow, Pictures, Choice>(
	record: RecordKind<T, Row>,
	schema: RecordSchema<T>,
	keeper: PictureKeeper<Pictures, Choice>,
	{
		derive = () => ({}),
		formWords = (values) => wordsOf(record.fields, values),
		readTyped = (words) => validSoFar(record.fields, words),
		copyFiles = async (files) => files,
	}: OwnWays<T, Choice>,
) {
	const { kind, fields } = record;
	const names = columnsOf(fields).map(({ name }) => name);

	/** By its name in each language, or the German one where that is missing. */
	const sortNames = (words: Values) =>
		Object.fromEntries(
			languages.map((language) => [
				columnIn("sort_name", language),
				sortName(String(words[columnIn(record.name, language)] || nameOf(record, words))),
			]),
		);

	function toRow(values: ValuesOf<T>) {
		const words = values as Values;
		return {
			...Object.fromEntries(names.map((name) => [name, words[name] ?? null])),
			...derive(values),
			...sortNames(words),
			search_text: searchText(searchedText(fields, words)),
		};
	}

	/** What a version of the record holds. */
	const content = (one: Editable<Row, Pictures>): VersionContent => ({
		row: Object.fromEntries(names.map((name) => [name, (one as unknown as Values)[name] ?? null])),
		pictures: keeper.listed(one.pictures),
		documents: listedDocuments(one.documents),
	});

	return {
		record,
		schema,
		keeper,
		copyFiles,
		table: record.table,
		formWords,
		readTyped,

		/** What a search in the collection asks of a row. */
		search: (text: string) => searchIn(record.table, text, record.list.alsoSearched ?? null),

		toRow,

		/** A record with its pictures and documents, or null. */
		async find(id: string, t: Connection = db()): Promise<Editable<Row, Pictures> | null> {
			if (!isId(id)) return null;
			const [row] = await recordTables(t)
				.selectFrom(record.table)
				.selectAll()
				.where("id", "=", id)
				.$castTo<Row>()
				.execute();
			if (!row) return null;
			const documents = record.documents ? await documentsOf({ kind, id }, t) : [];
			return { ...row, pictures: await keeper.read(row, t), documents };
		},

		/** Stores a new record of the version 1, a draft or as it is when it is saved; false if one with this id came first. */
		async insert(
			values: ValuesOf<T>,
			more: { id: string; user_id: string; created_at: string } & Partial<StateColumns>,
			t: Connection,
		): Promise<boolean> {
			const life = { state: "online" as const, ...(more.state === undefined && { published_at: more.created_at }) };
			const added = await recordTables(t)
				.insertInto(record.table)
				.values({ ...toRow(values), ...life, ...more, version: 1, updated_at: more.created_at })
				.onConflict((c) => c.column("id").doNothing())
				.returning("id")
				.executeTakeFirst();
			return added !== undefined;
		},

		/** The values for the audit log: what the user typed or chose, not the computed columns. */
		audited: (one: Editable<Row, Pictures>): Values => ({
			...(one as unknown as Values),
			...keeper.auditValues(one.pictures),
			documents: storedDocuments(one.documents),
		}),
		auditedNames: (one: Editable<Row, Pictures>) => [
			...names,
			...Object.keys(keeper.auditValues(one.pictures)),
			"documents",
		],

		/** The columns whose value can't be chosen any more, such as a category that was given up. */
		goneValues(values: ValuesOf<T>): string[] {
			const [then, today] = [values as Values, readTyped(formWords(values)) as Values];
			return names.filter((name) => then[name] !== null && then[name] !== "" && then[name] !== today[name]);
		},

		content,

		/** Makes a version of a record as it is stored. */
		writeVersion(one: Editable<Row, Pictures>, origin: Origin, by: Actor, t: Connection): Promise<void> {
			const { id, version } = one;
			return writeVersion({ kind, id, version, origin, content: content(one), by: by.email }, t);
		},

		/** Validates words that come from no form, such as those of a stored record. */
		check(words: Words): Read<ValuesOf<T>> {
			const form = new FormData();
			for (const [name, word] of Object.entries(words)) form.set(name, word);
			return readForm(schema, form);
		},

		/** Why a record can't have these pictures and documents; null if it can. */
		async foreignFile(id: string, { pictures, documents = [] }: Files<Choice>, t: Connection): Promise<Foreign | null> {
			const owner = { kind, id };
			const bucket = record.pictures?.bucket;
			if (bucket && !(await mayOwn(owner, keeper.ids(pictures) ?? [], bucket, t))) return "foreignPicture";
			const ids = documents.map((document) => document.id);
			return (await mayOwn(owner, ids, DOCUMENTS, t)) ? null : "foreignDocument";
		},

		/**
		 * Gives a record the chosen pictures and documents; `before` is null for a new one. The files of a draft that goes
		 * on `waiting` stay.
		 * @returns the paths of files that are no longer needed
		 */
		async storeFiles(
			id: string,
			{ pictures, documents }: Files<Choice>,
			{ before, waiting = null }: { before: Editable<Row, Pictures> | null; waiting?: Files<Choice> | null },
			t: Connection,
		): Promise<string[]> {
			const owner = { kind, id };
			const versions = await filesOfVersions(kind, id, t);
			const unused = documents ? await replaceDocuments(owner, documents, waiting?.documents ?? [], t, versions) : [];
			if (!record.pictures) return unused;
			const present = before ? keeper.listed(before.pictures) : [];
			const idsOf = (one: Choice) => keeper.listedAfter(one, present).map((picture) => picture.id);
			const ids = [...new Set([...idsOf(pictures), ...(waiting ? idsOf(waiting.pictures) : [])])];
			unused.push(...(await replaceOwnedPictures(owner, ids, t, "pictures", versions)));
			await keeper.store(id, pictures, t);
			return unused;
		},
	};
}

export type RecordRows<T extends Fields, Row extends OwnRow, Pictures, Choice> = ReturnType<
	typeof recordRows<T, Row, Pictures, Choice>
>;
