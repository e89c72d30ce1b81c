import { type Kysely, sql } from "kysely";

/** Users whom the website shows as contacts, and the contact of an offer. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const run = (statement: string) => sql.raw(statement).execute(db);
	await run("alter table users add column picture text");
	const usuallyNo = engine === "postgres" ? "boolean not null default false" : "integer not null default 0";
	await run(`alter table users add column on_site ${usuallyNo}`);
	// No foreign key: drafts and the trash may bring back the id of a deleted user.
	await run(`alter table "Angebote" add column contact_id text`);
	await (engine === "postgres" ? contentOnPostgres(run) : contentOnSqlite(run));
}

const shown = "display_name, direct_phone, picture, on_site, locked_at";

/* As 003-triggers.ts; other changes of users, such as their last sign-in, leave public pages as they are. */

async function contentOnSqlite(run: (statement: string) => Promise<unknown>): Promise<void> {
	for (const [name, event] of [
		["changed", `update of ${shown}`],
		["deleted", "delete"],
	])
		await run(`create trigger content_users_${name} after ${event} on users begin
			insert into settings (name, value) values ('content people', '1')
				on conflict (name) do update set value = cast(value as integer) + 1;
		end`);
}

async function contentOnPostgres(run: (statement: string) => Promise<unknown>): Promise<void> {
	await run(`create constraint trigger content_users after update of ${shown} or delete on users
		deferrable initially deferred for each row execute function count_content_change()`);
}
