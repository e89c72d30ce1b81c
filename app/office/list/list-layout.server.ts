import { db, now } from "../../foundation/database/client.server.ts";
import type { ListDefinition } from "./list-definition.ts";
import type { TableQuery } from "./table-query.ts";

type Layout = Pick<TableQuery<string>, "columns" | "size">;

/** Returns the columns of a list and its lines a page, as far as a person has chosen them. */
export async function layoutOf(definition: ListDefinition, person: { id: string }): Promise<Partial<Layout>> {
	const row = await db()
		.selectFrom("list_layouts")
		.select(["columns", "size"])
		.where("user_id", "=", person.id)
		.where("list", "=", definition.name)
		.executeTakeFirst();
	const columns = (row?.columns ?? "").split(" ").filter((name) => definition.columns.includes(name));
	const size = definition.sizes.find((one) => one === row?.size);
	return { ...(columns.length > 0 && { columns }), ...(size && { size }) };
}

/** Stores the columns or the lines a page that a person has chosen; without columns a list has its usual ones. */
export async function keepLayout(list: string, { columns, size }: Partial<Layout>, person: { id: string }) {
	const change = { ...(columns && { columns: columns.join(" ") }), ...(size && { size }), updated_at: now() };
	await db()
		.insertInto("list_layouts")
		.values({ user_id: person.id, list, ...change })
		.onConflict((c) => c.columns(["user_id", "list"]).doUpdateSet(change))
		.execute();
}

/** Gives all of a person's lists their usual columns and lines a page again. */
export async function forgetLayouts(person: { id: string }): Promise<void> {
	await db().deleteFrom("list_layouts").where("user_id", "=", person.id).execute();
}
