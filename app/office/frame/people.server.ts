import { type Connection, db } from "../../foundation/database/client.server.ts";
import { isId } from "../../foundation/database/identity.ts";

/** A user as customers know them; null for what nobody has entered. */
export type Person = { name: string | null; phone: string | null };

/** A user as colleagues know them: equal names are told apart by the address. `onSite`: visitors may see them. */
export type Colleague = { id: string; email: string; name: string; onSite: boolean };

/** All that visitors learn of a user; `picture` is its path. */
export type SiteContact = { name: string; phone: string | null; picture: string | null };

/** A contact, and what to ask about: that of a machine without a word. */
export type NamedContact = SiteContact & { about?: string };

/** All users who have a name, ordered by it. */
export async function colleagues(on: Connection = db()): Promise<Colleague[]> {
	const named = await on
		.selectFrom("users")
		.select(["id", "email", "display_name as name", "on_site", "locked_at"])
		.where("display_name", "is not", null)
		.$narrowType<{ name: string }>()
		.orderBy((e) => e.fn("lower", ["display_name"]))
		.execute();
	const people = Object.groupBy(named, ({ name }) => name);
	return named.map(({ id, email, name, on_site, locked_at }) => ({
		id,
		email,
		name: people[name]!.length > 1 ? `${name} (${email.split("@")[0]})` : name,
		onSite: on_site && locked_at === null,
	}));
}

/** Those of these users whom the website shows, by their ids and in this order. */
export async function contactsOnSite(ids: (string | null)[]): Promise<Map<string, SiteContact>> {
	const asked = ids.filter(isId);
	if (asked.length === 0) return new Map();
	const shown = await db()
		.selectFrom("users")
		.select(["id", "display_name as name", "direct_phone as phone", "picture"])
		.where("id", "in", asked)
		.where("on_site", "=", true)
		.where("display_name", "is not", null)
		.$narrowType<{ name: string }>()
		.where("locked_at", "is", null)
		.execute();
	const known = new Map(shown.map(({ id, ...contact }) => [id, contact]));
	return new Map(asked.flatMap((id) => (known.has(id) ? [[id, known.get(id)!]] : [])));
}

/** What colleagues call the user with an address: the name, or the address if there is none. */
export async function nameOf(email: string, on: Connection = db()): Promise<string> {
	return (await colleagues(on)).find((one) => one.email === email)?.name ?? email;
}

/** The user with an address; without name and number once the user has been deleted. */
export async function personWith(email: string, on: Connection = db()): Promise<Person> {
	const person = await on
		.selectFrom("users")
		.select(["display_name as name", "direct_phone as phone"])
		.where("email", "=", email)
		.executeTakeFirst();
	return person ?? { name: null, phone: null };
}
