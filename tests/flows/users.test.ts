import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { userLine, userList } from "#app/accounts/user-repository.server.ts";
import { db } from "#app/database/client.server.ts";
import { dataAddress, outcome, signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeUser } from "../make.ts";
import { linkTo, mailsTo } from "../outside/mailbox.ts";
import { withoutTable } from "../without-table.ts";
import { processorMilliseconds } from "../processor-time.ts";

useBuiltSite();

let admin: Visitor & { user: { id: string; email: string; password: string } };
let english: Visitor;
beforeAll(async () => {
	admin = await signedInAs("admin");
	english = await signedInAs("admin");
	english.cookies.set("app_language", "EN");
});
beforeEach(async () => {
	for (const table of ["throttles", "outbox"] as const) await db().deleteFrom(table).execute();
});

const ADD = "/admin/benutzer-hinzufuegen";
const words = {
	email: "neu@example.com",
	role: "angebots_admin",
	password: "grober Kies",
	confirm_password: "grober Kies",
};
const known = async (email: string) => (await userList()).filter((user) => user.email === email);
const act = (person: Visitor, id: string, form: Record<string, string>) =>
	person.visit(`/admin/benutzer/${id}`, { form });

describe("adding a user", () => {
	test("leads to the dashboard, which names the address; the new one confirms it by the mail and signs in", async () => {
		const email = "weg@example.com";
		expect(await outcome(await admin.visit(ADD, { form: { ...words, email } }))).toBe("→ /admin/dashboard");
		const page = await admin.page("/admin/dashboard");
		for (const text of ["Benutzer angelegt", email]) expect(page.includes(text), text).toBe(true);
		const somebody = visitor();
		const tried = await somebody.visit("/admin/login", { form: { email, password: words.password } });
		expect(tried.status).toBe(403);
		const refusal = await tried.text();
		for (const text of ["E-Mail-Adresse noch nicht bestätigt", "Bestätigungsmail noch einmal senden"])
			expect(refusal.includes(text), text).toBe(true);

		const link = await linkTo(email);
		// A program that looks at mails opens every link, and asks for its head.
		for (const method of ["GET", "HEAD", "GET"]) expect((await visitor().visit(link, { method })).status).toBe(200);
		expect(await known(email)).toMatchObject([{ state: "unconfirmed" }]);
		const confirmed = await somebody.visit(link, { form: {} });
		expect(await outcome(confirmed)).toBe("→ /admin/login");
		expect((await somebody.page("/admin/login")).includes(`${email} ist bestätigt.`)).toBe(true);
		expect(await outcome(await somebody.visit("/admin/login", { form: { email, password: words.password } }))).toBe(
			"→ /admin/dashboard",
		);
		expect((await known(email))[0]!.last_sign_in_at).not.toBeNull();
		expect((await visitor().page(link, 410)).includes("Dieser Link gilt nicht mehr")).toBe(true);
	});

	test("makes an offer manager where nothing else is said, and takes nothing from the form that it does not ask for", async () => {
		const email = "felder@example.com";
		const form = {
			...words,
			email,
			role: "",
			id: admin.user.id,
			user_id: admin.user.id,
			email_verified: "true",
			locked_at: "2020-01-01",
			two_factor_required: "true",
		};
		expect((await admin.visit(ADD, { form })).status).toBe(302);
		const [user] = await known(email);
		expect(user).toMatchObject({ role: "angebots_admin", state: "unconfirmed", twoFactorRequired: false });
		expect(user!.id).not.toBe(admin.user.id);
		expect(await userLine(admin.user.id)).toMatchObject({ email: admin.user.email, role: "admin" });
	});

	test.each([
		[
			"different passwords",
			{ confirm_password: "grober Kiez" },
			"Die beiden Passwörter stimmen nicht überein.",
			"The two passwords do not match.",
		],
		[
			"a short password",
			{ password: "Kies7", confirm_password: "Kies7" },
			"Das Passwort muss mindestens 6 Zeichen haben.",
			"The password must have at least 6 characters.",
		],
		[
			"a very common password",
			{ password: "Passwort1", confirm_password: "Passwort1" },
			"Dieses Passwort ist leicht zu erraten.",
			"This password is easy to guess.",
		],
		[
			"no password",
			{ password: "", confirm_password: "" },
			"Bitte geben Sie ein Passwort ein.",
			"Please enter a password.",
		],
		["no address", { email: "" }, "Bitte geben Sie die E-Mail-Adresse ein.", "Please enter the e-mail address."],
		[
			"an address that is none",
			{ email: "neu@" },
			"Bitte geben Sie eine gültige E-Mail-Adresse ein.",
			"Please enter a valid e-mail address.",
		],
		[
			"two addresses",
			{ email: "neu@example.com, zwei@example.com" },
			"Bitte geben Sie eine gültige E-Mail-Adresse ein.",
			"Please enter a valid e-mail address.",
		],
		["a role that is none", { role: "king" }, "Bitte wählen Sie eine Rolle.", "Please choose a role."],
	])(
		"with %s is refused in both languages, and the passwords do not come back",
		async (_, wrong, inGerman, inEnglish) => {
			const form = { ...words, ...wrong };
			for (const [person, text] of [
				[admin, inGerman],
				[english, inEnglish],
			] as const) {
				const response = await person.visit(ADD, { form });
				expect(response.status).toBe(400);
				const page = await response.text();
				expect(page.includes(text), text).toBe(true);
				for (const secret of [form.password, form.confirm_password])
					if (secret) expect(page.includes(secret)).toBe(false);
			}
			expect(await known("neu@example.com")).toEqual([]);
		},
	);

	test.each(["passwort", "chelsea", "liverpool", "Sommer2024", "gewoehnlich", "mustermann1"])(
		"with a password that is easily guessed (%s) is refused in both languages",
		async (password) => {
			const form = {
				...words,
				email: "gewoehnlich@example.com",
				password,
				confirm_password: password,
				use_anyway: "true",
			};
			for (const [person, text] of [
				[admin, "Dieses Passwort ist leicht zu erraten. Nehmen Sie zum Beispiel vier Wörter"],
				[english, "This password is easy to guess. Take, for example, four words"],
			] as const) {
				const response = await person.visit(ADD, { form });
				expect([response.status, (await response.text()).includes(text)]).toEqual([400, true]);
			}
			expect(await known(form.email)).toEqual([]);
		},
	);

	test("who is there already is refused in both languages, whatever the spelling", async () => {
		const { email } = await makeUser();
		for (const [person, title] of [
			[admin, "Benutzer existiert bereits"],
			[english, "User already exists"],
		] as const) {
			const response = await person.visit(ADD, { form: { ...words, email: email.toUpperCase() } });
			expect(response.status).toBe(409);
			expect((await response.text()).includes(title), title).toBe(true);
		}
		expect(await known(email)).toHaveLength(1);
		expect(await mailsTo(email)).toEqual([]);
	});

	test("that the database refuses says so in both languages with a code, and nothing of its inside", async () => {
		await withoutTable("verifications", async () => {
			for (const [person, title, text] of [
				[admin, "Fehler bei der Registrierung", "Benutzer konnte nicht erstellt werden"],
				[english, "Registration failed", "The user could not be created"],
			] as const) {
				const response = await person.visit(ADD, { form: { ...words, email: "scheitert@example.com" } });
				expect(response.status).toBe(503);
				const page = await response.text();
				for (const shown of [title, text, "(Code: 503)", 'value="scheitert@example.com"'])
					expect(page.includes(shown), shown).toBe(true);
				for (const inner of ["no such table", "does not exist", "verifications", "SqliteError"])
					expect(page.includes(inner), inner).toBe(false);
			}
		});
		expect(await known("scheitert@example.com")).toEqual([]);
	});

	test("twenty times at once in twenty spellings makes one user and one mail", async () => {
		const spell = (i: number) =>
			[..."parallel@example.com"].map((letter, at) => ((i >> (at % 5)) & 1 ? letter.toUpperCase() : letter)).join("");
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, i) => admin.visit(dataAddress(ADD), { form: { ...words, email: spell(i) } })),
		);
		const outcomes = await Promise.all(answers.map(outcome));
		expect(outcomes.filter((one) => one === "→ /admin/dashboard")).toHaveLength(1);
		expect(outcomes.filter((one) => one === "409")).toHaveLength(19);
		expect(await known("parallel@example.com")).toHaveLength(1);
		expect(await mailsTo("parallel@example.com")).toHaveLength(1);
	});

	test("with a password of a megabyte is refused unread or unhashed", async () => {
		const long = (length: number) => ({
			...words,
			email: "lang@example.com",
			password: "x".repeat(length),
			confirm_password: "x".repeat(length),
		});
		expect((await admin.visit(ADD, { form: long(1_000_000) })).status).toBe(413);
		const refused = async () => expect((await admin.visit(ADD, { form: long(400_000) })).status).toBe(400);
		expect(await processorMilliseconds(refused)).toBeLessThan(2000);
		expect(await known("lang@example.com")).toEqual([]);
	});
});

describe("the list of users", () => {
	test("shows everybody with role, state and last sign-in, and marks one's own line", async () => {
		const locked = await makeUser("angebots_admin", "gesperrt@example.com");
		await act(admin, locked.id, { intent: "lock" });
		const page = await admin.page("/admin/benutzer");
		for (const text of [
			admin.user.email,
			"(Sie)",
			"gesperrt@example.com",
			"Angebotsverwalter",
			"Administrator",
			"noch nie",
			"gesperrt",
			"aktiv",
		])
			expect(page.replaceAll("<!-- -->", "").includes(text), text).toBe(true);
		const inEnglish = await english.page("/admin/benutzer");
		for (const text of ["Offer manager", "never yet", "locked"]) expect(inEnglish.includes(text), text).toBe(true);
		expect(page.includes("argon2")).toBe(false);
	});

	test("that can't be loaded says so with a code", async () => {
		await db().schema.alterTable("users").renameColumn("created_at", "away").execute();
		try {
			expect(
				(await admin.page("/admin/benutzer", 503)).includes("Die Benutzer konnten nicht geladen werden (Code: 503)."),
			).toBe(true);
		} finally {
			await db().schema.alterTable("users").renameColumn("away", "created_at").execute();
		}
	});
});

describe("a user's page", () => {
	test("changes the role for the very next request", async () => {
		const manager = await signedInAs("angebots_admin");
		expect(await outcome(await manager.visit("/admin/benutzer"))).toBe("→ /admin/dashboard");
		expect(await outcome(await act(admin, manager.user.id, { intent: "role", role: "admin" }))).toBe(
			`→ /admin/benutzer/${manager.user.id}`,
		);
		expect((await manager.visit("/admin/benutzer")).status).toBe(200);
		await act(admin, manager.user.id, { intent: "role", role: "angebots_admin" });
		expect(await outcome(await manager.visit("/admin/benutzer"))).toBe("→ /admin/dashboard");
		expect((await manager.visit(ADD, { form: words })).status).toBe(403);
	});

	test("locks at once, and says so to who knows the password", async () => {
		const manager = await signedInAs("angebots_admin");
		await act(admin, manager.user.id, { intent: "lock" });
		expect(
			(await admin.page(`/admin/benutzer/${manager.user.id}`)).includes(
				`${manager.user.email} ist gesperrt und überall abgemeldet.`,
			),
		).toBe(true);
		expect(await outcome(await manager.visit("/admin/dashboard"))).toBe("→ /admin/login?from=%2Fadmin%2Fdashboard");
		const right = await visitor().visit("/admin/login", { form: manager.user });
		expect([right.status, (await right.text()).includes("Ihr Konto ist gesperrt.")]).toEqual([403, true]);
		const wrong = await visitor().visit("/admin/login", { form: { ...manager.user, password: "wrong" } });
		expect([wrong.status, (await wrong.text()).includes("gesperrt")]).toEqual([401, false]);
		await act(admin, manager.user.id, { intent: "unlock" });
		expect((await visitor().visit("/admin/login", { form: manager.user })).status).toBe(302);
	});

	test("asks before it deletes, naming the user, also without a script; then nothing opens any more", async () => {
		const manager = await signedInAs("angebots_admin");
		const asked = await admin.page(`/admin/benutzer/${manager.user.id}?loeschen`);
		expect(asked.includes(`${manager.user.email} wird gelöscht.`)).toBe(true);
		expect(await outcome(await act(admin, manager.user.id, { intent: "delete" }))).toBe("→ /admin/benutzer");
		expect((await manager.visit("/admin/dashboard")).status).toBe(302);
		expect((await admin.page(`/admin/benutzer/${manager.user.id}`, 404)).includes("Benutzer nicht gefunden")).toBe(
			true,
		);
		expect((await act(admin, manager.user.id, { intent: "delete" })).status).toBe(404);
	});

	test("does none of that to oneself, and not to the last admin", async () => {
		const deeds: Record<string, string>[] = [
			{ intent: "lock" },
			{ intent: "delete" },
			{ intent: "role", role: "angebots_admin" },
		];
		for (const form of deeds) {
			const response = await act(admin, admin.user.id, form);
			expect(response.status).toBe(409);
			expect((await response.text()).includes("Das eigene Konto kann man so nicht ändern.")).toBe(true);
		}
		const page = await admin.page(`/admin/benutzer/${admin.user.id}`);
		for (const intent of ["lock", "delete", "role"]) expect(page.includes(`value="${intent}"`), intent).toBe(false);
		expect(await userLine(admin.user.id)).toMatchObject({ role: "admin", state: "active" });
	});

	test("sends the confirmation mail again, three times an hour", async () => {
		await admin.visit(ADD, { form: { ...words, email: "nochmal@example.com" } });
		const [user] = await known("nochmal@example.com");
		for (let i = 0; i < 3; i++) expect((await act(admin, user!.id, { intent: "resend" })).status).toBe(302);
		expect((await act(admin, user!.id, { intent: "resend" })).status).toBe(429);
		expect(await mailsTo("nochmal@example.com")).toHaveLength(4);
		expect((await act(admin, admin.user.id, { intent: "resend" })).status).toBe(409);
	});

	test("knows no other deeds", async () => {
		const { id } = await makeUser("angebots_admin");
		const deeds: Record<string, string>[] = [
			{ intent: "constructor" },
			{ intent: "" },
			{ intent: "role", role: "king" },
			{ intent: "role" },
			{ x: "1" },
		];
		for (const form of deeds) expect((await act(admin, id, form)).status, JSON.stringify(form)).toBe(400);
		expect(await userLine(id)).toMatchObject({ role: "angebots_admin", state: "active" });
	});

	test("is not for offer managers, who change nobody", async () => {
		const manager = await signedInAs("angebots_admin");
		const { id } = await makeUser("angebots_admin");
		for (const intent of ["lock", "delete", "require", "removeFactor"])
			expect((await act(manager, id, { intent })).status, intent).toBe(403);
		expect((await act(manager, manager.user.id, { intent: "role", role: "admin" })).status).toBe(403);
		expect(await userLine(manager.user.id)).toMatchObject({ role: "angebots_admin" });
		expect(await userLine(id)).toMatchObject({ state: "active", twoFactorRequired: false });
	});
});
