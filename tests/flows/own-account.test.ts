import { expect, test } from "vitest";
import { outcome, signedInAs, type Staff, useBuiltSite, Visitor, visitor } from "../app.ts";
import { makeUser } from "../make.ts";
import { linkTo, mailsTo } from "../outside/mailbox.ts";
import { useEmptyTables } from "../before.ts";
import { traceOf } from "../rows.ts";

useBuiltSite();
useEmptyTables("throttles", "outbox");

const signIn = (person: Visitor, email: string, password: string, path = "/admin/login") =>
	person.visit(path, { form: { email, password } });

test("the own account ends single sessions and all others, but never those of somebody else", async () => {
	const { id: userId, email, password } = await makeUser();
	const devices = ["Firefox/131.0 Linux", "Chrome/130.0 Windows", "x"];
	const people = await Promise.all(
		devices.map(async (device) => {
			const person = new Visitor();
			await person.visit("/admin/login", { form: { email, password }, headers: { "User-Agent": device } });
			return person;
		}),
	);
	const [here, there, third] = people as [Visitor, Visitor, Visitor];
	const page = (await here.page("/admin/konto")).replaceAll("<!-- -->", "");
	for (const text of ["Firefox auf Linux", "Chrome auf Windows", "Unbekanntes Gerät"])
		expect(page.includes(text), text).toBe(true);
	const buttons = page.match(/<button[^>]*name="session"[^>]*>/g)!;
	expect(buttons).toHaveLength(3);
	const id = /value="([^"]+)"/.exec(buttons[0]!)![1]!;
	const stranger = await signedInAs("admin");
	await stranger.visit("/admin/konto/geraete-abmelden", { form: { session: id } });
	expect((await here.page("/admin/konto")).match(/name="session"/g)).toHaveLength(3);

	await here.visit("/admin/konto/geraete-abmelden", { form: { session: id } });
	expect((await here.page("/admin/konto")).match(/name="session"/g)).toHaveLength(2);
	expect(await outcome(await here.visit("/admin/konto/geraete-abmelden", { form: { session: "others" } }))).toBe(
		"→ /admin/konto",
	);
	expect((await here.visit("/admin/konto")).status).toBe(200);
	expect((await traceOf(userId)).map(({ action }) => action)).toContain("sessionEnded");
	for (const gone of [there, third]) expect((await gone.visit("/admin/konto")).status).toBe(302);
	expect((await stranger.visit("/admin/konto")).status).toBe(200);
});

const form = (staff: Staff, more = {}) => ({
	current_password: staff.user.password,
	password: "feiner Splitt",
	confirm_password: "feiner Splitt",
	...more,
});

test("the own password is changed with the old one: this device stays signed in, all others do not, and a mail says so", async () => {
	const here = await signedInAs("angebots_admin");
	const there = new Visitor();
	await signIn(there, here.user.email, here.user.password);
	const before = here.cookies.get("session");
	expect(await outcome(await here.visit("/admin/konto/passwort", { form: form(here) }))).toBe("→ /admin/konto");
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
	const sent = await staff.visit("/admin/konto/e-mail", {
		form: { email: next, current_password: staff.user.password },
	});
	expect([sent.status, (await sent.text()).includes("Link gesendet")]).toEqual([200, true]);
	const link = await linkTo(next);
	expect((await visitor().page(link)).includes(next)).toBe(true);
	expect((await staff.page("/admin/konto")).includes(staff.user.email)).toBe(true);
	expect(await outcome(await visitor().visit(link, { form: {} }))).toBe("→ /admin/login");
	// Whoever opened it, the sessions elsewhere were opened under the old address.
	expect(await outcome(await staff.visit("/admin/konto"))).toBe("→ /admin/login?from=%2Fadmin%2Fkonto");
	await signIn(staff, next, staff.user.password);
	expect((await staff.page("/admin/konto")).includes(next)).toBe(true);
	expect((await mailsTo(staff.user.email)).map(({ subject }) => subject)).toEqual([
		"Ihre E-Mail-Adresse wurde geändert",
	]);
});
