import { describe, expect, test } from "vitest";
import { outcome, signedInAs, useBuiltSite, visitor } from "../app.ts";
import { makeUser } from "../make.ts";
import { linkTo, mailsTo } from "../outside/mailbox.ts";
import { useEmptyTables } from "../before.ts";

useBuiltSite();
useEmptyTables("throttles", "outbox");

const ASK = "/admin/passwort-vergessen";
const ask = (email: string, person = visitor()) => person.visit(ASK, { form: { email } });
const fresh = { password: "feiner Splitt", confirm_password: "feiner Splitt" };
/** A page without what differs from one request to the next. */
const lasting = (page: string, email: string) => page.replaceAll(email, "{email}").replace(/_sec_\d+/g, "");

describe("who has forgotten the password", () => {
	test("sets a new one by the mail's link, which looking does not spend, and is signed out everywhere", async () => {
		const staff = await signedInAs("angebots_admin");
		expect((await ask(staff.user.email)).status).toBe(200);
		const link = await linkTo(staff.user.email);
		for (const method of ["GET", "HEAD", "GET"]) expect((await visitor().visit(link, { method })).status).toBe(200);
		const somebody = visitor();
		expect(await outcome(await somebody.visit(link, { form: fresh }))).toBe("→ /admin/login");
		expect(
			(await somebody.page("/admin/login")).includes("Sie können sich jetzt mit dem neuen Passwort anmelden."),
		).toBe(true);
		expect((await staff.visit("/admin/dashboard")).status).toBe(302);
		expect(
			(await somebody.visit("/admin/login", { form: { email: staff.user.email, password: fresh.password } })).status,
		).toBe(302);
		expect((await visitor().page(link, 410)).includes("Dieser Link gilt nicht mehr")).toBe(true);
		expect(
			(
				await visitor().visit(link, {
					form: { password: "noch einmal anders", confirm_password: "noch einmal anders" },
				})
			).status,
		).toBe(410);
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

	test("is slowed down: the eleventh wish of one client in ten minutes is refused with Retry-After", async () => {
		await Promise.all(Array.from({ length: 10 }, (_, i) => ask(`n${i}@example.com`)));
		const eleventh = await ask("noch@example.com");
		expect(eleventh.status).toBe(429);
		expect(Number(eleventh.headers.get("Retry-After"))).toBeGreaterThan(500);
	});
});
