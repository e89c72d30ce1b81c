import type { SearchedTable } from "../database/search.server.ts";
import type { AllTexts, Namespace } from "../i18n/texts.tsx";
import type { CollectionName } from "../audit-log/audit.ts";
import type { ColumnOf, Field, Fields, ValuesOf } from "./fields.ts";

/** Columns that every collection has, and that no form fills. */
type OwnColumn =
	| "nr"
	| "id"
	| "user_id"
	| "version"
	| "search_text"
	| "sort_name"
	| "sort_name_en"
	| "created_at"
	| "updated_at";

/** Addresses of the office: of a new record, and of one, before its id. */
export type OfficeAddresses = { add: string; edit: string; remove: string };

/** Columns of a row that follow from what the form fills, or are filled apart from it, such as a picture. */
type DerivedColumn<Row> = Exclude<keyof Row, OwnColumn>;

type KeyOf<N extends Namespace> = keyof AllTexts[N] & string;
type HintOf<T> = { [Name in keyof T]: T[Name] extends { hint: infer Key extends string } ? Key : never }[keyof T];
type AsideOf<T> = { [Name in keyof T]: T[Name] extends { aside: infer Key extends string } ? Key : never }[keyof T];
type Needed<T> = {
	[Name in keyof T]: T[Name] extends { kind: "line" | "text"; needed: true } ? Name : never;
}[keyof T] &
	string;
type ChoiceLabel<T> = {
	[Name in keyof T & string]: T[Name] extends { kind: "choice"; choices: readonly (infer Word extends string)[] }
		? `${Name}.${Word}`
		: never;
}[keyof T & string];

type OtherType<T, Row> = {
	[Name in keyof Row & ColumnOf<T>]: [Row[Name], ValuesOf<T>[Name]] extends [ValuesOf<T>[Name], Row[Name]]
		? never
		: Name;
}[keyof Row & ColumnOf<T>];

/**
 * What keeps a table from fitting its collection, in words that the compiler shows; none of it, and the table compiles.
 */
type Mismatch<T, Row, Beside extends keyof Row, Labels extends Namespace, Texts extends Namespace, Listed> =
	| `no head: ${Exclude<Listed & string, ColumnOf<T> | KeyOf<"listing">>}`
	| `column without a field: ${Exclude<keyof Row, OwnColumn | Beside | ColumnOf<T>> & string}`
	| `field without a column: ${Exclude<ColumnOf<T>, Exclude<keyof Row, Beside>>}`
	| `column of another type: ${OtherType<T, Row> & string}`
	| `no label: ${Exclude<(keyof T & string) | ChoiceLabel<T>, KeyOf<Labels>>}`
	| `no text: ${Exclude<HintOf<T> | AsideOf<T> | `error.${Needed<T>}` | ListText, KeyOf<Texts>>}`;

/** The office's list of a collection: what stands in it, beside a record's name and what can be done with it. */
export type OfficeList<Listed extends string = string, Column extends string = string> = {
	/** Its part of the dashboard, and what is in front of its parameters in the address. */
	anchor: string;
	prefix: string;
	/** Whether that part stands open at first. */
	open?: true;
	/** Whether each line begins with a picture. */
	pictures?: true;
	/** The columns behind the name, in their order; of a text its beginning is shown. */
	columns: readonly Listed[];
	/**
	 * What it can be sorted by, beside the name: the word in the address, and the column. The first is the usual order,
	 * the newest first; in others a record without a value comes last.
	 */
	sorts: Readonly<Record<string, Column>>;
	/** What decides between records that are equal; the id unless an index says otherwise. */
	tieBreaker?: Column;
};

/** What every collection's list says; keys of its namespace of texts. */
type ListText = `list.${"one" | "title" | "search" | "add" | "empty" | "noMatch" | "failed"}`;

type Definition<T, Row, Beside extends keyof Row, Labels extends Namespace, Texts extends Namespace, Listed> = {
	kind: CollectionName;
	/** Its table in the database. */
	table: SearchedTable;
	/** Who keeps its records: everybody of the office, or admins alone. */
	managedBy: "any_admin" | "admin";
	/** Namespace of the labels of its fields. */
	labels: Labels;
	/** Namespace of all else that its pages say. */
	texts: Texts;
	/** The field that a record is called by. */
	name: keyof T & string;
	/** Where the office adds, edits and deletes one. */
	office: OfficeAddresses;
	/** Its page on the website, by its German address. */
	page: (id: string) => string;
	/** Where a browser keeps what was typed into the form of a new one. */
	draft: string;
	list: OfficeList<Listed & string, keyof Row & string>;
	/** Columns that follow from the fields or are filled apart from them. */
	otherColumns: readonly (Beside & DerivedColumn<Row> & string)[];
	fields: T;
};

/**
 * A collection of records, as everything that handles records needs to know it. `Row` stands for its row in the
 * database.
 */
export type RecordKind<T extends Fields = Fields, Row = unknown> = {
	readonly row?: Row;
	kind: CollectionName;
	table: SearchedTable;
	managedBy: "any_admin" | "admin";
	labels: Namespace;
	texts: Namespace;
	name: string;
	office: OfficeAddresses;
	page: (id: string) => string;
	draft: string;
	list: OfficeList;
	otherColumns: readonly string[];
	fields: T;
};

/** What a record is called. */
export function nameOf({ name }: Pick<RecordKind, "name">, values: object): string {
	return String((values as Record<string, unknown>)[name]);
}

/**
 * Says what a collection's records consist of; `Row` is its row in `database/schema.ts`. A column without a field, a
 * field without a column, another type, a label or a hint that no catalogue has: each is an error of the compiler that
 * names it.
 */
export const defineRecord =
	<Row>() =>
	<
		const T extends Record<string, Field>,
		const Beside extends keyof Row,
		const Labels extends Namespace,
		const Texts extends Namespace,
		const Listed extends keyof Row & string,
	>(
		definition: Definition<T, Row, Beside, Labels, Texts, Listed> &
			Record<Mismatch<T, Row, Beside, Labels, Texts, Listed>, never>,
	): Definition<T, Row, Beside, Labels, Texts, Listed> & RecordKind<T, Row> =>
		definition;
