import { beforeEach, describe, expect, test, vi } from "vitest";
import { sessionOf, sessionsOf, signOut, staffOn } from "#app/accounts/session.server.ts";
import { signIn } from "#app/accounts/sign-in.server.ts";
import { addFirstAdmin, addUser, isWithoutUsers } from "#app/accounts/users.server.ts";
import { db, now } from "#app/database/client.server.ts";
import { newId } from "#app/database/identity.ts";
import { makeUser } from "../make.ts";
import { withoutTable } from "../without-table.ts";

const plain = new Request("http://localhost:3000/admin/login", { method: "POST" });
const withCookies = (cookies: string[]) => new Request("http://localhost:3000/admin/dashboard", { headers: { Cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") } });

async function signedIn(user: { email: string; password: string }): Promise<Request> {
	const result = await signIn(user, plain, "203.0.113.1");
	if (!result.ok) throw new Error(result.reason);
	return withCookies(result.cookies);
}

beforeEach(async () => {
	await db().deleteFrom("throttles").execute();
});

describe("the first admin", () => {
	test("is created when there is no user, with the configured password, and only once", async () => {
		expect(await isWithoutUsers()).toBe(true);
		expect(await addFirstAdmin()).toEqual({ email: "first@example.com", generatedPassword: null });
		expect(await addFirstAdmin()).toBeNull();
		expect(await db().selectFrom("users").select("email").execute()).toEqual([{ email: "first@example.com" }]);
		const request = await signedIn({ email: "first@example.com", password: "first-password" });
		expect((await sessionOf(request))?.staff.role).toBe("admin");
	});
});

describe("a user", () => {
	test("is stored with a hashed password", async () => {
		const { id, password } = await makeUser();
		const user = await db().selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
		expect(user.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		expect(JSON.stringify(user)).not.toContain(password);
	});

	test("whose address differs only in case from another's is refused whole", async () => {
		const tries = await Promise.all(
			["Doppelt@example.com", "doppelt@EXAMPLE.com", " DOPPELT@example.com "].map((email) => addUser({ email, password: "geheim1", role: "angebots_admin" })),
		);
		expect(tries.filter((id) => id !== null)).toHaveLength(1);
		const users = await db().selectFrom("users").select("id").where("email", "=", "doppelt@example.com").execute();
		expect(users).toHaveLength(1);
		const roles = await db().selectFrom("angebots_admin_table").select("user_id").where("user_id", "=", users[0]!.id).execute();
		expect(roles).toHaveLength(1);
	});

	test("with a row in the role table is an offer manager, without one an admin; a change counts at once", async () => {
		const user = await makeUser("angebots_admin");
		const request = await signedIn(user);
		expect((await sessionOf(request))?.staff).toEqual({ id: user.id, email: user.email, role: "angebots_admin" });
		await db().deleteFrom("angebots_admin_table").where("user_id", "=", user.id).execute();
		expect((await sessionOf(request))?.staff.role).toBe("admin");
		await db().insertInto("angebots_admin_table").values({ id: newId(), user_id: user.id, updated_at: now() }).execute();
		expect((await sessionOf(request))?.staff.role).toBe("angebots_admin");
	});

	test("who is deleted is signed out everywhere", async () => {
		const user = await makeUser();
		const request = await signedIn(user);
		await db().deleteFrom("users").where("id", "=", user.id).execute();
		expect(await sessionOf(request)).toBeNull();
	});
});

describe("a session", () => {
	test("ends on the server when its user signs out, and only that one", async () => {
		const user = await makeUser();
		const [here, there] = [await signedIn(user), await signedIn(user)];
		await signOut(here);
		expect(await sessionOf(here)).toBeNull();
		expect((await sessionOf(there))?.staff.id).toBe(user.id);
	});

	test("is not prolonged by a clock that is put back an hour", async () => {
		const request = await signedIn(await makeUser());
		const expires = async () => (await db().selectFrom("sessions").select("expires_at").orderBy("created_at", "desc").orderBy("id", "desc").executeTakeFirstOrThrow()).expires_at;
		const before = await expires();
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
		try {
			expect(await sessionOf(request)).not.toBeNull();
			expect(await expires()).toBe(before);
		} finally {
			vi.useRealTimers();
		}
	});

	test("ends after 12 hours without use, and after 14 days in any case", async () => {
		const request = await signedIn(await makeUser());
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
		try {
			const begun = Date.now();
			for (let hours = 11; hours <= 14 * 24; hours += 11) {
				vi.setSystemTime(begun + hours * 3_600_000);
				expect(await sessionOf(request), `${hours} hours`).not.toBeNull();
			}
			vi.setSystemTime(begun + (14 * 24 + 1) * 3_600_000);
			expect(await sessionOf(request)).toBeNull();
		} finally {
			vi.useRealTimers();
		}
		const idle = await signedIn(await makeUser());
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 12.1 * 3_600_000 });
		const after = await sessionOf(idle);
		vi.useRealTimers();
		expect(after).toBeNull();
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
		for (const row of rows) for (const value of Object.values(row)) expect(await sessionOf(withCookies([`session=${value}`]))).toBeNull();
	});

	test("remembers the device by what its browser calls itself, and no more than 300 characters of it", async () => {
		const user = await makeUser();
		await signIn(user, new Request(plain.url, { method: "POST", headers: { "User-Agent": "x".repeat(5000) } }), "203.0.113.1");
		const [session] = await sessionsOf(user.id);
		expect(session!.device).toBe("x".repeat(300));
	});

	test("is nobody's when the database does not answer; public pages go on", async () => {
		const request = await signedIn(await makeUser());
		await withoutTable("angebots_admin_table", async () => {
			await expect(sessionOf(request)).rejects.toThrow();
			expect(await staffOn(request)).toBeNull();
		});
		expect(await staffOn(request)).not.toBeNull();
	});
});
