import { type Connection, db } from "../../foundation/database/client.server.ts";

/** A user as customers know them; null for what nobody has entered. */
export type Person = { name: string | null; phone: string | null };

/** The names of all users who have one, by address. Of equal names, each is followed by the part before the @. */
export async function namesOfPeople(on: Connection = db()): Promise<Record<string, string>> {
	const named = await on
		.selectFrom("users")
		.select(["email", "display_name as name"])
		.where("display_name", "is not", null)
		.$narrowType<{ name: string }>()
		.execute();
	const people = Object.groupBy(named, ({ name }) => name);
	return Object.fromEntries(
		named.map(({ email, name }) => [email, people[name]!.length > 1 ? `${name} (${email.split("@")[0]})` : name]),
	);
}

/** What colleagues call the user with an address: the name, or the address if there is none. */
export async function nameOf(email: string, on: Connection = db()): Promise<string> {
	return (await namesOfPeople(on))[email] ?? email;
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
