import { type Connection, db } from "../foundation/database/client.server.ts";
import type { Language } from "../foundation/i18n/language.ts";
import { may, readRole, type Right, roles } from "./role.ts";

/** Everybody who may sign in and has a right, ordered by name, or by address without one. */
export function staffWith(right: Right): Promise<{ id: string; email: string; language: Language }[]> {
	return db()
		.selectFrom("users")
		.select(["id", "email", "language"])
		.where("locked_at", "is", null)
		.where("email_verified", "=", true)
		.where(
			"role",
			"in",
			roles.filter((role) => may(role, right)),
		)
		.orderBy((e) => e.fn("lower", [e.fn.coalesce("display_name", "email")]))
		.execute();
}

/** Whether a user exists, is not locked and has the right: for what was asked for earlier and is done now. */
export async function mayStill(userId: string, right: Right, t: Connection): Promise<boolean> {
	const user = await t.selectFrom("users").select(["role", "locked_at"]).where("id", "=", userId).executeTakeFirst();
	return user !== undefined && user.locked_at === null && may(readRole(user.role), right);
}
