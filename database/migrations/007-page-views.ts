import { type Kysely, sql } from "kysely";

/**
 * How often the page of a machine was opened on a day of the office. There is no foreign key: an offer that comes back
 * from the trash has its views again.
 */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const [time, day, now] =
		engine === "postgres"
			? ["timestamptz(3)", "date", "now()"]
			: ["text", "text", "(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))"];
	const stamp = `${time} not null default ${now}`;
	await sql
		.raw(
			`create table page_views (offer_id text not null, day ${day} not null, count integer not null,
			created_at ${stamp}, updated_at ${stamp}, primary key (offer_id, day))`,
		)
		.execute(db);
}
