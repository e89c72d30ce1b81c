import { describe, expect, test } from "vitest";
import { userLine } from "#app/accounts/users/user-repository.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visitor, visitor, useStaff } from "../app.ts";
import { makeRequest, makeUser } from "../make.ts";
import { ADD_USER, newUser, usersWith } from "../new-user.ts";
import { mailsTo } from "../outside/mailbox.ts";
import { useEmptyTables } from "../before.ts";
import { expectWords, plainText } from "../words.ts";

useBuiltSite();

const admin = useStaff("admin");
useEmptyTables("throttles", "outbox");

const act = (person: Visitor, id: string, form: Record<string, string>) =>
	person.visit(`/admin/benutzer/${id}`, { form });

describe("a user's page", () => {
	test("changes the role for the very next request", async () => {
		const manager = await signedInAs("angebots_admin");
		expect(await outcome(await manager.visit("/admin/benutzer"))).toBe("→ /admin/dashboard");
		const changed = await act(admin, manager.user.id, { intent: "role", role: "admin" });
		expect(await outcome(changed)).toBe(`→ /admin/benutzer/${manager.user.id}`);
		expect((await manager.visit("/admin/benutzer")).status).toBe(200);
		await act(admin, manager.user.id, { intent: "role", role: "angebots_admin" });
		expect(await outcome(await manager.visit("/admin/benutzer"))).toBe("→ /admin/dashboard");
	});

	test("locks at once, and says so to who knows the password", async () => {
		const manager = await signedInAs("angebots_admin");
		await act(admin, manager.user.id, { intent: "lock" });
		expectWords(
			await admin.page(`/admin/benutzer/${manager.user.id}`),
			`${manager.user.email} ist gesperrt und überall abgemeldet.`,
		);
		expect(await outcome(await manager.visit("/admin/dashboard"))).toBe("→ /admin/login?from=%2Fadmin%2Fdashboard");
		expectWords(await visitor().page("/admin/login", 403, { form: manager.user }), "Ihr Konto ist gesperrt.");
		const wrong = await visitor().visit("/admin/login", { form: { ...manager.user, password: "wrong" } });
		expect([wrong.status, (await wrong.text()).includes("gesperrt")]).toEqual([401, false]);
		await makeRequest({ assigned_to: manager.user.id });
		const page = await admin.page(`/admin/benutzer/${manager.user.id}`);
		expect(page).toContain(`href="/admin/kontakt-anfragen?assigned=${manager.user.id}"`);
		expectWords(page, `href="/admin/verlauf?von=${encodeURIComponent(manager.user.email)}"`);
		expectWords(plainText(page), "Zuständig für 1 offene Anfrage");
		await act(admin, manager.user.id, { intent: "unlock" });
		expect((await visitor().visit("/admin/login", { form: manager.user })).status).toBe(302);
	});

	test("does none of that to oneself, and not to the last admin", async () => {
		for (const intent of ["lock", "delete", "role"]) {
			const form = { intent, role: "angebots_admin" };
			const response = await act(admin, admin.user.id, form);
			expect(response.status).toBe(409);
			expect((await response.text()).includes("Ihr eigenes Konto können Sie so nicht ändern.")).toBe(true);
		}
		const page = await admin.page(`/admin/benutzer/${admin.user.id}`);
		for (const intent of ["lock", "delete", "role"]) expect(page.includes(`value="${intent}"`), intent).toBe(false);
		expect(await userLine(admin.user.id)).toMatchObject({ role: "admin", state: "active" });
	});
});

describe("adding a user", () => {
	test("without a mail server shows the link by which the new one confirms the address, and then signs in", async () => {
		const email = "weg@example.com";
		const added = await admin.page(ADD_USER, 200, { form: { ...newUser, email } });
		const somebody = visitor();
		const tried = await somebody.page("/admin/login", 403, { form: { email, password: newUser.password } });
		expectWords(tried, "E-Mail-Adresse ist noch nicht bestätigt");

		const [link] = /\/admin\/bestaetigen\?token=[\w-]+/.exec(added)!;
		// A program that looks at mails opens every link, and asks for its head.
		for (const method of ["GET", "HEAD", "GET"]) expect((await visitor().visit(link, { method })).status).toBe(200);
		expect(await usersWith(email)).toMatchObject([{ state: "unconfirmed" }]);
		const confirmed = await somebody.visit(link, { form: {} });
		expect(await outcome(confirmed)).toBe("→ /admin/login");
		expect((await somebody.page("/admin/login")).includes(`${email} ist bestätigt.`)).toBe(true);
		const signedIn = await somebody.visit("/admin/login", { form: { email, password: newUser.password } });
		expect(await outcome(signedIn)).toBe("→ /admin/dashboard");
		expect((await usersWith(email))[0]!.last_sign_in_at).not.toBeNull();
		expect((await visitor().page(link, 410)).includes("Dieser Link gilt nicht mehr")).toBe(true);
	});

	test("makes an offer manager where nothing else is said, and takes nothing from the form that it does not ask for", async () => {
		const email = "felder@example.com";
		const more = { id: admin.user.id, email_verified: "true", locked_at: "2020-01-01" };
		const form = { ...newUser, email, role: "", ...more };
		expect((await admin.visit(ADD_USER, { form })).status).toBe(200);
		const [user] = await usersWith(email);
		expect(user).toMatchObject({ role: "angebots_admin", state: "unconfirmed" });
		expect(user!.id).not.toBe(admin.user.id);
		expect(await userLine(admin.user.id)).toMatchObject({ email: admin.user.email, role: "admin" });
	});

	test("without a password or a mail server shows the link to pass on, there and on the user's page", async () => {
		const email = "ohne.mail@example.com";
		expectWords(await admin.page(ADD_USER), "kein Mailserver eingerichtet");
		const shown = [
			await admin.visit(ADD_USER, { form: { ...newUser, email, password: "", confirm_password: "" } }),
			await act(admin, (await usersWith(email))[0]!.id, { intent: "resend" }),
		];
		for (const page of shown) {
			const [link] = /\/admin\/passwort-neu\?token=[\w-]+/.exec(await page.text())!;
			expect((await visitor().visit(link)).status).toBe(200);
		}
	});

	test.each([
		["different passwords", { confirm_password: "grober Kiez" }],
		["a password that is not repeated", { confirm_password: "" }],
		["a very common password", { password: "Passwort1", confirm_password: "Passwort1" }],
		["an address that is none", { email: "neu@" }],
		["a role that is none", { role: "king" }],
	])("with %s is refused in words, and the passwords do not come back", async (_, wrong) => {
		const form = { ...newUser, ...wrong };
		const page = await admin.page(ADD_USER, 400, { form });
		expect(page).toContain('aria-invalid="true"');
		for (const secret of [form.password, form.confirm_password || "Kies"]) expect(page.includes(secret)).toBe(false);
		expect(await usersWith("neu@example.com")).toEqual([]);
	});

	test("who is there already is refused, whatever the spelling", async () => {
		const { email } = await makeUser();
		const response = await admin.page(ADD_USER, 409, { form: { ...newUser, email: email.toUpperCase() } });
		expectWords(response, "Benutzer existiert bereits");
		expect(await usersWith(email)).toHaveLength(1);
		expect(await mailsTo(email)).toEqual([]);
	});
});
