import type { RecordState, RecordTable, SearchedTable } from "../foundation/database/schema.ts";
import type { AllTexts, Namespace } from "../foundation/i18n/texts.tsx";
import type { CollectionName } from "../log/audit.ts";
import type { Bucket } from "../media/image-limits.ts";
import type { StateColumns } from "./states/states.ts";
import type { ColumnOf, Field, Fields, ValuesOf } from "./fields.ts";

/** Columns that no form fills. */
type OwnColumn = "nr" | keyof RecordTable<RecordState> | keyof StateColumns;

/** Addresses in the office; the id of a record follows `edit` and `remove`. */
export type OfficeAddresses = { list: string; add: string; edit: string; remove: string };

/**
 * The pictures of a collection: the address in the office that takes them, the form field with the files, the folder in
 * the picture store, and how many a record may have. The limits of requests and the public addresses follow.
 */
export type RecordPictures = { address: string; field: string; bucket: Bucket; max: number };

/** Columns that are computed from the fields, or filled separately, such as a picture. */
type DerivedColumn<Row> = Exclude<keyof Row, OwnColumn>;

type OtherType<T, Row> = {
	[Name in keyof Row & ColumnOf<T>]: [Row[Name], ValuesOf<T>[Name]] extends [ValuesOf<T>[Name], Row[Name]]
		? never
		: Name;
}[keyof Row & ColumnOf<T>];

/** Each mismatch between the fields and the database, as a message that the compiler shows. */
type Mismatch<T, Row, Other extends keyof Row, Listed> =
	| `no head: ${Exclude<Listed & string, ColumnOf<T> | keyof AllTexts["listing"]>}`
	| `column without a field: ${Exclude<keyof Row, OwnColumn | Other | ColumnOf<T>> & string}`
	| `field without a column: ${Exclude<ColumnOf<T>, Exclude<keyof Row, Other>>}`
	| `column of another type: ${OtherType<T, Row> & string}`;

/** What is counted of a record: the views of its page, and the requests about it. */
export type Figure = "views" | "requests";

/** The office's list of a collection. The name and the actions of a record are always in it. */
export type OfficeList<Listed extends string = string, Column extends string = string> = {
	/** The icon of its list in the menu, as an SVG path. */
	icon: string;
	open?: true;
	/** Each row begins with a picture. */
	pictures?: true;
	/** The columns after the name, in order. Long texts are cut short. */
	columns: readonly Listed[];
	moreColumns: readonly Listed[];
	/** Columns that are counted elsewhere, which a reader may add as well. */
	counted?: readonly Figure[];
	/** The columns on the dashboard, where they are others. */
	onDashboard?: readonly (Listed | Figure)[];
	/** Columns that other cells read, and that the list does not show by themselves. */
	alongside?: readonly Column[];
	/** A column with numbers that the office's search looks at, and that of visitors does not. */
	alsoSearched?: Column;
	/**
	 * Sort orders other than the name: the word in the address, and the column. The first one, descending, is the
	 * default. In the others, records without a value come last.
	 */
	sorts: Readonly<Record<string, Column>>;
	/** The filters of its own page: columns with the words that they are filtered by ("true" and "false" for yes and no). */
	filters: Readonly<Partial<Record<Column, readonly string[]>>>;
	/** Columns that can be set for many records at once, with their words ("true" and "false" for yes and no). */
	settable: Readonly<Partial<Record<Column, readonly string[]>>>;
	/** The columns with prices in whole cents; a record has at most one of them. */
	prices?: readonly Column[];
	/** Orders records with equal values; the default is the id, but an index may need another column. */
	tieBreaker?: Column;
};

/** The definition of a collection, as the code for all collections uses it. `Row` is its row in the database. */
export type RecordKind<T extends Fields = Fields, Row = unknown> = {
	readonly row?: Row;
	kind: CollectionName;
	table: SearchedTable;
	right: "offers" | "content";
	states: readonly RecordState[];
	/** Namespace of the field labels. */
	labels: Namespace;
	/** Namespace of all other texts on its pages. */
	texts: Namespace;
	name: string;
	office: OfficeAddresses;
	/** The German address of a record's page on the website. */
	page: (id: string) => string;
	/** Left out for a collection without pictures. */
	pictures?: RecordPictures;
	/** How many documents a record may have; left out for none. */
	documents?: number;
	/** The browser's storage key for the draft of a new record. */
	draft: string;
	list: OfficeList;
	/** Columns that no field fills directly. */
	otherColumns: readonly string[];
	fields: T;
};

/** A definition whose names are those of its fields, its row and its texts. */
type Definition<T extends Fields, Row, Other, Listed> = RecordKind<T, Row> & {
	name: keyof T;
	list: OfficeList<Listed & string, keyof Row & string>;
	otherColumns: readonly (Other & DerivedColumn<Row>)[];
};

export function nameOf({ name }: Pick<RecordKind, "name">, values: object): string {
	return String((values as Record<string, unknown>)[name]);
}

/**
 * Defines the records of a collection; `Row` is its row in `foundation/database/schema.ts`. A column without a field, a field
 * without a column, or a different type is a compiler error that names the culprit.
 */
export const defineRecord =
	<Row>() =>
	<
		const T extends Record<string, Field>,
		const Other extends keyof Row,
		const Listed extends keyof Row & string,
		const Parts extends Pick<RecordKind, "pictures" | "documents">,
	>(
		definition: Definition<T, Row, Other, Listed> & Parts & Record<Mismatch<T, Row, Other, Listed>, never>,
	): Definition<T, Row, Other, Listed> & Parts =>
		definition;
