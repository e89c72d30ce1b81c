import { describe, expect, test } from "vitest";
import { stepOf } from "#app/accounts/second-factor/totp.server.ts";
import { outcome, signedInAs, type Staff, useBuiltSite, Visitor, visitor } from "../app.ts";
import { allowCodeAgain, codeAt, setUpFactor } from "../second-factors.ts";
import { makeUser } from "../make.ts";
import { linkTo, mailsTo } from "../outside/mailbox.ts";
import { useEmptyTables } from "../before.ts";
import { traceOf } from "../rows.ts";
import { expectWords } from "../words.ts";

useBuiltSite();
useEmptyTables("throttles", "outbox");

const signIn = (person: Visitor, email: string, password: string, path = "/admin/login") =>
	person.visit(path, { form: { email, password } });

test("the own account ends single sessions and all others, but never those of somebody else", async () => {
	const { id: userId, email, password } = await makeUser();
	const [here, there, third] = [visitor(), visitor(), visitor()];
	for (const [person, device] of [
		[here, "Firefox/131.0 Linux"],
		[there, "Chrome/130.0 Windows"],
		[third, "x"],
	] as const)
		await person.visit("/admin/login", { form: { email, password }, headers: { "User-Agent": device } });
	const page = (await here.page("/admin/konto")).replaceAll("<!-- -->", "");
	expectWords(page, "Firefox auf Linux", "Chrome auf Windows", "Unbekanntes Gerät");
	const buttons = page.match(/<button[^>]*name="session"[^>]*>/g)!;
	expect(buttons).toHaveLength(3);
	const id = /value="([^"]+)"/.exec(buttons[0]!)![1]!;
	const stranger = await signedInAs("admin");
	await stranger.visit("/admin/konto", { form: { session: id } });
	expect((await here.page("/admin/konto")).match(/name="session"/g)).toHaveLength(3);

	await here.visit("/admin/konto", { form: { session: id } });
	expect((await here.page("/admin/konto")).match(/name="session"/g)).toHaveLength(2);
	const others = await here.visit("/admin/konto", { form: { session: "others" } });
	expect(await outcome(others)).toBe("→ /admin/konto");
	expect((await here.visit("/admin/konto")).status).toBe(200);
	expect((await traceOf(userId)).map(({ action }) => action)).toContain("sessionEnded");
	for (const gone of [there, third]) expect((await gone.visit("/admin/konto")).status).toBe(302);
	expect((await stranger.visit("/admin/konto")).status).toBe(200);
});

const fresh = { password: "feiner Splitt", confirm_password: "feiner Splitt" };

test("the own password is changed with the old one: this device stays signed in, all others do not, and a mail says so", async () => {
	const here = await signedInAs("angebots_admin");
	const there = new Visitor();
	await signIn(there, here.user.email, here.user.password);
	const before = here.cookies.get("session");
	const form = { current_password: here.user.password, ...fresh };
	expect(await outcome(await here.visit("/admin/konto/passwort", { form }))).toBe("→ /admin/konto");
	expect(here.cookies.get("session")).not.toBe(before);
	expect((await here.page("/admin/konto")).includes("Passwort geändert")).toBe(true);
	expect((await there.visit("/admin/konto")).status).toBe(302);
	expect((await mailsTo(here.user.email)).map(({ subject }) => subject)).toEqual([
		"Anmeldung von einem neuen Gerät",
		"Ihr Passwort wurde geändert",
	]);
	expect((await signIn(visitor(), here.user.email, here.user.password)).status).toBe(401);
	expect((await signIn(visitor(), here.user.email, "feiner Splitt")).status).toBe(302);
});

test("the own address changes by the link in the mail to the new one, also in a browser that is not signed in", async () => {
	const staff = await signedInAs("admin");
	const next = `neu-${staff.user.id}@example.com`;
	const form = { email: next.toUpperCase(), current_password: staff.user.password };
	expectWords(await staff.page("/admin/konto/e-mail", 200, { form }), "Noch nicht geändert");
	const link = await linkTo(next);
	expect((await visitor().page(link)).includes(next)).toBe(true);
	expect((await staff.page("/admin/konto")).includes(staff.user.email)).toBe(true);
	expect(await outcome(await visitor().visit(link, { form: {} }))).toBe("→ /admin/login");
	// Whoever opened it, the sessions elsewhere were opened under the old address.
	expect(await outcome(await staff.visit("/admin/konto"))).toBe("→ /admin/login?from=%2Fadmin%2Fkonto");
	await signIn(staff, next, staff.user.password);
	expect((await staff.page("/admin/konto")).includes(next)).toBe(true);
	expect(await mailsTo(staff.user.email)).toMatchObject([{ subject: "Ihre E-Mail-Adresse wurde geändert" }]);
	const [change] = (await traceOf(staff.user.id, "user")).slice(-1);
	expect(JSON.parse(change!.changes!)).toEqual([{ field: "email", from: staff.user.email, to: next }]);
});

const FACTOR = "/admin/konto/zweiter-faktor";
const codesOn = (page: string) => [...page.matchAll(/>((?:[0-9a-z]{4}-){3}[0-9a-z]{4})</g)].map(([, code]) => code!);
/** Sets the second factor up as its user does, with a code that is still good for signing in. */
async function setUp(staff: Staff): Promise<{ secret: string; codes: string[] }> {
	const { secret, answer } = await setUpFactor(staff);
	await allowCodeAgain(staff.user.id);
	return { secret, codes: codesOn(await answer.text()) };
}

test("the second factor is set up with the app's code, and asked for at the next sign-in on a page of its own, which leads on to where one wanted", async () => {
	const staff = await signedInAs("admin");
	const { secret, codes } = await setUp(staff);
	expect(codes).toHaveLength(10);
	expect((await staff.page(FACTOR)).includes(codes[0]!)).toBe(false);
	expect((await staff.page(FACTOR)).includes(secret)).toBe(false);

	const somebody = visitor();
	const half = await signIn(somebody, staff.user.email, staff.user.password, "/admin/login?from=%2Fadmin%2Fkonto");
	expect(await outcome(half)).toBe("→ /admin/login-code?from=%2Fadmin%2Fkonto");
	const cookie = half.headers.getSetCookie().find((one) => one.startsWith("second_factor="))!;
	for (const mark of [/; Path=\//, /; HttpOnly/, /; SameSite=Lax/]) expect(cookie).toMatch(mark);
	// Half way is not in.
	expect(somebody.cookies.has("session")).toBe(false);
	expect((await somebody.visit("/admin/dashboard")).status).toBe(302);
	expect((await somebody.page("/admin/login-code")).includes("Wiederherstellungscodes")).toBe(true);

	const wrong = await somebody.visit("/admin/login-code?from=%2Fadmin%2Fkonto", { form: { code: "000000" } });
	expect([wrong.status, (await wrong.text()).includes("Der Code stimmt nicht")]).toEqual([401, true]);
	const code = codeAt(secret, stepOf());
	const right = await somebody.visit("/admin/login-code?from=%2Fadmin%2Fkonto", { form: { code } });
	expect(await outcome(right)).toBe("→ /admin/konto");
	expect((await somebody.visit("/admin/konto")).status).toBe(200);
	expect(somebody.cookies.has("second_factor")).toBe(false);
});

const ASK = "/admin/passwort-vergessen";
const ask = (email: string, person = visitor()) => person.visit(ASK, { form: { email } });
const lasting = (page: string, email: string) => page.replaceAll(email, "{email}").replace(/_sec_\d+/g, "");

describe("who has forgotten the password", () => {
	test("sets a new one by the mail's link, which looking does not spend, and is signed out everywhere", async () => {
		const staff = await signedInAs("angebots_admin");
		expect((await ask(staff.user.email)).status).toBe(200);
		const link = await linkTo(staff.user.email);
		for (const method of ["GET", "HEAD", "GET"]) expect((await visitor().visit(link, { method })).status).toBe(200);
		const somebody = visitor();
		expect(await outcome(await somebody.visit(link, { form: fresh }))).toBe("→ /admin/login");
		expectWords(await somebody.page("/admin/login"), "Sie können sich jetzt mit dem neuen Passwort anmelden.");
		expect((await staff.visit("/admin/dashboard")).status).toBe(302);
		expect((await signIn(somebody, staff.user.email, fresh.password)).status).toBe(302);
		expect((await visitor().page(link, 410)).includes("Dieser Link gilt nicht mehr")).toBe(true);
		expect((await visitor().visit(link, { form: fresh })).status).toBe(410);
	});

	test("is told the same, with the same status, whether there is an account or not", async () => {
		const { email } = await makeUser();
		const [known, unknown] = [await ask(email), await ask("niemand@example.com")];
		expect([known.status, unknown.status]).toEqual([200, 200]);
		const pages = [lasting(await known.text(), email), lasting(await unknown.text(), "niemand@example.com")];
		expect(pages[0] === pages[1]).toBe(true);
		expect(known.headers.getSetCookie()).toEqual([]);
		expect(await mailsTo("niemand@example.com")).toEqual([]);
	});
});
