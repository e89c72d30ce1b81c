import type { Connection } from "../foundation/database/client.server.ts";

/** The row of the user with this id. */
export function userRow(id: string, on: Connection) {
	return on.selectFrom("users").where("id", "=", id);
}
