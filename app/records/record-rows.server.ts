import { type Connection, db } from "../database/client.server.ts";
import { searchText, sortNames } from "../database/folding.ts";
import type { Dictionary } from "../database/dictionary.ts";
import type { RecordState } from "../database/schema.ts";
import { searchIn } from "../database/search.server.ts";
import { isId } from "../database/identity.ts";
import { type ListedDocument, DOCUMENTS, type StoredDocument } from "../media/document.ts";
import { documentsOf, replaceDocuments } from "../media/documents.server.ts";
import { storedDocuments } from "../audit-log/stored-documents.ts";
import { mayOwn, replaceOwnedPictures } from "../media/picture-owners.server.ts";
import { columnsOf, type Fields, type Stored, type ValuesOf } from "./fields.ts";
import { searchedWords, validSoFar, wordsOf } from "./field-words.ts";
import type { PictureKeeper } from "./picture-keeper.server.ts";
import { nameOf, type RecordKind } from "./record.ts";
import { listedDocuments, type VersionContent } from "./version.ts";

/** A record with its pictures and documents, for the office's form. */
export type Editable<Row, Pictures> = Row & { pictures: Pictures; documents: StoredDocument[] };

/** The columns of every collection that the code for all collections reads. */
export type OwnRow = {
	id: string;
	user_id: string | null;
	version: number;
	state: RecordState;
	published_at: string | null;
	created_at: string;
	updated_at: string;
};

/** The pictures and documents that a record is to have; without documents it keeps those that it has. */
export type Files<Choice> = { pictures: Choice; documents?: ListedDocument[] };
/** One of them belongs to another record, or is gone. */
export type Foreign = "foreignPicture" | "foreignDocument";

export type Values = Record<string, Stored>;
export type Words = Record<string, string>;

/** What a collection adds where its form is not simply its columns. */
export type Translations<T> = {
	/** Computes further columns from the fields, such as a price to sort by. */
	derive?: (values: ValuesOf<T>) => Values;
	/** The values as the text in the form. */
	formWords?: (values: ValuesOf<T>) => Words;
	/** The values of a half-written form: what is invalid is empty. */
	readWords?: (words: Words) => ValuesOf<T>;
	/** The synonyms by which the collection is searched, too. */
	dictionary?: () => Promise<Dictionary>;
};

/** Translates between the values of one collection, its rows and its pictures. */
export function recordRows<T extends Fields, Row extends OwnRow, Pictures, Choice>(
	record: RecordKind<T, Row>,
	keeper: PictureKeeper<Pictures, Choice>,
	{
		derive = () => ({}),
		formWords = (values) => wordsOf(record.fields, values),
		readWords = (words) => validSoFar(record.fields, words),
		dictionary,
	}: Translations<T>,
) {
	const { kind, fields } = record;
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

	return {
		record,
		keeper,
		// The query builder's types can't express "any collection's table". Every collection has the columns named in this
		// room; the fields give the types of the others.
		table: record.table as "Karriere",
		formWords,
		readWords,

		/** What a search in the collection asks of a row. */
		search: async (text: string) => searchIn(record.table, text, dictionary && (await dictionary())),

		toRow,

		/** A record with its pictures and documents, or null. */
		async find(id: string, t: Connection = db()): Promise<Editable<Row, Pictures> | null> {
			if (!isId(id)) return null;
			const row = await t
				.selectFrom(record.table as "Karriere")
				.selectAll()
				.where("id", "=", id)
				.executeTakeFirst();
			if (!row) return null;
			const documents = record.documents ? await documentsOf({ kind, id }, t) : [];
			return { ...(row as unknown as Row), pictures: await keeper.read(row, t), documents };
		},

		/** Stores a new record of the version 1; false if one with this id came first. */
		async insert(
			values: ValuesOf<T>,
			more: { id: string; user_id: string; created_at: string; published_at?: string; state?: RecordState },
			t: Connection,
		): Promise<boolean> {
			const added = await t
				.insertInto(record.table as "Karriere")
				.values({ ...toRow(values), ...more, version: 1, updated_at: more.created_at } as never)
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
			const [then, today] = [values as Values, readWords(formWords(values)) as Values];
			return names.filter((name) => then[name] !== null && then[name] !== "" && then[name] !== today[name]);
		},

		/** What a version of the record holds. */
		content: (one: Editable<Row, Pictures>): VersionContent => ({
			row: Object.fromEntries(names.map((name) => [name, (one as unknown as Values)[name] ?? null])),
			pictures: keeper.listed(one.pictures),
			documents: listedDocuments(one.documents),
		}),

		/** Why a record can't have these pictures and documents; null if it can. */
		async foreignFile(id: string, { pictures, documents = [] }: Files<Choice>, t: Connection): Promise<Foreign | null> {
			const owner = { kind, id };
			const { intake } = keeper;
			if (intake && !(await mayOwn(owner, keeper.ids(pictures) ?? [], intake.bucket, t))) return "foreignPicture";
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
			const unused = documents ? await replaceDocuments(owner, documents, waiting?.documents ?? [], t) : [];
			if (!keeper.intake) return unused;
			const present = before ? keeper.listed(before.pictures) : [];
			const idsOf = (one: Choice) => keeper.listedAfter(one, present).map((picture) => picture.id);
			const ids = [...new Set([...idsOf(pictures), ...(waiting ? idsOf(waiting.pictures) : [])])];
			unused.push(...(await replaceOwnedPictures(owner, ids, t)));
			await keeper.store(id, pictures, t);
			return unused;
		},
	};
}

export type RecordRows<T extends Fields, Row extends OwnRow, Pictures, Choice> = ReturnType<
	typeof recordRows<T, Row, Pictures, Choice>
>;
