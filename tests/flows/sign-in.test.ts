import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { dataAddress, outcome, signedInAs, signedOutAgain, useBuiltSite, visitor } from "../app.ts";
import { makeUser } from "../make.ts";
import { useEmptyTables } from "../before.ts";
import { expectWords } from "../words.ts";

/** What compares passwords, watched before the built site loads it. */
const argon2 = await vi.hoisted(async () => {
	const { createRequire } = await import("node:module");
	const library = createRequire(import.meta.url)("@node-rs/argon2") as { verify: () => Promise<boolean> };
	return { verify: vi.spyOn(library, "verify") };
});
useBuiltSite();
useEmptyTables("throttles");

const signIn = (email: string, password: string, path = "/admin/login") =>
	visitor().visit(path, { form: { email, password } });
const lasting = (page: string, email: string) => page.replaceAll(email, "{email}");

describe("signing in", () => {
	test("with an unknown address or a wrong password is refused in the same words and with the same status", async () => {
		const { email } = await makeUser();
		const answers = await Promise.all(
			[email, "nobody@example.com"].map((address) => signIn(address, "wrong-password")),
		);
		expect(answers.map(({ status }) => status)).toEqual([401, 401]);
		const [wrong, unknown] = await Promise.all(answers.map((answer) => answer.text()));
		expectWords(wrong!, "Ungültige Anmeldedaten. Bitte prüfen Sie E-Mail und Passwort.");
		expect(lasting(unknown!, "nobody@example.com") === lasting(wrong!, email)).toBe(true);
		for (const answer of answers) expect(answer.headers.getSetCookie()).toEqual([]);
	});

	test("compares a password for an unknown address too, so that the time tells nothing", async () => {
		const { email } = await makeUser();
		for (const address of [email, "nobody@example.com"]) {
			argon2.verify.mockClear();
			await signIn(address, "wrong-password");
			expect(argon2.verify, address).toHaveBeenCalledTimes(1);
		}
	});

	test("never sends the password back", async () => {
		const page = await (await signIn("nobody@example.com", "Wort-das-nicht-zurückkommt")).text();
		expect(page.includes("nicht-zurückkommt")).toBe(false);
		expect(page.includes("nobody@example.com")).toBe(true);
	});

	test("with a password of a megabyte is refused, unhashed or unread", async () => {
		const { email } = await makeUser();
		expect((await signIn(email, "x".repeat(1_000_000))).status).toBe(401);
		expect((await signIn(email, "x".repeat(1_100_000))).status).toBe(413);
		// Longer than any password can be, beginning with the right one.
		expect((await signIn(email, `secret-admin${" ".repeat(300)}`)).status).toBe(401);
	});
});

describe("after ten failures in a minute", () => {
	test("one account rests, also for the right password, says for how long, and unlocks by itself", async () => {
		const { email, password } = await makeUser();
		for (let i = 0; i < 10; i++) expect((await signIn(email, "wrong")).status).toBe(401);
		// Only the account counts in this test, not the address that all come from.
		await db().deleteFrom("throttles").where("key", "like", "sign-in address%").execute();
		const eleventh = await signIn(email.toUpperCase(), password);
		expect(eleventh.status).toBe(429);
		expect(Number(eleventh.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(Number(eleventh.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
		expect((await eleventh.text()).includes("Zu viele Versuche.")).toBe(true);
		await db().updateTable("throttles").set({ expires_at: "2020-01-01T00:00:00.000Z" }).execute();
		expect((await signIn(email, password)).status).toBe(302);
	});

	test("one address rests, whatever accounts it tries", async () => {
		for (let i = 0; i < 10; i++) await signIn(`nobody-${i}@example.com`, "wrong");
		const { email, password } = await makeUser();
		expect((await signIn(email, password)).status).toBe(429);
		expect((await visitor().visit(dataAddress("/admin/login"), { form: { email, password } })).status).toBe(429);
	});
});

describe("where sign-in leads", () => {
	test("is the page that was asked for", async () => {
		const { email, password } = await makeUser();
		const asked = await visitor().visit("/admin/dashboard?q=b%C3%A4r");
		const login = asked.headers.get("Location")!;
		expect(await outcome(await signIn(email, password, login))).toBe("→ /admin/dashboard?q=b%C3%A4r");
	});

	test("is never another site", async () => {
		const login = `/admin/login?from=${encodeURIComponent("/%09/evil.example")}`;
		const staff = await signedInAs("admin");
		const { email, password } = staff.user;
		for (const answer of [await signIn(email, password, login), await staff.visit(login), await staff.pageData(login)])
			expect(await outcome(answer)).toBe("→ /admin/dashboard");
	});
});

describe("a session", () => {
	test("has another id at each sign-in, and never one that was brought along", async () => {
		const { email, password } = await makeUser();
		const somebody = visitor();
		somebody.cookies.set("session", "planted");
		const ids: string[] = [];
		for (let i = 0; i < 3; i++) {
			const response = await somebody.visit("/admin/login", { form: { email, password } });
			const cookie = response.headers.getSetCookie().find((one) => one.startsWith("session="))!;
			for (const mark of [/; Path=\//, /; HttpOnly/, /; SameSite=Lax/]) expect(cookie).toMatch(mark);
			ids.push(somebody.cookies.get("session")!);
		}
		expect(new Set([...ids, "planted"]).size).toBe(4);
	});

	test("that was ended is refused by the server, though its cookie is sent again", async () => {
		const old = await signedOutAgain("admin");
		expect(old.cookies.get("session")).toBeTruthy();
		expect(await outcome(await old.visit("/admin/dashboard"))).toBe("→ /admin/login?from=%2Fadmin%2Fdashboard");
		expect(await outcome(await old.pageData("/admin/dashboard"))).toBe("→ /admin/login?from=%2Fadmin%2Fdashboard");
	});

	test("ends with a message and without its cookie", async () => {
		const staff = await signedInAs("admin");
		expect(await outcome(await staff.visit("/admin/logout", { form: {} }))).toBe("→ /admin/login");
		expect(staff.cookies.get("session")).toBeUndefined();
		expect((await staff.page("/admin/login")).includes("Sie sind jetzt abgemeldet.")).toBe(true);
		// The message is shown once.
		expect((await staff.page("/admin/login")).includes("Sie sind jetzt abgemeldet.")).toBe(false);
	});
});

describe("a window of the office", () => {
	const WHO = "/admin/sitzung";
	let staff: Awaited<ReturnType<typeof signedInAs>>;
	beforeEach(async () => {
		staff = await signedInAs("verkauf");
	});
	const session = () =>
		db().selectFrom("sessions").selectAll().where("user_id", "=", staff.user.id).executeTakeFirstOrThrow();
	const endIn = (minutes: number) => {
		const expires_at = new Date(Date.now() + minutes * 60_000).toISOString();
		return db().updateTable("sessions").set({ expires_at }).where("user_id", "=", staff.user.id).execute();
	};
	const hoursLeft = async () => (Date.parse((await session()).expires_at) - Date.now()) / 3_600_000;

	test("learns who is signed in without prolonging that, and any page prolongs it", async () => {
		await endIn(5);
		expect(await (await staff.visit(WHO)).json()).toEqual({ user: staff.user.id });
		expect(await hoursLeft()).toBeLessThan(0.1);
		await staff.page("/admin/angebote");
		expect(await hoursLeft()).toBeGreaterThan(11.9);
	});

	test("learns that its sign-in has ended, and a visitor learns nothing", async () => {
		await endIn(-1);
		for (const person of [staff, visitor()]) expect(await (await person.visit(WHO)).json()).toEqual({ user: null });
	});
});
