import { beforeEach, describe, expect, test } from "vitest";
import { addressToConfirm, confirmAddress as confirmFrom } from "#app/accounts/confirm.server.ts";
import { inviteUser } from "#app/accounts/users/invite.server.ts";
import { askForNewEmail, changePassword } from "#app/accounts/own-account.server.ts";
import { askForReset, userToReset, resetPassword as resetFrom } from "#app/accounts/passwords/password-reset.server.ts";
import { sessionOf } from "#app/accounts/session.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { deleteExpiredTokens } from "#app/accounts/one-time-tokens.server.ts";
import { lock } from "#app/accounts/users/user-repository.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { later } from "../later.ts";
import { makeUser } from "../make.ts";
import { linkTo, mailsTo, tokenFor } from "../outside/mailbox.ts";
import { traceOf } from "../rows.ts";
import { plain, signedIn, withCookies } from "../sign-in.ts";

type Person = { id: string; email: string; password: string; role: "admin" };
let user: Person;
beforeEach(async () => {
	for (const table of ["throttles", "outbox"] as const) await db().deleteFrom(table).execute();
	user = { ...(await makeUser("admin")), role: "admin" };
});

const canReset = async (token: string | null) => (await userToReset(token)) !== null;
const confirmAddress = (token: string | null) => confirmFrom(token, { address: "203.0.113.1", device: null });
const resetPassword = async (token: string | null, password: string) =>
	(await resetFrom(token, password, plain, "203.0.113.1")) !== null;
const enter = (email: string, password: string) => signIn({ email, password }, plain, "203.0.113.1");
const HOUR = 3_600_000;
const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);

describe("a new user's link", () => {
	const email = "neu@example.com";
	beforeEach(async () => {
		await db().deleteFrom("users").where("email", "=", email).execute();
		await inviteUser({ email, password: "grober Kies", role: "angebots_admin" }, "de", user);
	});

	test("is taken once of two clicks at the same moment", async () => {
		const token = await tokenFor(email);
		const both = await Promise.all([confirmAddress(token), confirmAddress(token)]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test("holds for seven days, and leaves nothing behind afterwards", async () => {
		const token = await tokenFor(email);
		expect(await later(7 * 24 * HOUR - 60_000, () => addressToConfirm(token))).toBe(email);
		expect(await later(7 * 24 * HOUR + 60_000, () => confirmAddress(token))).toEqual({ ok: false, reason: "over" });
		await later(7 * 24 * HOUR + 60_000, deleteExpiredTokens);
		expect(await addressToConfirm(token)).toBeNull();
	});

	test("is not needed by who asks for a new password: that mail's link confirms the address as well", async () => {
		await askForReset(email, "203.0.113.1");
		expect(await resetPassword(await tokenFor(email), "feiner Splitt")).toBe(true);
		expect(await enter(email, "feiner Splitt")).toMatchObject({ ok: true });
	});

	test("is kept by its hash alone, and works as nothing else", async () => {
		const token = await tokenFor(email);
		expect(JSON.stringify(await db().selectFrom("verifications").selectAll().execute())).not.toContain(token);
		expect(await canReset(token)).toBe(false);
		expect(await resetPassword(token, "anderer Kies")).toBe(false);
	});
});

describe("a forgotten password", () => {
	test("is replaced by a link that holds for an hour and once; all sessions end, and the user is told", async () => {
		const request = await signedIn(user);
		expect(await askForReset(user.email.toUpperCase(), "203.0.113.1")).toEqual({ ok: true });
		expect(await linkTo(user.email)).toMatch(/^\/admin\/passwort-neu\?token=[\w-]{43}$/);
		const token = await tokenFor(user.email);
		expect(await later(HOUR + 1000, () => resetPassword(token, "zu spät, zu spät"))).toBe(false);
		expect(await resetPassword(token, "feiner Splitt")).toBe(true);
		expect(await sessionOf(request)).toBeNull();
		expect(await enter(user.email, user.password)).toEqual({ ok: false, reason: "invalid" });
		expect(await enter(user.email, "feiner Splitt")).toMatchObject({ ok: true });
		expect(await resetPassword(token, "noch einmal")).toBe(false);
		expect(await subjects(user.email)).toEqual([
			"Neues Passwort festlegen",
			"Ihr Passwort wurde geändert",
			"Anmeldung von einem neuen Gerät",
		]);
		expect((await traceOf(user.id, "user")).at(-1)).toMatchObject({ action: "passwordReset", by_email: user.email });
	});

	test("fills no mailbox: three mails an hour, and ten wishes of one client in ten minutes", async () => {
		for (let i = 0; i < 5; i++) expect(await askForReset(user.email, "203.0.113.1")).toEqual({ ok: true });
		expect(await mailsTo(user.email)).toHaveLength(3);
		await Promise.all(Array.from({ length: 5 }, (_, i) => askForReset(`n${i}@example.com`, "203.0.113.1")));
		expect(await askForReset("m@example.com", "203.0.113.1")).toMatchObject({ ok: false });
		expect(await askForReset("m@example.com", "203.0.113.2")).toEqual({ ok: true });
	});

	test("opens nothing for who is locked, whether locked before or after the mail", async () => {
		const admin = await makeUser();
		await askForReset(user.email, "203.0.113.1");
		const token = await tokenFor(user.email);
		await lock(user.id, admin);
		expect(await resetPassword(token, "feiner Splitt")).toBe(false);
		await db().deleteFrom("outbox").execute();
		await askForReset(user.email, "203.0.113.1");
		expect(await mailsTo(user.email)).toEqual([]);
	});
});

describe("one's own password", () => {
	test("makes mailed links worthless when it is changed, and not when the old one was wrong", async () => {
		await askForReset(user.email, "203.0.113.1");
		const [token, request] = [await tokenFor(user.email), await signedIn(user)];
		expect(await changePassword(user, "wrong", "feiner Splitt", request)).toEqual({ ok: false, reason: "wrong" });
		expect(await canReset(token)).toBe(true);
		expect(await changePassword(user, user.password, "feiner Splitt", request)).toMatchObject({ ok: true });
		expect(await canReset(token)).toBe(false);
	});

	test("is one of the two when two are set at the same moment", async () => {
		const request = await signedIn(user);
		const both = await Promise.all([
			changePassword(user, user.password, "erster Splitt", request),
			changePassword(user, user.password, "zweiter Splitt", request),
		]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		const opened = [await enter(user.email, "erster Splitt"), await enter(user.email, "zweiter Splitt")];
		expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test("leaves no session to who signs in with the old one in that very moment", async () => {
		const request = await signedIn(user);
		const [, late] = await Promise.all([
			changePassword(user, user.password, "feiner Splitt", request),
			enter(user.email, user.password),
		]);
		expect(late.ok ? await sessionOf(withCookies(late.cookies)) : null).toBeNull();
	});
});

describe("one's own address", () => {
	const next = () => `neu-${user.id}@example.com`;

	test("is the last that was asked for; the same or another's is refused", async () => {
		await askForNewEmail(user, `erst-${next()}`);
		const first = await tokenFor(`erst-${next()}`);
		await askForNewEmail(user, next());
		expect(await confirmAddress(first)).toEqual({ ok: false, reason: "over" });
		expect(await askForNewEmail(user, user.email.toUpperCase())).toEqual({ ok: false, reason: "same" });
		const other = await makeUser();
		expect(await askForNewEmail(user, other.email)).toEqual({ ok: false, reason: "taken" });
	});

	test("stays when somebody else has taken the new one meanwhile", async () => {
		await askForNewEmail(user, next());
		await makeUser("admin", next());
		expect(await confirmAddress(await tokenFor(next()))).toEqual({ ok: false, reason: "taken" });
		expect(await enter(user.email, user.password)).toMatchObject({ ok: true });
	});
});
