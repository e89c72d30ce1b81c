import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visit, Visitor, visitor } from "../app.ts";
import { makeUser } from "../make.ts";
import { mailsTo, tokenFor } from "../outside/mailbox.ts";

// Read when the first request comes: each visitor of this file says where they come from, as a proxy would.
process.env.TRUST_PROXY = "on";
useBuiltSite();
beforeEach(async () => {
	for (const table of ["throttles", "outbox"] as const) await db().deleteFrom(table).execute();
});

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0";
type Person = { email: string; password: string };

/** Somebody at an address of their own. */
class Somewhere extends Visitor {
	readonly address: string;
	constructor(address: string) {
		super();
		this.address = address;
	}
	override visit(path: string, visit: Visit = {}): Promise<Response> {
		return super.visit(path, { ...visit, headers: { "X-Forwarded-For": this.address, "User-Agent": firefox, ...visit.headers } });
	}
	async signIn({ email }: Person, password: string): Promise<number> {
		return (await this.visit("/admin/login", { form: { email, password } })).status;
	}
	signOut() {
		return this.visit("/admin/logout", { form: {} });
	}
}
const home = "198.51.100.7";

/** Wrong passwords for an account from a dozen addresses, the owner's own among them; then nobody unknown gets in, not even with the right one. */
async function flood(owner: Person): Promise<void> {
	for (let i = 0; i < 11; i++) await new Somewhere(`203.0.113.${i}`).signIn(owner, "wrong");
	for (let i = 0; i < 12; i++) await new Somewhere(home).signIn({ ...owner, email: `nobody-${i}@example.com` }, "wrong");
	expect(await new Somewhere("203.0.113.99").signIn(owner, owner.password)).toBe(429);
	expect(await new Somewhere(home).signIn(owner, owner.password)).toBe(429);
}

describe("while strangers flood an account with wrong passwords", () => {
	test("its owner signs out and in again, in the browser they know, from the same network as the strangers", async () => {
		const owner = await makeUser();
		const browser = new Somewhere(home);
		expect(await browser.signIn(owner, owner.password)).toBe(302);
		await flood(owner);
		await browser.signOut();
		expect(await browser.signIn(owner, owner.password)).toBe(302);
		expect(await outcome(await browser.visit("/admin/dashboard"))).toBe("200");
		// And with a typing mistake before it.
		await browser.signOut();
		expect(await browser.signIn(owner, "wrong")).toBe(401);
		expect(await browser.signIn(owner, owner.password)).toBe(302);
	});

	test("who is new, or in a new browser, gets in by a link that comes by mail", async () => {
		const owner = await makeUser();
		await flood(owner);
		const browser = new Somewhere("198.51.100.8");
		expect(await browser.signIn(owner, owner.password)).toBe(429);
		expect((await browser.visit("/admin/passwort-vergessen", { form: { email: owner.email } })).status).toBeLessThan(400);
		const password = "grober Kies";
		const saved = await browser.visit(`/admin/passwort-neu?token=${await tokenFor(owner.email)}`, { form: { password, confirm_password: password } });
		expect(await outcome(saved)).toBe("→ /admin/login");
		expect(await browser.signIn(owner, password)).toBe(302);
		expect((await mailsTo(owner.email)).map(({ subject }) => subject)).not.toContain("Anmeldung von einem neuen Gerät");
	});

	test("a browser that is known for another account is a stranger, and so is one with a made-up cookie or an old one", async () => {
		const [owner, thief] = [await makeUser(), await makeUser("angebots_admin")];
		const [browser, other] = [new Somewhere(home), new Somewhere("203.0.113.50")];
		await browser.signIn(owner, owner.password);
		await other.signIn(thief, thief.password);
		await flood(owner);
		expect(await other.signIn(owner, owner.password)).toBe(429);
		for (const value of ["x", "", browser.cookies.get("session")!, (await db().selectFrom("devices").select("token_hash").executeTakeFirstOrThrow()).token_hash]) {
			other.cookies.set("device", value);
			expect(await other.signIn(owner, owner.password), value).toBe(429);
		}
	});
});

describe("a known browser", () => {
	test("guesses ten times a minute, and is a stranger after that", async () => {
		const owner = await makeUser();
		const browser = new Somewhere(home);
		await browser.signIn(owner, owner.password);
		const answers: number[] = [];
		for (let i = 0; i < 21; i++) answers.push(await browser.signIn(owner, "wrong"));
		expect(answers).toEqual([...Array<number>(20).fill(401), 429]);
		await flood(await makeUser());
		expect(await browser.signIn(owner, owner.password)).toBe(429);
	});

	test("has a cookie of its own that no script reads, in place of one that somebody planted", async () => {
		const [owner, thief] = [await makeUser(), await makeUser("angebots_admin")];
		const other = new Somewhere("203.0.113.51");
		await other.signIn(thief, thief.password);
		const planted = other.cookies.get("device")!;
		const browser = new Somewhere(home);
		browser.cookies.set("device", planted);
		const cookie = (await browser.visit("/admin/login", { form: owner })).headers.getSetCookie().find((one) => one.startsWith("device="))!;
		expect(cookie).toMatch(/^device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
		expect(browser.cookies.get("device")).not.toBe(planted);
		await flood(owner);
		expect(await other.signIn(owner, owner.password)).toBe(429);
		expect(await browser.signIn(owner, owner.password)).toBe(302);
	});

	test("may be known for several people who share it", async () => {
		const [one, two] = [await makeUser(), await makeUser("angebots_admin")];
		const browser = new Somewhere(home);
		for (const person of [one, two, one, two]) expect(await browser.signIn(person, person.password)).toBe(302);
		for (const person of [one, two]) await flood(person);
		for (const person of [one, two]) expect(await browser.signIn(person, person.password)).toBe(302);
		expect((await mailsTo(one.email)).length + (await mailsTo(two.email)).length).toBe(0);
	});

	test("is a stranger again when its session is ended from elsewhere, and when the password is changed in another browser", async () => {
		for (const way of ["end", "password"]) {
			const owner = await makeUser();
			const [here, there] = [new Somewhere(home), new Somewhere("198.51.100.9")];
			for (const browser of [here, there]) await browser.signIn(owner, owner.password);
			const password = way === "end" ? owner.password : "grober Kies";
			const done =
				way === "end"
					? await here.visit("/admin/konto/geraete-abmelden", { form: { session: "others" } })
					: await here.visit("/admin/konto/passwort", { form: { current_password: owner.password, password, confirm_password: password } });
			expect(await outcome(done)).toBe("→ /admin/konto");
			await flood({ ...owner, password });
			expect(await there.signIn(owner, password), way).toBe(429);
			expect(await here.signIn(owner, password), way).toBe(302);
		}
	});
});

describe("of a sign-in in a new browser", () => {
	test("the owner hears by mail when, with what and from where, and what to do; of the first one of all and of a known browser not", async () => {
		const owner = await makeUser();
		const browser = new Somewhere(home);
		for (let i = 0; i < 2; i++) await browser.signIn(owner, owner.password);
		expect(await mailsTo(owner.email)).toEqual([]);
		await new Somewhere("203.0.113.60").signIn(owner, owner.password);
		const [mail, ...more] = await mailsTo(owner.email);
		expect(more).toEqual([]);
		expect(mail!.subject).toBe("Anmeldung von einem neuen Gerät");
		for (const words of [owner.email, "Gerät: Firefox auf Linux", "IP-Adresse: 203.0.113.60", "Zeit: ", "/admin/passwort-vergessen"]) expect(mail!.text).toContain(words);
	});

	test("it is told in the language of the sign-in, and not when the password was wrong", async () => {
		const owner = await makeUser();
		await new Somewhere(home).signIn(owner, owner.password);
		const english = new Somewhere("203.0.113.61");
		english.cookies.set("app_language", "EN");
		await english.signIn(owner, "wrong");
		expect(await mailsTo(owner.email)).toEqual([]);
		await english.signIn(owner, owner.password);
		const [mail] = await mailsTo(owner.email);
		expect([mail!.subject, mail!.text.includes("Firefox on Linux"), mail!.text.includes("IP address: 203.0.113.61")]).toEqual(["Sign-in from a new device", true, true]);
	});
});

describe("sign-ins that are refused", () => {
	const counts = async () => ({
		throttles: await db().selectFrom("throttles").selectAll().orderBy("key").execute(),
		log: (await db().selectFrom("security_log").select("id").execute()).length,
	});

	test("write nothing: 200 from one network with as many addresses of people", async () => {
		for (let i = 0; i < 11; i++) await new Somewhere("203.0.113.70").signIn({ email: `first-${i}@example.com`, password: "" }, "wrong");
		const before = await counts();
		for (let i = 0; i < 200; i++) expect(await new Somewhere("203.0.113.70").signIn({ email: `other-${i}@example.com`, password: "" }, "wrong")).toBe(429);
		expect(await counts()).toEqual(before);
	});

	test("write nothing: 50 for one account from as many networks", async () => {
		const owner = await makeUser();
		for (let i = 0; i < 11; i++) await new Somewhere(`203.0.114.${i}`).signIn(owner, "wrong");
		const before = await counts();
		for (let i = 0; i < 50; i++) expect(await new Somewhere(`203.0.115.${i}`).signIn(owner, "wrong")).toBe(429);
		expect(await counts()).toEqual(before);
	});
});

test("a visitor of public pages gets no such cookie", async () => {
	for (const path of ["/", "/kontakt", "/admin/login"]) expect((await visitor().visit(path)).headers.getSetCookie(), path).toEqual([]);
	expect((await signedInAs("admin")).cookies.has("device")).toBe(true);
});
