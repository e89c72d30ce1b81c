import { db, now } from "../../foundation/database/client.server.ts";
import type { ListDefinition } from "./list-definition.ts";
import type { TableQuery } from "./table-query.ts";

type Person = { id: string };
type Looks = Pick<TableQuery<string>, "columns" | "size">;

/** The columns of a list and its lines a page, as far as a person has chosen them. */
export async function looksOf(definition: ListDefinition, person: Person): Promise<Partial<Looks>> {
	const row = await db()
		.selectFrom("list_looks")
		.select(["columns", "size"])
		.where("user_id", "=", person.id)
		.where("list", "=", definition.name)
		.executeTakeFirst();
	const columns = (row?.columns ?? "").split(" ").filter((name) => definition.columns.includes(name));
	const size = definition.sizes.find((one) => one === row?.size);
	return { ...(columns.length > 0 && { columns }), ...(size && { size }) };
}

/** Keeps what a person has changed; a list without columns has its usual ones. */
export async function keepLooks(list: string, { columns, size }: Partial<Looks>, person: Person): Promise<void> {
	const change = { ...(columns && { columns: columns.join(" ") }), ...(size && { size }), updated_at: now() };
	await db()
		.insertInto("list_looks")
		.values({ user_id: person.id, list, ...change })
		.onConflict((c) => c.columns(["user_id", "list"]).doUpdateSet(change))
		.execute();
}

/** All lists look as they do for everybody at first. */
export async function forgetLooks(person: Person): Promise<void> {
	await db().deleteFrom("list_looks").where("user_id", "=", person.id).execute();
}
