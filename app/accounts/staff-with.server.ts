import { type Connection, db } from "../foundation/database/client.server.ts";
import { may, readRole, type Right, roles } from "./role.ts";

/** Everybody who may sign in and has a right, ordered by name, or by address without one. */
export function staffWith(right: Right, on: Connection = db()) {
	const able = roles.filter((role) => may(role, right));
	return on
		.selectFrom("users")
		.select(["id", "email", "language"])
		.where("locked_at", "is", null)
		.where("email_verified", "=", true)
		.where("role", "in", able)
		.orderBy((e) => e.fn("lower", [e.fn.coalesce("display_name", "email")]))
		.execute();
}

/** Whether a user exists, is not locked and has the right: for what was asked for earlier and is done now. */
export async function mayStill(userId: string, right: Right, t: Connection): Promise<boolean> {
	const user = await t.selectFrom("users").select(["role", "locked_at"]).where("id", "=", userId).executeTakeFirst();
	return user !== undefined && user.locked_at === null && may(readRole(user.role), right);
}
