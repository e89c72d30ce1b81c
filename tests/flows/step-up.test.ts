import { beforeEach, describe, expect, test } from "vitest";
import { passkeyQuestion } from "#app/accounts/passkeys/passkey-check.server.ts";
import { addPasskey, newPasskeyQuestion } from "#app/accounts/passkeys/passkeys.server.ts";
import { userLine } from "#app/accounts/users/user-repository.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { dataAddress, outcome, signedInAs, type Staff, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeUser } from "../make.ts";
import { ADD_USER as ADD, newUser, usersWith } from "../new-user.ts";
import { Authenticator } from "../outside/authenticator.ts";
import { mailsTo } from "../outside/mailbox.ts";
import { traceOf } from "../rows.ts";
import { setUpFactor } from "../second-factors.ts";
import { expectNoWords, expectWords } from "../words.ts";

useBuiltSite();

const FACTOR = "/admin/konto/zweiter-faktor";

let admin: Staff;
let clerk: Awaited<ReturnType<typeof makeUser>>;
let added: typeof newUser;
beforeEach(async () => {
	for (const table of ["throttles", "outbox"] as const) await db().deleteFrom(table).execute();
	await db().deleteFrom("settings").where("name", "=", "second_factor_for_all").execute();
	admin = await signedInAs("admin");
	clerk = await makeUser("angebots_admin");
	added = { ...newUser, role: "admin", email: `neu-${clerk.id}@example.com` };
});

/** As if the user had shown so many minutes ago who they are. */
async function shown(minutes: number, { user }: Staff = admin): Promise<void> {
	const at = new Date(Date.now() - minutes * 60_000).toISOString();
	await db().updateTable("sessions").set({ confirmed_at: at }).where("user_id", "=", user.id).execute();
}
const CONFIRM = "/admin/konto/identitaet";
/** Answers the question of who it is, which leads on to `from`. */
const confirm = (form: Record<string, string>, from = ADD, staff: Visitor = admin) =>
	staff.visit(`${CONFIRM}?${new URLSearchParams({ from })}`, { form });
const ask = async (who: Visitor, purpose: string) =>
	(await (await who.visit("/admin/passkey-anfrage", { form: { purpose } })).json()) as {
		challenge: string;
		rpId: string;
	};
const asks = (from: string) => `→ ${CONFIRM}?${new URLSearchParams({ from })}`;

describe("what opens or closes an account", () => {
	const deeds = (): [string, Record<string, string>][] => [
		[ADD, added],
		...["lock", "unlock", "removeFactor", "delete", "resend"].map((intent): [string, Record<string, string>] => [
			`/admin/benutzer/${clerk.id}`,
			{ intent },
		]),
		[`/admin/benutzer/${clerk.id}`, { intent: "role", role: "admin" }],
		["/admin/benutzer", { intent: "requireAll" }],
		["/admin/konto/e-mail", { email: "anders@example.com" }],
		[FACTOR, { intent: "on", code: "123456" }],
		[FACTOR, { intent: "off" }],
		[FACTOR, { intent: "renew" }],
		["/admin/konto/passkeys", { intent: "add", name: "x", credential: "{}" }],
		["/admin/konto/passkeys", { intent: "remove", id: "x" }],
	];
	const state = async () => ({
		users: await db().selectFrom("users").select(["id", "email", "role", "locked_at"]).orderBy("id").execute(),
		mails: (await db().selectFrom("outbox").select("id").execute()).length,
		tokens: (await db().selectFrom("verifications").select("id").execute()).length,
		duty: await db().selectFrom("settings").selectAll().where("name", "=", "second_factor_for_all").execute(),
	});

	test.each([
		["more than ten minutes after the sign-in", 10.1],
		["where the clock was put back by an hour", -60],
	])("is asked for again %s, as page and as data, and nothing is changed", async (_, minutes) => {
		await shown(minutes);
		const before = await state();
		for (const [path, form] of deeds()) {
			for (const address of [path, dataAddress(path)])
				expect((await admin.visit(address, { form })).status, `${address} ${form.intent}`).toBe(403);
		}
		expect(await state()).toEqual(before);
	});

	test("is done after the question was answered with the password, and for ten minutes more nothing is asked", async () => {
		await shown(11);
		for (const path of [ADD, "/admin/konto/e-mail", "/admin/konto/passkeys", FACTOR]) {
			expect(await outcome(await admin.visit(path))).toBe(asks(path));
			expect(await outcome(await admin.pageData(path)), path).toBe(asks(path));
		}
		for (const path of ["/admin/benutzer", `/admin/benutzer/${clerk.id}`]) {
			const page = await admin.page(path);
			expect([page.includes("Passwort bestätigen"), page.includes('name="intent"')], path).toEqual([true, false]);
		}
		// Nobody who gives up is led into their own account.
		const question = await admin.page(`${CONFIRM}?${new URLSearchParams({ from: ADD })}`);
		expect(question).toMatch(/<a [^>]*href="\/admin\/benutzer"[^>]*>Abbrechen/);
		expect(await outcome(await confirm({ current_password: admin.user.password }))).toBe(`→ ${ADD}`);
		expect((await admin.visit(ADD, { form: added })).status).toBe(200);
		expect(await usersWith(added.email)).toMatchObject([{ role: "admin", state: "unconfirmed" }]);
		const path = `/admin/benutzer/${clerk.id}`;
		expect(await outcome(await admin.visit(path, { form: { intent: "lock" } }))).toBe(`→ ${path}`);
	});

	test("says to a browser without scripts why it was not done and where to answer, and gives back no word of it", async () => {
		await shown(11);
		const page = await admin.page(ADD, 403, { form: added, headers: { Accept: "text/html" } });
		expectWords(page, "Bitte zuerst Passwort bestätigen", CONFIRM);
		expectNoWords(page, added.password, added.email);
	});

	test("is not opened by a wrong or empty password; after five wrong ones the question rests, for the right one too", async () => {
		await shown(11);
		const empty = await confirm({ current_password: "" });
		expect([empty.status, (await empty.text()).includes("Bitte geben Sie Ihr Passwort ein.")]).toEqual([400, true]);
		for (let i = 0; i < 5; i++) {
			const wrong = await confirm({ current_password: "falsch" });
			expect([wrong.status, (await wrong.text()).includes("Das Passwort stimmt nicht.")]).toEqual([403, true]);
		}
		const rests = await confirm({ current_password: admin.user.password });
		expect([rests.status, Number(rests.headers.get("Retry-After")) > 200]).toEqual([429, true]);
		expect((await traceOf(admin.user.id)).filter(({ action }) => action === "confirmationFailed")).toHaveLength(5);
		await db().deleteFrom("throttles").execute();
		expect(await outcome(await confirm({ current_password: admin.user.password }))).toBe(`→ ${ADD}`);
	});

	test("is not opened by the password of somebody else, another session's answer, nor by a field that says so", async () => {
		await shown(11);
		const other = await signedInAs("admin");
		expect((await confirm({ current_password: clerk.password })).status).toBe(403);
		expect(await outcome(await confirm({ current_password: other.user.password }, ADD, other))).toBe(`→ ${ADD}`);
		const forms: Record<string, string>[] = [
			{ intent: "delete", current_password: admin.user.password },
			{ intent: "delete", confirmed_at: new Date().toISOString() },
			{ intent: "delete", sure: "true" },
		];
		for (const form of forms) expect((await admin.visit(`/admin/benutzer/${clerk.id}`, { form })).status).toBe(403);
		expect(await userLine(clerk.id)).not.toBeNull();
		const answered = await confirm({ current_password: admin.user.password }, "//evil.example");
		expect(await outcome(answered), "the question leads to no other site").toBe("→ /admin/dashboard");
	});

	test("can be confirmed by a passkey instead, of the own account alone", async () => {
		const [mine, theirs] = [new Authenticator(), new Authenticator()];
		await addPasskey(admin.user, "Handy", mine.create((await newPasskeyQuestion(admin.user, "Site"))!));
		await addPasskey(clerk, "Handy", theirs.create((await newPasskeyQuestion(clerk, "Site"))!));
		admin.cookies.clear();
		await admin.visit("/admin/login", { form: { email: admin.user.email, password: admin.user.password } });
		await shown(11);
		const path = `/admin/benutzer/${clerk.id}`;
		const foreign = theirs.get((await passkeyQuestion("confirm", clerk.id))!);
		expect((await confirm({ passkey: foreign }, path)).status).toBe(403);
		expect(await outcome(await confirm({ passkey: mine.get(await ask(admin, "confirm")) }, path))).toBe(`→ ${path}`);
		expect(await outcome(await admin.visit(path, { form: { intent: "lock" } }))).toBe(`→ ${path}`);
		expect((await userLine(clerk.id))?.state).toBe("locked");
	});
});

describe("the second factor's page", () => {
	test("shows no secret to who finds the session open, and does so once the password is right", async () => {
		await shown(11);
		for (const answer of [await admin.visit(FACTOR), await admin.pageData(FACTOR)])
			expect((await answer.text()).includes("otpauth:")).toBe(false);
		expect(await outcome(await confirm({ current_password: admin.user.password }, FACTOR))).toBe(`→ ${FACTOR}`);
		expect((await admin.page(FACTOR)).includes("otpauth:")).toBe(true);
	});

	test("ends the other sessions when it is switched on and off, and a mail tells of both", async () => {
		const elsewhere = await signedInAs("admin");
		const here = Object.assign(await signedInAs("admin"), { user: elsewhere.user });
		here.cookies.clear();
		await here.visit("/admin/login", { form: { email: elsewhere.user.email, password: elsewhere.user.password } });
		expect((await setUpFactor(here)).answer.status).toBe(200);
		expect((await here.visit("/admin/konto")).status).toBe(200);
		expect((await elsewhere.visit("/admin/konto")).status).toBe(302);
		await here.visit(FACTOR, { form: { intent: "off" } });
		const told = (await mailsTo(elsewhere.user.email)).map(({ subject }) => subject);
		const subjects = ["Ein zweiter Faktor wurde eingerichtet", "Der zweite Faktor wurde ausgeschaltet"];
		expect(told).toEqual(expect.arrayContaining(subjects));
		const traced = db().selectFrom("trace").select("address").where("record_id", "=", elsewhere.user.id);
		const switched = await traced.where("changes", "like", "%two_factor%").execute();
		expect(switched.map(({ address }) => address !== null)).toEqual([true, true]);
	});
});

test("passkeys are added and used through the pages, and questions are asked of no visitor but for the sign-in", async () => {
	for (const purpose of ["confirm", "add"])
		expect((await visitor().visit("/admin/passkey-anfrage", { form: { purpose } })).status).toBe(401);
	const device = new Authenticator();
	const credential = device.create(await ask(admin, "add"));
	const add = (name: string) => admin.visit("/admin/konto/passkeys", { form: { intent: "add", name, credential } });
	expect((await add(" ")).status).toBe(400);
	expect(await outcome(await add("Büro-PC"))).toBe("→ /admin/konto/passkeys");
	for (const [from, to] of [
		["/admin/konto", "/admin/konto"],
		["//evil.example", "/admin/dashboard"],
	] as const) {
		const somebody = visitor();
		const form = { passkey: device.get(await ask(somebody, "sign-in")) };
		const path = `/admin/login?${new URLSearchParams({ from })}`;
		expect(await outcome(await somebody.visit(path, { form }))).toBe(`→ ${to}`);
	}
	const refused = await visitor().visit("/admin/login", { form: { passkey: "{}" } });
	expect(refused.status).toBe(401);
	expect((await refused.text()).includes("Dieser Passkey gehört zu keinem Konto")).toBe(true);
});

describe("a second factor or passkey that is asked of everybody", () => {
	let clerk: Staff;
	beforeEach(async () => {
		clerk = await signedInAs("angebots_admin");
	});
	const require = () => admin.visit("/admin/benutzer", { form: { intent: "requireAll" } });
	const stored = async () =>
		(await db().selectFrom("settings").select("value").where("name", "=", "second_factor_for_all").executeTakeFirst())
			?.value;

	test("leads to the set-up before anything else, as page and data, in open sessions too", async () => {
		expect(await outcome(await require())).toBe("→ /admin/benutzer");
		for (const staff of [admin, clerk]) {
			for (const path of ["/admin/dashboard", "/admin/konto", "/admin/angebot-hinzufuegen", "/admin/benutzer"]) {
				expect(await outcome(await staff.visit(path)), path).toBe(`→ ${FACTOR}`);
				expect(await outcome(await staff.pageData(path)), path).toBe(`→ ${FACTOR}`);
			}
			for (const path of ["/admin/bilder", "/admin/benutzer", "/admin/konto/e-mail"])
				for (const address of [path, dataAddress(path)])
					expect((await staff.visit(address, { form: { intent: "unrequireAll" } })).status, address).toBe(403);
			expect((await staff.page(FACTOR)).includes("Lieber einen Passkey einrichten")).toBe(true);
			expect((await staff.visit("/admin/konto/passkeys")).status).toBe(200);
		}
		expect(await stored()).toBe("on");
		expect(await outcome(await clerk.visit("/admin/logout", { form: {} }))).toBe("→ /admin/login");
	});

	test("is there with an app or with a passkey", async () => {
		await setUpFactor(clerk);
		await require();
		const passkey = new Authenticator().create((await newPasskeyQuestion(admin.user, "Site"))!);
		expect(await addPasskey(admin.user, "Handy", passkey)).toBe(true);
		expect((await clerk.visit("/admin/dashboard")).status).toBe(200);
		// What is left of it can't be given up again.
		const off = await clerk.visit(FACTOR, { form: { intent: "off" } });
		expect([off.status, (await off.text()).includes("Der zweite Faktor wird von Ihnen verlangt")]).toEqual([409, true]);
		// A password alone is no second factor, whatever else its owner has set up.
		const { email, password } = admin.user;
		const byPassword = await visitor().page("/admin/login", 403, { form: { email, password } });
		expectWords(byPassword, "Ihr zweiter Faktor ist ein Passkey");
	});

	test("can be switched off again, and both is noted", async () => {
		await setUpFactor(admin);
		await require();
		const off = await admin.visit("/admin/benutzer", { form: { intent: "unrequireAll" } });
		expect(await outcome(off)).toBe("→ /admin/benutzer");
		expect((await clerk.visit("/admin/dashboard")).status).toBe(200);
		const traced = await traceOf("second_factor_for_all");
		expect(traced.slice(-2).map(({ by_email, changes }) => [by_email, JSON.parse(changes!)[0].to])).toEqual([
			[admin.user.email, true],
			[admin.user.email, false],
		]);
	});
});
