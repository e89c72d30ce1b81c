import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visit, Visitor, visitor } from "../app.ts";
import { makeUser } from "../make.ts";
import { mailsTo, tokenFor } from "../outside/mailbox.ts";
import { useEmptyTables } from "../before.ts";
import { countBefore } from "../rows.ts";
import { expectWords } from "../words.ts";

// Read when the first request comes: each visitor of this file says where they come from, as a proxy would.
process.env.TRUST_PROXY = "on";
useBuiltSite();
useEmptyTables("throttles", "outbox");

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
		return super.visit(path, {
			...visit,
			headers: { "X-Forwarded-For": this.address, "User-Agent": firefox, ...visit.headers },
		});
	}
	/** Signs in anew: whoever is signed in is led on, whatever they type. */
	async signIn({ email }: Person, password: string): Promise<number> {
		this.cookies.delete("session");
		return (await this.visit("/admin/login", { form: { email, password } })).status;
	}
	signOut() {
		return this.visit("/admin/logout", { form: {} });
	}
}
const home = "198.51.100.7";

async function strangersRest(owner: Person): Promise<void> {
	expect(await new Somewhere("203.0.113.99").signIn(owner, owner.password)).toBe(429);
	expect(await new Somewhere(home).signIn({ ...owner, email: "somebody@example.com" }, "wrong")).toBe(429);
}

/** As after wrong passwords for an account from many addresses, and for others from the owner's own. */
async function flooded(owner: Person): Promise<void> {
	// The eleventh of ten in a minute.
	for (const key of [`sign-in account ${owner.email}`, `sign-in address ${home}`]) await countBefore(key, 11, 60);
	await strangersRest(owner);
}

describe("while strangers flood an account with wrong passwords", () => {
	test("its owner signs out and in again, in the browser they know, from the same network as the strangers", async () => {
		const owner = await makeUser();
		const browser = new Somewhere(home);
		expect(await browser.signIn(owner, owner.password)).toBe(302);
		await flooded(owner);
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
		await flooded(owner);
		const browser = new Somewhere("198.51.100.8");
		expect(await browser.signIn(owner, owner.password)).toBe(429);
		await browser.visit("/admin/passwort-vergessen", { form: { email: owner.email } });
		const password = "grober Kies";
		const form = { password, confirm_password: password };
		const saved = await browser.visit(`/admin/passwort-neu?token=${await tokenFor(owner.email)}`, { form });
		expect(await outcome(saved)).toBe("→ /admin/login");
		expect(await browser.signIn(owner, password)).toBe(302);
		expect((await mailsTo(owner.email)).map(({ subject }) => subject)).not.toContain("Anmeldung von einem neuen Gerät");
	});

	test("a browser that is known for another account is a stranger, and so is one with a made-up cookie or an old one", async () => {
		const [owner, thief] = [await makeUser(), await makeUser("angebots_admin")];
		const [browser, other] = [new Somewhere(home), new Somewhere("203.0.113.50")];
		await browser.signIn(owner, owner.password);
		await other.signIn(thief, thief.password);
		await flooded(owner);
		expect(await other.signIn(owner, owner.password)).toBe(429);
		const { token_hash } = await db().selectFrom("devices").select("token_hash").executeTakeFirstOrThrow();
		for (const value of ["x", "", browser.cookies.get("session")!, token_hash]) {
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
		await flooded(await makeUser());
		expect(await browser.signIn(owner, owner.password)).toBe(429);
	});

	test("has a cookie of its own that no script reads, in place of one that somebody planted", async () => {
		const [owner, thief] = [await makeUser(), await makeUser("angebots_admin")];
		const other = new Somewhere("203.0.113.51");
		await other.signIn(thief, thief.password);
		const planted = other.cookies.get("device")!;
		const browser = new Somewhere(home);
		browser.cookies.set("device", planted);
		const answer = await browser.visit("/admin/login", { form: owner });
		const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("device="));
		expect(cookie).toMatch(/^device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
		expect(browser.cookies.get("device")).not.toBe(planted);
		await flooded(owner);
		expect(await other.signIn(owner, owner.password)).toBe(429);
		expect(await browser.signIn(owner, owner.password)).toBe(302);
	});

	test.each(["session is ended from elsewhere", "user changes the password in another browser"])(
		"is a stranger again when its %s",
		async (way) => {
			const owner = await makeUser();
			const [here, there] = [new Somewhere(home), new Somewhere("198.51.100.9")];
			for (const browser of [here, there]) expect(await browser.signIn(owner, owner.password)).toBe(302);
			await here.signIn(owner, owner.password);
			const ends = way.startsWith("session");
			const password = ends ? owner.password : "grober Kies";
			const change = { current_password: owner.password, password, confirm_password: password };
			const done = ends
				? here.visit("/admin/konto", { form: { session: "others" } })
				: here.visit("/admin/konto/passwort", { form: change });
			expect(await outcome(await done)).toBe("→ /admin/konto");
			await flooded({ ...owner, password });
			expect(await there.signIn(owner, password)).toBe(429);
			expect(await here.signIn(owner, password)).toBe(302);
		},
	);
});

test("of a sign-in in a new browser the owner hears by mail when, with what and from where, and what to do; of the first one of all and of a known browser not", async () => {
	const owner = await makeUser();
	const browser = new Somewhere(home);
	for (let i = 0; i < 2; i++) await browser.signIn(owner, owner.password);
	expect(await mailsTo(owner.email)).toEqual([]);
	await new Somewhere("203.0.113.60").signIn(owner, owner.password);
	const [mail, ...more] = await mailsTo(owner.email);
	expect(more).toEqual([]);
	expect(mail!.subject).toBe("Anmeldung von einem neuen Gerät");
	expectWords(
		mail!.text,
		owner.email,
		"Gerät: Firefox auf Linux",
		"IP-Adresse: 203.0.113.60",
		"/admin/passwort-vergessen",
	);
});

test("a visitor of public pages gets no such cookie", async () => {
	for (const path of ["/", "/kontakt", "/admin/login"])
		expect((await visitor().visit(path)).headers.getSetCookie(), path).toEqual([]);
	expect((await signedInAs("admin")).cookies.has("device")).toBe(true);
});
