import type { RecordState, RecordTable, SearchedTable } from "../foundation/database/schema.ts";
import type { AllTexts, Namespace } from "../foundation/i18n/texts.tsx";
import type { CollectionName } from "../log/audit.ts";
import type { Bucket } from "../media/image-limits.ts";
import type { StateColumns } from "./states/states.ts";
import type { ColumnOf, Field, Fields, ValuesOf } from "./fields.ts";

/** Columns that no form fills. */
type OwnColumn = "nr" | keyof RecordTable<RecordState> | keyof StateColumns;

/** `address` takes uploads, `field` is the form field with the files, `bucket` the folder in the picture store. */
export type RecordPictures = { address: string; field: string; bucket: Bucket; max: number };

type OtherType<T, Row> = {
	[Name in keyof Row & ColumnOf<T>]: [Row[Name], ValuesOf<T>[Name]] extends [ValuesOf<T>[Name], Row[Name]]
		? never
		: Name;
}[keyof Row & ColumnOf<T>];

/** Each mismatch between fields and database, as a message for the compiler to show. */
type Mismatch<T, Row, Other extends keyof Row, Listed> =
	| `no head: ${Exclude<Listed & string, ColumnOf<T> | keyof AllTexts["listing"]>}`
	| `column without a field: ${Exclude<keyof Row, OwnColumn | Other | ColumnOf<T>> & string}`
	| `field without a column: ${Exclude<ColumnOf<T>, Exclude<keyof Row, Other>>}`
	| `column of another type: ${OtherType<T, Row> & string}`;

/** Counts of a record: views of its page, and requests about it. */
export type Figure = "views" | "requests";

/** The office's list of a collection. The name and the actions of a record are always in it. */
export type OfficeList<Listed extends string = string, Column extends string = string> = {
	/** The icon in the menu, as an SVG path. */
	icon: string;
	/** Its section on the dashboard is open at first. */
	open?: true;
	/** Each row begins with a picture. */
	pictures?: true;
	/** The columns after the name, in order. Long texts are cut short. */
	columns: readonly Listed[];
	moreColumns: readonly Listed[];
	/** Counts that a reader may add as columns. */
	counted?: readonly Figure[];
	/** The columns on the dashboard, if they differ. */
	onDashboard?: readonly (Listed | Figure)[];
	/** Columns that only the cells of others read. */
	alongside?: readonly Column[];
	/** A column with numbers that only the office's search looks at. */
	alsoSearched?: Column;
	/** Sort orders besides the name: word in the address, and column. The default is the first one, descending. */
	sorts: Readonly<Record<string, Column>>;
	/** Columns that filter the list, with their words ("true" and "false" for yes and no). */
	filters: Readonly<Partial<Record<Column, readonly string[]>>>;
	/** Columns that can be set for many records at once, with their words as in `filters`. */
	settable: Readonly<Partial<Record<Column, readonly string[]>>>;
	/** The columns with prices in whole cents; a record has at most one of them. */
	prices?: readonly Column[];
	/** Orders records with equal values; by default the id, but an index may need another column. */
	tieBreaker?: Column;
};

/** The definition of a collection. `Row` is its row in the database. */
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
	/** Addresses in the office; the id of a record follows `edit` and `remove`. */
	office: { list: string; add: string; edit: string; remove: string };
	/** The German address of a record's page on the website. */
	page: (id: string) => string;
	pictures?: RecordPictures;
	/** How many documents a record may have; left out for none. */
	documents?: number;
	/** The browser's storage key for the draft of a new record. */
	draft: string;
	list: OfficeList;
	/** Columns that no field fills directly: computed from the fields, or filled separately, such as a picture. */
	otherColumns: readonly string[];
	fields: T;
};

/** A definition whose names are those of its fields, its row and its texts. */
type Definition<T extends Fields, Row, Other, Listed> = RecordKind<T, Row> & {
	name: keyof T;
	list: OfficeList<Listed & string, keyof Row & string>;
	otherColumns: readonly (Other & Exclude<keyof Row, OwnColumn>)[];
};

export function nameOf({ name }: Pick<RecordKind, "name">, values: object): string {
	return String((values as Record<string, unknown>)[name]);
}

/** Defines a collection. A mismatch between its fields and its columns is a compiler error that names the culprit. */
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
