import { beforeEach, describe, expect, test } from "vitest";
import { inviteUser, resendConfirmation } from "#app/accounts/users/invite.server.ts";
import { sessionOf } from "#app/accounts/session.server.ts";
import { changeRole, deleteUser, lock, userLine, userList } from "#app/accounts/users/user-repository.server.ts";
import { db, now } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import type { Actor } from "#app/log/audit.ts";
import { makeUser } from "../make.ts";
import { mailsTo } from "../outside/mailbox.ts";
import { withoutTable } from "../without-table.ts";
import { traceOf } from "../rows.ts";
import { signedIn } from "../sign-in.ts";

/** In each test these two are all the users there are. */
let admin: Actor & { password: string };
let clerk: Actor & { password: string };
beforeEach(async () => {
	for (const table of ["users", "throttles", "trace", "outbox"] as const) await db().deleteFrom(table).execute();
	[admin, clerk] = [await makeUser("admin"), await makeUser("angebots_admin")];
});

const admins = async () =>
	(await userList()).filter(({ role, state }) => role === "admin" && state === "active").map(({ email }) => email);
const wish = (email: string) => ({ email, password: "grober Kies", role: "angebots_admin" as const });

describe("a user who is added", () => {
	test("has the role, is not confirmed, gets a mail in the admin's language, and the audit log names who did it", async () => {
		expect((await inviteUser(wish("Neu@Example.com"), "en", admin))!.link).toContain("/admin/bestaetigen?token=");
		const user = (await userList()).find(({ email }) => email === "neu@example.com")!;
		const nothing = { last_sign_in_at: null, twoFactor: false };
		expect(user).toMatchObject({ role: "angebots_admin", state: "unconfirmed", ...nothing });
		const mails = await mailsTo("neu@example.com");
		expect(mails.map(({ subject }) => subject)).toEqual(["Please confirm your e-mail address"]);
		expect(mails[0]!.text).not.toContain("grober Kies");
		expect(await traceOf(user.id)).toMatchObject([
			{ action: "created", by_email: admin.email, record_name: "neu@example.com" },
		]);
	});

	test("is one, with one mail, when twenty ask at the same moment in twenty spellings", async () => {
		const spell = (i: number) =>
			[..."doppelt@example.com"].map((letter, at) => ((i >> (at % 5)) & 1 ? letter.toUpperCase() : letter)).join("");
		const added = await Promise.all(Array.from({ length: 20 }, (_, i) => inviteUser(wish(spell(i)), "de", admin)));
		expect(added.filter(Boolean)).toHaveLength(1);
		expect((await userList()).filter(({ email }) => email === "doppelt@example.com")).toHaveLength(1);
		expect(await mailsTo("doppelt@example.com")).toHaveLength(1);
		expect(await db().selectFrom("users").select("id").where("role", "=", "angebots_admin").execute()).toHaveLength(2);
		expect(await db().selectFrom("verifications").select("id").execute()).toHaveLength(1);
	});

	test.each(["outbox", "verifications", "trace"])("is not there at all when %s can't be written", async (table) => {
		const before = await userList();
		await withoutTable(table, async () => {
			await expect(inviteUser(wish("halb@example.com"), "de", admin)).rejects.toThrow();
		});
		expect(await userList()).toEqual(before);
		expect(await mailsTo("halb@example.com")).toEqual([]);
	});

	test("can have the mail sent again three times an hour, but not once confirmed, and is invited until its last link has expired", async () => {
		await inviteUser(wish("neu@example.com"), "de", admin);
		const { id } = (await userList()).find(({ email }) => email === "neu@example.com")!;
		for (let i = 0; i < 3; i++)
			expect(await resendConfirmation(id, admin)).toMatchObject({ ok: true, email: "neu@example.com" });
		expect(await resendConfirmation(id, admin)).toEqual({ ok: false, reason: "tooMany" });
		expect(await mailsTo("neu@example.com")).toHaveLength(4);
		expect(await resendConfirmation(clerk.id, admin)).toEqual({ ok: false, reason: "confirmed" });
		expect(await resendConfirmation(newId(), admin)).toEqual({ ok: false, reason: "missing" });
		expect(await userLine(id)).toMatchObject({ state: "unconfirmed" });
		await db().updateTable("verifications").set({ expires_at: now() }).where("user_id", "=", id).execute();
		expect(await userLine(id)).toMatchObject({ state: "expired" });
	});
});

describe("a change of a user", () => {
	test("that gives another role is mailed to the user", async () => {
		const before = await mailsTo(clerk.email);
		await changeRole(clerk.id, "admin", admin);
		expect(await mailsTo(clerk.email)).toHaveLength(before.length + 1);
	});

	test("that locks in the very moment of a sign-in leaves no open session", async () => {
		const tries = [1, 2].map(() => signedIn(clerk).catch(() => null));
		await lock(clerk.id, admin);
		for (const request of await Promise.all(tries)) expect(request && (await sessionOf(request))).toBeNull();
	});

	test("that deletes leaves what the user wrote, and nothing of the user but the audit entry", async () => {
		const request = await signedIn(clerk);
		expect(await deleteUser(clerk.id, admin)).toEqual({ ok: true, email: clerk.email });
		expect(await sessionOf(request)).toBeNull();
		expect(await userLine(clerk.id)).toBeNull();
		for (const table of ["sessions", "devices", "verifications", "second_factors", "recovery_codes"] as const)
			expect(await db().selectFrom(table).select("user_id").where("user_id", "=", clerk.id).execute(), table).toEqual(
				[],
			);
		const entry = { action: "deleted", by_email: admin.email, record_name: clerk.email };
		expect((await traceOf(clerk.id)).at(-1)).toMatchObject(entry);
		expect(await deleteUser(clerk.id, admin)).toEqual({ ok: false, reason: "missing" });
	});
});

describe("the last admin who can sign in", () => {
	/** Somebody whose request was let in before they lost their rights, and who acts now. */
	const ghost = async () => ({ ...(await makeUser("angebots_admin")), password: "" });

	test("can't be locked, deleted or made an offer manager; who is locked or not confirmed does not count", async () => {
		const other = await makeUser("admin");
		await lock(other.id, admin);
		await inviteUser({ ...wish("neu@example.com"), role: "admin" }, "de", admin);
		const by = await ghost();
		for (const refused of [
			await changeRole(admin.id, "angebots_admin", by),
			await lock(admin.id, by),
			await deleteUser(admin.id, by),
		])
			expect(refused).toEqual({ ok: false, reason: "lastAdmin" });
		expect(await admins()).toEqual([admin.email]);
		expect(await traceOf(admin.id)).toHaveLength(1);
	});

	test("is left when two admins remove each other at the same moment", async () => {
		for (let round = 0; round < 5; round++) {
			const other = await makeUser("admin");
			const results = await Promise.all([
				deleteUser(other.id, admin),
				round % 2 ? lock(admin.id, other) : changeRole(admin.id, "angebots_admin", other),
			]);
			expect(results.filter(({ ok }) => ok)).toHaveLength(1);
			expect(await admins()).toHaveLength(1);
			// Whoever is left is the admin of the next round.
			const left = (await userList()).find(({ role, state }) => role === "admin" && state === "active")!;
			admin = { ...left, password: "" };
		}
	});
});
