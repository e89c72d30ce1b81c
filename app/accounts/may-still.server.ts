import type { Connection } from "../database/client.server.ts";
import { may, readRole, type Right } from "./role.ts";

/** Whether a user exists, is not locked and has the right: for what was asked for earlier and is done now. */
export async function mayStill(userId: string, right: Right, t: Connection): Promise<boolean> {
	const user = await t.selectFrom("users").select(["role", "locked_at"]).where("id", "=", userId).executeTakeFirst();
	return user !== undefined && user.locked_at === null && may(readRole(user.role), right);
}
