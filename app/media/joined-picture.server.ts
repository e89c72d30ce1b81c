import { type SelectQueryBuilder, sql } from "kysely";
import type { Schema } from "../foundation/database/schema.ts";
import type { StoredPicture } from "./pictures.server.ts";

/** The columns of a joined picture; null if there is none. */
type JoinedPicture = { [Name in keyof StoredPicture as `picture_${Name}`]: StoredPicture[Name] | null };

const columns: (keyof StoredPicture)[] = ["id", "path", "width", "height", "colour", "preview"];

/** Joins the picture whose id is in `column`. A list of machines would otherwise need a second query for its pictures. */
export function withPicture<Table extends keyof Schema, Row>(
	query: SelectQueryBuilder<Schema, Table, Row>,
	column: string,
): SelectQueryBuilder<Schema, Table, Row & JoinedPicture> {
	// The query builder can't type a join to a table that the caller chooses.
	const joined = (query as unknown as SelectQueryBuilder<Schema, "settings", object>)
		.leftJoin("pictures", (join) => join.on("pictures.id", "=", sql.ref(column)))
		.select(columns.map((name) => `pictures.${name} as picture_${name}` as const));
	return joined as unknown as SelectQueryBuilder<Schema, Table, Row & JoinedPicture>;
}

/** The picture of a row that was read by `withPicture`. */
export function pictureIn(row: JoinedPicture): StoredPicture | null {
	if (row.picture_id === null) return null;
	return {
		id: row.picture_id,
		path: row.picture_path!,
		width: row.picture_width!,
		height: row.picture_height!,
		colour: row.picture_colour!,
		preview: row.picture_preview!,
	};
}
