import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { renewRecoveryCodes, turnOffOwn } from "#app/accounts/own-account.server.ts";
import { secondFactorOf, secretToSetUp, takeCode, turnOn } from "#app/accounts/second-factor/second-factor.server.ts";
import { sealSecret, unreadableFactors } from "#app/accounts/second-factor/factor-secrets.server.ts";
import { sessionOf } from "#app/accounts/session.server.ts";
import { signIn, signInWithCode as withCode } from "#app/accounts/sign-in/sign-in.server.ts";
import { requireFactor } from "#app/accounts/second-factor/factor-requirement.server.ts";
import { stepOf } from "#app/accounts/second-factor/totp.server.ts";
import { removeSecondFactor } from "#app/accounts/users/user-repository.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { allowCodeAgain, codeAt } from "../second-factors.ts";
import { makeUser } from "../make.ts";
import { mailsTo } from "../outside/mailbox.ts";
import { plain, withCookies } from "../sign-in.ts";

type Person = { id: string; email: string; password: string; role: "admin" };

let user: Person;
let secret: string;
let codes: string[];
beforeEach(async () => {
	await db().deleteFrom("throttles").execute();
	user = { ...(await makeUser("admin")), role: "admin" };
	secret = (await secretToSetUp(user.id))!;
	codes = (await turnOn(user, now()))!;
	await allowCodeAgain(user.id);
});

const now = () => codeAt(secret, stepOf());

const signInWithCode = (code: string, request: Request) => withCode(code, request, "203.0.113.1");

async function halfWay(): Promise<Request> {
	const result = await signIn(user, plain, "203.0.113.1");
	if (!result.ok || !result.codeNeeded) throw new Error("no code was asked for");
	return withCookies(result.cookies);
}

describe("setting up", () => {
	test("keeps the secret until a code shows that the app has it", async () => {
		const other = { ...(await makeUser()), role: "admin" as const };
		const first = await secretToSetUp(other.id);
		expect(await secretToSetUp(other.id)).toBe(first);
		expect(await turnOn(other, "000000")).toBeNull();
		expect(await turnOn(other, "")).toBeNull();
		expect((await secondFactorOf(other.id)).enabledAt).toBeNull();
		// Until then the password alone is enough.
		expect(await signIn(other, plain, "203.0.113.1")).toMatchObject({ ok: true, codeNeeded: false });
		expect(await turnOn(other, codeAt(first!, stepOf()))).toHaveLength(10);
		expect(await secretToSetUp(other.id)).toBeNull();
		expect(await turnOn(other, codeAt(first!, stepOf() + 1))).toBeNull();
	});

	test("gives ten recovery codes of which only hashes are kept", async () => {
		expect(new Set(codes).size).toBe(10);
		for (const code of codes) expect(code).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
		const rows = JSON.stringify(await db().selectFrom("recovery_codes").selectAll().execute());
		for (const code of codes)
			for (const written of [code, code.replaceAll("-", "")]) expect(rows.includes(written)).toBe(false);
	});
});

describe("signing in", () => {
	test("opens no session before the code, and one with it", async () => {
		const request = await halfWay();
		expect(await db().selectFrom("sessions").select("id").where("user_id", "=", user.id).execute()).toEqual([]);
		expect(await sessionOf(request)).toBeNull();
		const done = await signInWithCode(now(), request);
		const session = done.ok ? done.cookies.slice(0, 1) : [];
		expect((await sessionOf(withCookies(session)))?.staff.id).toBe(user.id);
		// The same browser again.
		const back = withCookies([(await halfWay()).headers.get("Cookie")!, ...session]);
		expect((await signInWithCode(codes[0]!, back)).ok).toBe(true);
		expect(await sessionOf(withCookies(session))).toBeNull();
	});

	test("takes a code with a space in it, and a recovery code in capitals without its hyphens", async () => {
		expect((await signInWithCode(` ${now().slice(0, 3)} ${now().slice(3)}`, await halfWay())).ok).toBe(true);
		expect((await signInWithCode(codes[0]!.toUpperCase().replaceAll("-", ""), await halfWay())).ok).toBe(true);
	});

	test("does not take a code twice, nor an older one after a newer, nor one ahead of its time", async () => {
		const code = now();
		expect((await signInWithCode(code, await halfWay())).ok).toBe(true);
		expect(await signInWithCode(code, await halfWay())).toEqual({ ok: false, reason: "invalid" });
		// Two steps ahead: the clock may have gone on by one since the first line.
		for (const step of [stepOf() - 1, stepOf() + 2])
			expect(await signInWithCode(codeAt(secret, step), await halfWay())).toEqual({ ok: false, reason: "invalid" });
	});

	test("lets one in of five with the same code at the same moment", async () => {
		const requests = await Promise.all(Array.from({ length: 5 }, halfWay));
		const code = now();
		const answers = await Promise.all(requests.map((request) => signInWithCode(code, request)));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test("takes each recovery code once, also of two at the same moment", async () => {
		const [first, second] = [await halfWay(), await halfWay()];
		const answers = await Promise.all([signInWithCode(codes[3]!, first), signInWithCode(codes[3]!, second)]);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await signInWithCode(codes[3]!, await halfWay())).toEqual({ ok: false, reason: "invalid" });
		expect((await secondFactorOf(user.id)).recoveryCodes).toBe(9);
	});

	test("uses up the half way: its cookie opens nothing a second time", async () => {
		const request = await halfWay();
		expect((await signInWithCode(codes[0]!, request)).ok).toBe(true);
		expect(await signInWithCode(codes[1]!, request)).toEqual({ ok: false, reason: "over" });
		expect((await secondFactorOf(user.id)).recoveryCodes).toBe(9);
	});

	test("rests for a quarter of an hour after five wrong codes, from wherever they come, for the right one too", async () => {
		for (let i = 0; i < 5; i++)
			expect(await signInWithCode("000000", await halfWay())).toEqual({ ok: false, reason: "invalid" });
		const sixth = await signInWithCode(now(), await halfWay());
		expect(sixth).toMatchObject({ ok: false, reason: "tooMany" });
		expect(!sixth.ok && sixth.reason === "tooMany" && sixth.retryAfter).toBeGreaterThan(880);
	});

	test("with another's half way takes that one's codes only", async () => {
		const other = { ...(await makeUser()), role: "admin" as const };
		const theirs = (await secretToSetUp(other.id))!;
		await turnOn(other, codeAt(theirs, stepOf()));
		await allowCodeAgain(other.id);
		expect(await signInWithCode(codeAt(theirs, stepOf()), await halfWay())).toEqual({ ok: false, reason: "invalid" });
		expect(await takeCode(other.id, codes[0]!)).toBe(false);
	});
});

describe("turning off", () => {
	afterEach(() => requireFactor(false, user));

	test("is not for who must have one; an admin can take it away, and it is asked for again", async () => {
		const admin = await makeUser();
		await requireFactor(true, admin);
		expect(await turnOffOwn(user)).toBe("required");
		expect((await secondFactorOf(user.id)).recoveryCodes).toBe(10);
		expect(await removeSecondFactor(user.id, admin)).toMatchObject({ ok: true });
		const result = await signIn(user, plain, "203.0.113.1");
		expect(result.ok && (await sessionOf(withCookies(result.cookies)))?.setUpDue).toBe(true);
	});

	test("by an admin makes the half way of a sign-in worthless", async () => {
		const request = await halfWay();
		await removeSecondFactor(user.id, await makeUser());
		expect(await signInWithCode(codes[0]!, request)).toEqual({ ok: false, reason: "over" });
	});
});

test("new recovery codes make the old ones worthless, and a mail tells of them", async () => {
	const renewed = await renewRecoveryCodes(user);
	expect(renewed).toHaveLength(10);
	expect(await takeCode(user.id, codes[0]!)).toBe(false);
	expect(await takeCode(user.id, renewed[0]!)).toBe(true);
	expect((await mailsTo(user.email)).at(-1)?.subject).toBe("Neue Wiederherstellungscodes");
});

describe("the secret", () => {
	const kept = async () =>
		(await db().selectFrom("second_factors").select("secret").where("user_id", "=", user.id).executeTakeFirstOrThrow())
			.secret;
	const keep = (value: string) =>
		db().updateTable("second_factors").set({ secret: value }).where("user_id", "=", user.id).execute();

	test("is sealed in the database", async () => {
		expect(await kept()).not.toContain(secret);
		expect(await takeCode(user.id, now())).toBe(true);
	});

	test("that can't be opened lets nobody in without the factor: no code fits, a recovery code does", async () => {
		const sealed = await kept();
		const other = await makeUser();
		for (const value of [`${sealed.slice(0, -2)}AA`, "v1.", "", secret, sealSecret(secret, other.id)]) {
			await keep(value);
			expect(await signIn(user, plain, "203.0.113.1")).toMatchObject({ ok: true, codeNeeded: true });
			expect(await takeCode(user.id, now()), value).toBe(false);
			expect(await secretToSetUp(user.id)).toBeNull();
		}
		expect(await unreadableFactors()).toBeGreaterThan(0);
		expect(await takeCode(user.id, codes[0]!)).toBe(true);
	});
});
