import { db } from "../database/client.server.ts";
import type { Language } from "../i18n/language.ts";
import { may, type Right, roles } from "./role.ts";

/** Everybody who may sign in and has a right, by address. */
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
		.orderBy("email")
		.execute();
}
