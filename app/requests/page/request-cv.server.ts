import { type Connection, db } from "../../foundation/database/client.server.ts";
import { isId } from "../../foundation/database/identity.ts";

/** The stored CV of an application; null if it has none. */
export async function cvOf(
	id: string,
	t: Connection = db(),
): Promise<{ path: string; title: string; bytes: number } | null> {
	if (!isId(id)) return null;
	const row = await t
		.selectFrom("documents")
		.select(["path", "title", "bytes"])
		.where("owner_id", "=", id)
		.where("owner_kind", "=", "application")
		.executeTakeFirst();
	return row ?? null;
}
