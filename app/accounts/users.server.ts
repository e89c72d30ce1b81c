import { randomBytes } from "node:crypto";
import { config } from "../config.server.ts";
import { db, now } from "../database/client.server.ts";
import { newId } from "../database/identity.ts";
import { hashPassword } from "./password.server.ts";
import type { Role } from "./role.ts";

/** Adds a user who can sign in at once. User, sign-in and role are stored together or not at all. */
export async function addUser({ email, password, role }: { email: string; password: string; role: Role }): Promise<string> {
	const id = newId();
	const lower = email.trim().toLowerCase();
	const hashed = await hashPassword(password);
	await db()
		.transaction()
		.execute(async (t) => {
			await t.insertInto("users").values({ id, name: lower, email: lower, email_verified: true, updated_at: now() }).execute();
			await t.insertInto("accounts").values({ id: newId(), user_id: id, account_id: id, provider_id: "credential", password: hashed, updated_at: now() }).execute();
			if (role === "angebots_admin") await t.insertInto("angebots_admin_table").values({ id: newId(), user_id: id, updated_at: now() }).execute();
		});
	return id;
}

export async function isWithoutUsers(): Promise<boolean> {
	return (await db().selectFrom("users").select("id").limit(1).executeTakeFirst()) === undefined;
}

/** Creates the first admin when there is no user yet. A generated password is given back to be shown once. */
export async function addFirstAdmin(): Promise<{ email: string; generatedPassword: string | null } | null> {
	if (!(await isWithoutUsers())) return null;
	const { adminEmail, adminPassword } = config();
	const generatedPassword = adminPassword ? null : randomBytes(12).toString("base64url");
	await addUser({ email: adminEmail, password: adminPassword ?? generatedPassword!, role: "admin" });
	return { email: adminEmail.toLowerCase(), generatedPassword };
}

/** The first user there is: the demo content is kept in their name. */
export function firstUser(): Promise<{ id: string; email: string }> {
	return db().selectFrom("users").select(["id", "email"]).orderBy("created_at").orderBy("id").limit(1).executeTakeFirstOrThrow();
}
