import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { initialsOf } from "#app/office/frame/portrait.tsx";
import { outcome, signedInAs, useBuiltSite, useStaff, visitor } from "../app.ts";
import { makeRequest, makeUser } from "../make.ts";
import { ADD_USER, newUser, usersWith } from "../new-user.ts";
import { linkTo, mailsTo } from "../outside/mailbox.ts";
import { setRow } from "../rows.ts";
import { expectNoWords, expectWords, words } from "../words.ts";

process.env.SMTP_URL = "smtp://127.0.0.1:9";
useBuiltSite();

const admin = useStaff("admin");

describe("a user's name", () => {
	test("replaces the address in the office, and is below answers to customers with the direct number", async () => {
		const sales = await signedInAs("verkauf");
		const { email, id } = sales.user;
		const request = await makeRequest({ name: "Kunde Groß", email: "kunde@example.net" });
		const address = `/admin/kontakt-anfrage/${request}`;
		await sales.visit(address, { form: { intent: "note", kind: "phone", text: "Ruft an" } });
		expectWords(words(await sales.page(address)), email, "Ihr Name fehlt");
		const form = { intent: "person", name: " Jürgen\n Groß ", phone: "+49 35528 77-17" };
		expect(await outcome(await sales.visit("/admin/konto", { form }))).toBe("→ /admin/konto");
		const answer = { subject: "Ihr Bagger", answer_text: "Er ist noch da.", answer_id: crypto.randomUUID() };
		await sales.visit(address, { form: { intent: "answer", ...answer } });
		await admin.visit(address, { form: { intent: "assign", colleague: id } });
		const shown = words(await sales.page(address));
		expectWords(shown, "Jürgen Groß", "Ihr Name und die Firma stehen darunter.");
		expectNoWords(
			shown.slice(shown.indexOf("<main"), shown.indexOf("</main")).replaceAll(`title="${email}"`, ""),
			email,
		);
		const [mail] = await mailsTo("kunde@example.net");
		expectWords(mail!.text, "-- \nJürgen Groß\n+49 35528 77-17\nMustermann");
		for (const page of ["/admin/verlauf", "/admin/benutzer", `/admin/benutzer/${id}`, "/admin/kontakt-anfragen"])
			expectWords(words(await admin.page(page)), "Jürgen Groß");
		expectWords(await admin.page(`/admin/benutzer/${id}`), "Jürgen Groß wird gelöscht.");
		await admin.visit(`/admin/benutzer/${id}`, { form: { intent: "unlock" } });
		expectWords(await admin.page("/admin/benutzer"), "Jürgen Groß ist nicht mehr gesperrt.");
		const again = visitor();
		await again.visit("/admin/login", { form: sales.user });
		expectWords(await again.page("/admin/dashboard"), "Sie sind jetzt als Jürgen Groß angemeldet.");
	});

	test("that a colleague has as well is followed by the beginning of the address", async () => {
		for (const name of ["eva", "e.schmidt"]) {
			const { id } = await makeUser("verkauf", `${name}@example.com`);
			await setRow("users", id, { display_name: "Eva Schmidt" });
		}
		const page = await admin.page(`/admin/kontakt-anfrage/${await makeRequest()}`);
		expectWords(page, ">Eva Schmidt (eva)</option>", ">Eva Schmidt (e.schmidt)</option>");
	});

	test("is changed by an administrator too; one that is too long, or a number that is none, changes nothing", async () => {
		const { user } = await signedInAs("angebots_admin");
		const page = `/admin/benutzer/${user.id}`;
		await admin.visit(page, { form: { intent: "person", name: "Ida Öz", phone: "" } });
		const refused = await admin.visit(page, { form: { intent: "person", name: "x".repeat(101) } });
		expectWords(`${refused.status} ${words(await refused.text())}`, "409", "höchstens 100", "Ida Öz");
		const extension = await admin.visit(page, { form: { intent: "person", name: "Ida", phone: "-17" } });
		expectWords(`${extension.status} ${words(await extension.text())}`, "409", "Durchwahl vollständig", "Ida Öz");
	});

	test.each([
		["Eva Schmidt", "ES"],
		["Karl von der Heide-Ötz", "KH"],
		["Eva Schmidt (verkauf)", "ES"],
		["eva.schmidt@example.com", "ES"],
		["öz", "Ö"],
	])("%s has the initials %s", (name, initials) => {
		expect(initialsOf(name)).toBe(initials);
	});
});

describe("a colleague who is added without a password", () => {
	const invitation = (email: string) => ({ ...newUser, email, name: "Eva Neu", password: "", confirm_password: "" });
	const chosen = { password: "grober Kies", confirm_password: "grober Kies" };
	const signIn = async (email: string, password: string) =>
		(await visitor().visit("/admin/login", { form: { email, password } })).status;

	test("sets it once, by the link in the mail, and then signs in", async () => {
		const email = "eva.neu@example.com";
		expect(await outcome(await admin.visit(ADD_USER, { form: invitation(email) }))).toBe("→ /admin/dashboard");
		expectWords(
			words(await admin.page("/admin/dashboard")),
			"Eva Neu ist eingeladen",
			`${email} bekommt eine E-Mail mit einem Link`,
		);
		expect(await signIn(email, "")).toBe(400);
		expectWords((await mailsTo(email))[0]!.text, "Guten Tag Eva Neu!", `melden Sie sich mit ${email} an`);
		const link = await linkTo(email);
		expect(link).toContain("/admin/passwort-neu?token=");
		expectNoWords(await visitor().page(link), "Wo Sie noch angemeldet sind");
		expectWords(await visitor().page(link), "Willkommen, Eva Neu");
		expect(await outcome(await visitor().visit(link, { form: chosen }))).toBe("→ /admin/login");
		expect((await visitor().visit(link)).status).toBe(410);
		expect(await signIn(email, chosen.password)).toBe(302);
		expect(await usersWith(email)).toMatchObject([{ state: "active", name: "Eva Neu" }]);
		// The invitation itself is the only mail.
		expect(await mailsTo(email)).toHaveLength(1);
	});

	test("gets another link from the user's page", async () => {
		const email = "noch.einmal@example.com";
		await admin.visit(ADD_USER, { form: invitation(email) });
		const [user] = await usersWith(email);
		await db().deleteFrom("outbox").execute();
		await admin.visit(`/admin/benutzer/${user!.id}`, { form: { intent: "resend" } });
		expect(await outcome(await visitor().visit(await linkTo(email), { form: chosen }))).toBe("→ /admin/login");
	});
});
