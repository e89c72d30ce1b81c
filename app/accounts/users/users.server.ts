import { randomBytes } from "node:crypto";
import { config } from "../../foundation/config/config.server.ts";
import { type Connection, db, inTransaction, now } from "../../foundation/database/client.server.ts";
import { newId } from "../../foundation/database/identity.ts";
import { defaultLanguage, type Language } from "../../foundation/i18n/language.ts";
import type { Actor } from "../../log/audit.ts";
import { type ActingUser, logChange } from "../account-log.server.ts";
import { hashPassword } from "../passwords/password.server.ts";
import type { Role } from "../role.ts";

export type NewUser = {
	email: string;
	name?: string | null;
	phone?: string | null;
	/** Hashed; empty for a user who is yet to set one. */
	password: string;
	role: Role;
	confirmed: boolean;
	language: Language;
};

/** Null if the address is taken, in any spelling. */
export async function storeUser(added: NewUser, by: ActingUser | null, t: Connection): Promise<Actor | null> {
	const { email, name, phone, password, role, confirmed, language } = added;
	const user = { id: newId(), email: email.trim().toLowerCase() };
	const stored = await t
		.insertInto("users")
		.values({
			...user,
			display_name: name,
			direct_phone: phone,
			role,
			password,
			email_verified: confirmed,
			language,
			updated_at: now(),
		})
		.onConflict((c) => c.column("email").doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!stored) return null;
	await logChange("created", user, by, t, { field: "role", from: null, to: role });
	return user;
}

/** Adds a user who can sign in at once, for the server's operator. Returns the id; null if the address is taken. */
export async function addUser(added: Pick<NewUser, "email" | "password" | "role">): Promise<string | null> {
	const user = { ...added, password: await hashPassword(added.password), confirmed: true, language: defaultLanguage };
	const stored = await inTransaction((t) => storeUser(user, null, t));
	return stored?.id ?? null;
}

export async function isWithoutUsers(on: Connection = db()): Promise<boolean> {
	return (await on.selectFrom("users").select("id").limit(1).executeTakeFirst()) === undefined;
}

/** The first admin; a generated password must be shown once. */
export type FirstAdmin = { email: string; generatedPassword: string | null };

export async function addFirstAdmin(): Promise<FirstAdmin | null> {
	if (!(await isWithoutUsers())) return null;
	const { password, generatedPassword } = firstPassword();
	const email = config().adminEmail.toLowerCase();
	await addUser({ email, password, role: "admin" });
	return { email, generatedPassword };
}

/** Gives the first admin another password: the start that should have shown the first one was interrupted. */
export async function renewFirstAdmin(): Promise<FirstAdmin> {
	const { id, email } = await firstUser();
	const { password, generatedPassword } = firstPassword();
	await db()
		.updateTable("users")
		.set({ password: await hashPassword(password), updated_at: now() })
		.where("id", "=", id)
		.execute();
	return { email, generatedPassword };
}

function firstPassword() {
	const { adminPassword } = config();
	const password = adminPassword ?? newPassword();
	return { password, generatedPassword: adminPassword ? null : password };
}

/** A generated password, to be shown once: 96 random bits, or more if the shortest allowed password is longer. */
export function newPassword(): string {
	return randomBytes(Math.max(12, config().passwordMinLength)).toString("base64url");
}

/** The earliest user, who owns the demo content. */
export function firstUser(): Promise<{ id: string; email: string }> {
	return db()
		.selectFrom("users")
		.select(["id", "email"])
		.orderBy("created_at")
		.orderBy("id")
		.limit(1)
		.executeTakeFirstOrThrow();
}
