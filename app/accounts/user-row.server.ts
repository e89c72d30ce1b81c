import type { Connection } from "../foundation/database/client.server.ts";

export function userRow(id: string, on: Connection) {
	return on.selectFrom("users").where("id", "=", id);
}
