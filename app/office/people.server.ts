import { sql } from "kysely";
import { type Connection, db } from "../database/client.server.ts";

/** What colleagues and customers call a user, and the user's own number. */
export type Person = { name: string | null; phone: string | null };

/** The names of all users who have one, by address. */
export async function peopleNames(): Promise<Record<string, string>> {
	const rows = await db()
		.selectFrom("users")
		.select(["email", "display_name"])
		.where("display_name", "is not", null)
		.execute();
	return Object.fromEntries(rows.map(({ email, display_name }) => [email, display_name!]));
}

/** What people call the user with this address: the name, else the address. */
export async function nameOf(email: string, on: Connection = db()): Promise<string> {
	return (await personWith(email, on))?.name ?? email;
}

/** Where the portrait of a row of users is kept. */
export const portraitPath = sql<string | null>`(select path from pictures where pictures.id = users.portrait_id)`;

/** What is known of the user with this address; null where there is no such user any more. */
export async function personWith(
	email: string,
	on: Connection = db(),
): Promise<(Person & { on_site: boolean; portrait: string | null }) | null> {
	const found = await on
		.selectFrom("users")
		.select(["display_name as name", "direct_phone as phone", "on_site", portraitPath.as("portrait")])
		.where("email", "=", email)
		.executeTakeFirst();
	return found ?? null;
}

/** The people whom visitors may see: those who said so, have a name and may sign in. */
export function peopleOnSite(on: Connection = db()) {
	return on
		.selectFrom("users")
		.where("on_site", "=", true)
		.where("locked_at", "is", null)
		.where("display_name", "is not", null);
}
