import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Role } from "#app/accounts/role.ts";
import { deleteExpiredSessions, sessionOf } from "#app/accounts/session.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { userList } from "#app/accounts/users/user-repository.server.ts";
import { addFirstAdmin, isWithoutUsers } from "#app/accounts/users/users.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { later } from "../later.ts";
import { makeUser } from "../make.ts";
import { useEmptyTables } from "../before.ts";
import { setRow } from "../rows.ts";
import { signedIn, withCookies } from "../sign-in.ts";

useEmptyTables("throttles");
const HOUR = 3_600_000;

test("the first admin is created when there is no user, with the configured password, and only once", async () => {
	expect(await isWithoutUsers()).toBe(true);
	expect(await addFirstAdmin()).toEqual({ email: "first@example.com", generatedPassword: null });
	expect(await addFirstAdmin()).toBeNull();
	expect(await db().selectFrom("users").select("email").execute()).toEqual([{ email: "first@example.com" }]);
	const request = await signedIn({ email: "first@example.com", password: "first-password" });
	expect((await sessionOf(request))?.staff.role).toBe("admin");
});

describe("a user", () => {
	test("is stored with a hashed password", async () => {
		const { id, password } = await makeUser();
		const user = await db().selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
		expect(user.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		expect(JSON.stringify(user)).not.toContain(password);
	});

	test("has the role that stands in their row, and a change of it counts at once", async () => {
		const user = await makeUser("angebots_admin");
		const request = await signedIn(user);
		const setRole = (role: string) => setRow("users", user.id, { role: role as Role });
		expect((await sessionOf(request))?.staff).toEqual({ id: user.id, email: user.email, role: "angebots_admin" });
		await setRole("admin");
		expect((await sessionOf(request))?.staff.role).toBe("admin");
		for (const word of ["Admin", "", "owner", "angebots_admin"]) {
			await setRole(word);
			expect((await sessionOf(request))?.staff.role, word).toBe("angebots_admin");
			expect((await userList()).find(({ id }) => id === user.id)?.role, word).toBe("angebots_admin");
		}
	});

	test("who is put into the table without a role has the least right", async () => {
		const { password, id } = await makeUser();
		await sql`insert into users (id, email, password, email_verified) select ${newId()}, 'by-hand@example.com', password, email_verified from users where id = ${id}`.execute(
			db(),
		);
		expect((await sessionOf(await signedIn({ email: "by-hand@example.com", password })))?.staff.role).toBe(
			"angebots_admin",
		);
	});

	test("is listed in angebots_admin_table while no admin, and nothing that is done to that table changes a right", async () => {
		const [manager, sales, admin] = [
			await makeUser("angebots_admin"),
			await makeUser("verkauf"),
			await makeUser("admin"),
		];
		const listed = async () => {
			const { rows } = await sql<{ id: string; user_id: string }>`select id, user_id from angebots_admin_table`.execute(
				db(),
			);
			return rows.map(({ user_id }) => user_id).sort();
		};
		const managers = async () => (await userList()).filter(({ role }) => role !== "admin").map(({ id }) => id);
		expect(await listed()).toEqual((await managers()).sort());
		expect(await listed()).toEqual(expect.arrayContaining([manager.id, sales.id]));
		expect(await listed()).not.toContain(admin.id);
		const before = await db().selectFrom("users").select(["id", "role"]).orderBy("id").execute();
		for (const deed of [
			sql`delete from angebots_admin_table`,
			sql`update angebots_admin_table set user_id = ${admin.id}`,
			sql`insert into angebots_admin_table (id, user_id) values (${newId()}, ${admin.id})`,
		])
			await expect(deed.execute(db())).rejects.toThrow(/view/);
		expect(await db().selectFrom("users").select(["id", "role"]).orderBy("id").execute()).toEqual(before);
		await setRow("users", manager.id, { role: "admin" });
		expect(await listed()).not.toContain(manager.id);
		await db().deleteFrom("users").where("id", "=", admin.id).execute();
		expect(await listed()).toEqual((await managers()).sort());
	});
});

describe("a session", () => {
	test("ends when its browser signs in again, whoever does", async () => {
		const [first, second] = [await makeUser(), await makeUser()];
		const [here, there] = [await signedIn(first), await signedIn(first)];
		const again = await signIn(second, here, "203.0.113.1");
		expect(again.ok && (await sessionOf(withCookies(again.cookies)))?.staff.id).toBe(second.id);
		expect([await sessionOf(here), (await sessionOf(there))?.staff.id]).toEqual([null, first.id]);
	});

	test("is not prolonged by a clock that is put back an hour", async () => {
		const request = await signedIn(await makeUser());
		const expiries = () => db().selectFrom("sessions").select(["id", "expires_at"]).orderBy("id").execute();
		const before = await expiries();
		expect(await later(-HOUR, () => sessionOf(request))).not.toBeNull();
		expect(await expiries()).toEqual(before);
	});

	test("that a clock two hours ahead has opened or prolonged is nobody's, and is cleaned up", async () => {
		const prolonged = await signedIn(await makeUser());
		const opened = await later(2 * HOUR, async () => signedIn(await makeUser()));
		expect(await later(2 * HOUR, () => sessionOf(prolonged))).not.toBeNull();
		expect([await sessionOf(opened), await sessionOf(prolonged)]).toEqual([null, null]);
		const valid = await signedIn(await makeUser());
		await deleteExpiredSessions();
		const left = await later(2 * HOUR, () => Promise.all([opened, prolonged, valid].map((one) => sessionOf(one))));
		expect(left).toEqual([null, null, expect.anything()]);
	});

	test("ends after 12 hours without use, and after 14 days in any case", async () => {
		const request = await signedIn(await makeUser());
		for (let hours = 11; hours <= 14 * 24; hours += 11)
			expect(await later(hours * HOUR, () => sessionOf(request)), `${hours} hours`).not.toBeNull();
		expect(await later((14 * 24 + 1) * HOUR, () => sessionOf(request))).toBeNull();
		const idle = await signedIn(await makeUser());
		expect(await later(12.1 * HOUR, () => sessionOf(idle))).toBeNull();
	});

	test("of a user who was locked, or whose address is not confirmed, is nobody's, even if it was opened at that moment", async () => {
		const user = await makeUser();
		const request = await signedIn(user);
		const users = () => db().updateTable("users").where("id", "=", user.id);
		expect(await sessionOf(request)).not.toBeNull();
		await users().set({ locked_at: "2026-05-01T08:00:00.000Z" }).execute();
		expect(await sessionOf(request)).toBeNull();
		await users().set({ locked_at: null, email_verified: false }).execute();
		expect(await sessionOf(request)).toBeNull();
	});

	test("can't be made up or changed", async () => {
		const request = await signedIn(await makeUser());
		const cookie = request.headers.get("Cookie")!;
		const [name, token = ""] = cookie.split("=");
		expect(Buffer.from(token, "base64url")).toHaveLength(32);
		for (const forged of [token.slice(1), `${token}A`, token.toLowerCase(), "x", "", "null", "%00"]) {
			expect(await sessionOf(withCookies([`${name}=${forged}`])), forged).toBeNull();
		}
		expect(await sessionOf(request)).not.toBeNull();
	});

	test("can't be taken over by who has read the database", async () => {
		const request = await signedIn(await makeUser());
		const [, token = ""] = request.headers.get("Cookie")!.split("=");
		const rows = await db().selectFrom("sessions").selectAll().execute();
		expect(JSON.stringify(rows)).not.toContain(token);
		for (const row of rows)
			for (const value of Object.values(row)) expect(await sessionOf(withCookies([`session=${value}`]))).toBeNull();
	});
});
