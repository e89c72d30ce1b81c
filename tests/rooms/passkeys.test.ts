import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkPasskey, passkeyQuestion } from "#app/accounts/passkeys/passkey-check.server.ts";
import { requireFactor } from "#app/accounts/second-factor/factor-requirement.server.ts";
import { addPasskey, newPasskeyQuestion, passkeysOf, removePasskey } from "#app/accounts/passkeys/passkeys.server.ts";
import { sessionOf } from "#app/accounts/session.server.ts";
import { signIn, signInWithPasskey } from "#app/accounts/sign-in/sign-in.server.ts";
import { lock, removeSecondFactor, restoreAccess } from "#app/accounts/users/user-repository.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { makeUser } from "../make.ts";
import { Authenticator } from "../outside/authenticator.ts";
import { mailsTo } from "../outside/mailbox.ts";
import { setRow, traceOf } from "../rows.ts";
import { plain, signedIn, withCookies } from "../sign-in.ts";

const FROM = "203.0.113.7";

let user: Awaited<ReturnType<typeof makeUser>>;
let device: Authenticator;
beforeEach(async () => {
	for (const table of ["throttles", "outbox"] as const) await db().deleteFrom(table).execute();
	user = await makeUser("angebots_admin");
	device = new Authenticator();
});

const question = async (purpose: "sign-in" | "confirm" = "sign-in", id: string | null = null) =>
	(await passkeyQuestion(purpose, id))!;
const newQuestion = async (of = user) => (await newPasskeyQuestion(of, "Site"))!;
const add = async (key = device, of = user, name = "Handy") => addPasskey(of, name, key.create(await newQuestion(of)));
const enter = async (answer: string, request = plain) => signInWithPasskey(answer, request, FROM);
const events = async (id = user.id) =>
	(await traceOf(id)).map(({ action, changes }) => (changes?.includes("passkey") ? "passkey" : action));

describe("a passkey", () => {
	test("is set up, named, told by mail and noted, and opens a session by itself", async () => {
		expect(await add()).toBe(true);
		expect(await passkeysOf(user.id)).toMatchObject([{ name: "Handy", last_used_at: null }]);
		expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(["Ein Passkey wurde eingerichtet"]);
		const entered = await enter(device.get(await question()));
		expect(entered.ok && (await sessionOf(withCookies(entered.cookies)))?.staff.id).toBe(user.id);
		expect((await passkeysOf(user.id))[0]!.last_used_at).not.toBeNull();
		// The same browser again.
		const former = withCookies(entered.ok ? entered.cookies : []);
		expect((await enter(device.get(await question()), former)).ok).toBe(true);
		expect(await sessionOf(former)).toBeNull();
		expect(await events()).toEqual(["created", "passkey", "signedIn", "signedIn"]);
	});

	test("is one of several, each for itself, and removable by its owner alone", async () => {
		const second = new Authenticator();
		await add();
		await add(second, user, "Schlüssel");
		const [first] = await passkeysOf(user.id);
		expect(await removePasskey(await makeUser(), first!.id)).toBe("missing");
		expect(await passkeysOf(user.id)).toHaveLength(2);
		expect(await removePasskey(user, first!.id)).toBe("removed");
		expect(await enter(device.get(await question()))).toEqual({ ok: false, reason: "passkeyInvalid" });
		expect((await enter(second.get(await question()))).ok).toBe(true);
		expect((await mailsTo(user.email)).map(({ subject }) => subject)).toContain("Ein Passkey wurde entfernt");
	});

	test("is not two users' at once", async () => {
		const other = await makeUser();
		await add();
		expect(await add(device, other)).toBe(false);
		expect(await enter(device.get(await question()))).toMatchObject({ ok: true, email: user.email });
	});

	test("ends the other sessions when it is added or removed", async () => {
		const [here, there] = [await signedIn(user), await signedIn(user)];
		const session = (await sessionOf(here))!.id;
		await addPasskey({ ...user, session }, "Handy", device.create(await newQuestion()));
		expect([await sessionOf(here), await sessionOf(there)]).toMatchObject([{ id: session }, null]);
	});

	test("goes with the second factor that an admin removes, and when the operator lets its user in again", async () => {
		await add();
		await removeSecondFactor(user.id, await makeUser());
		expect(await passkeysOf(user.id)).toEqual([]);
		await add(new Authenticator());
		await restoreAccess(user.email, "feiner Splitt");
		expect(await passkeysOf(user.id)).toEqual([]);
		expect((await events()).filter((event) => event === "passkey")).toHaveLength(4);
	});
});

describe("a new passkey is refused", () => {
	test.each([
		["of another site", { origin: "https://evil.example" }],
		["for another site", { rpId: "evil.example" }],
		["without its user's finger, face or code", { verified: false }],
		["to a challenge of nobody's", { challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }],
	])("%s", async (_, odd) => {
		expect(await addPasskey(user, "Handy", device.create(await newQuestion(), odd))).toBe(false);
		expect(await passkeysOf(user.id)).toEqual([]);
	});

	test("when another user was asked, or for something else", async () => {
		const theirs = await newQuestion(await makeUser());
		expect(await addPasskey(user, "Handy", device.create(theirs))).toBe(false);
		const asked = { ...(await question()), rp: { id: "localhost" } };
		expect(await addPasskey(user, "Handy", device.create(asked))).toBe(false);
	});

	test.each([
		"",
		"{}",
		"null",
		"[]",
		'{"id":1}',
		"{".repeat(1000),
		JSON.stringify({ id: "x", rawId: "x", type: "public-key", response: { clientDataJSON: "bnVsbA" } }),
	])("when it is %j", async (words) => {
		expect(await addPasskey(user, "Handy", words)).toBe(false);
		expect(await checkPasskey(words, "sign-in", null)).toBeNull();
	});
});

describe("signing in with a passkey is refused", () => {
	beforeEach(async () => {
		await add();
	});

	test.each([
		["of another site", { origin: "https://evil.example" }],
		["of this site's host at another port", { origin: "http://localhost:3001" }],
		["for another site", { rpId: "evil.example" }],
		["without its user's finger, face or code", { verified: false }],
	])("%s", async (_, odd) => {
		expect(await enter(device.get(await question(), odd))).toEqual({ ok: false, reason: "passkeyInvalid" });
		expect((await events()).includes("signedIn")).toBe(false);
	});

	test.each([
		["counts", undefined],
		["does not count, as those do that several devices share", 0],
	])("when the same answer comes a second time, or two at once, of a device that %s", async (_, counter) => {
		const answer = device.get(await question(), { counter });
		expect((await Promise.all([enter(answer), enter(answer)])).filter(({ ok }) => ok)).toHaveLength(1);
		expect(await enter(answer)).toEqual({ ok: false, reason: "passkeyInvalid" });
		expect((await enter(device.get(await question(), { counter }))).ok).toBe(true);
	});

	test("when a refused answer comes again, put right", async () => {
		const asked = await question();
		expect((await enter(device.get(asked, { verified: false }))).ok).toBe(false);
		expect((await enter(device.get(asked))).ok).toBe(false);
	});

	test("when its counter goes back or stands still: it was copied", async () => {
		device.counter = 7;
		expect((await enter(device.get(await question()))).ok).toBe(true);
		for (const counter of [8, 7, 1, 0])
			expect((await enter(device.get(await question(), { counter }))).ok, `${counter}`).toBe(false);
		expect((await enter(device.get(await question(), { counter: 9 }))).ok).toBe(true);
	});

	test("when another key signed in its name", async () => {
		const copy = Object.assign(new Authenticator(), { id: device.id });
		expect(await enter(copy.get(await question()))).toEqual({ ok: false, reason: "passkeyInvalid" });
	});

	test("when the question was asked to confirm, and the other way round", async () => {
		expect((await enter(device.get(await question("confirm", user.id)))).ok).toBe(false);
		expect(await checkPasskey(device.get(await question()), "confirm", user.id)).toBeNull();
		const other = await makeUser();
		expect(await checkPasskey(device.get(await question("confirm", other.id)), "confirm", other.id)).toBeNull();
		expect(await checkPasskey(device.get(await question("confirm", user.id)), "confirm", user.id)).toMatchObject({
			userId: user.id,
		});
	});

	test("when its user is locked or not confirmed", async () => {
		await lock(user.id, await makeUser());
		expect(await enter(device.get(await question()))).toEqual({ ok: false, reason: "locked" });
		await setRow("users", user.id, { locked_at: null, email_verified: false });
		expect(await enter(device.get(await question()))).toEqual({ ok: false, reason: "unconfirmed" });
		expect(await db().selectFrom("sessions").select("id").where("user_id", "=", user.id).execute()).toEqual([]);
	});

	test("after ten failures of one address, for a minute", async () => {
		for (let i = 0; i < 10; i++) expect(await enter("{}")).toEqual({ ok: false, reason: "passkeyInvalid" });
		expect(await enter(device.get(await question()))).toMatchObject({ ok: false, reason: "tooMany" });
		expect((await signInWithPasskey(device.get(await question()), plain, "203.0.113.8")).ok).toBe(true);
	});
});

describe("a second factor that is asked for", () => {
	afterEach(() => requireFactor(false, user));

	test("is there with a passkey, and then the password alone opens nothing", async () => {
		await requireFactor(true, user);
		expect((await sessionOf(await signedIn(user)))?.setUpDue).toBe(true);
		await add();
		expect(await signIn(user, plain, FROM)).toEqual({ ok: false, reason: "passkeyNeeded" });
		const entered = await enter(device.get(await question()));
		expect(entered.ok && (await sessionOf(withCookies(entered.cookies)))?.setUpDue).toBe(false);
	});

	test("keeps the last passkey from being removed, and says so", async () => {
		await add();
		await requireFactor(true, user);
		const [key] = await passkeysOf(user.id);
		expect(await removePasskey(user, key!.id)).toBe("required");
		expect(await passkeysOf(user.id)).toHaveLength(1);
		await add(new Authenticator());
		expect(await removePasskey(user, key!.id)).toBe("removed");
	});
});
