import { beforeAll, describe, expect, test } from "vitest";
import { initialsOf } from "#app/ui/people.tsx";
import { db } from "#app/database/client.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeRequest } from "../make.ts";
import { ADD_USER } from "../new-user.ts";
import { mailsTo } from "../outside/mailbox.ts";
import { expectNoWords, expectWords, words } from "../words.ts";

useBuiltSite();

let admin: Visitor;
beforeAll(async () => {
	admin = await signedInAs("admin");
});

const userWith = (email: string) =>
	db().selectFrom("users").selectAll().where("email", "=", email).executeTakeFirstOrThrow();

describe("somebody who is invited without a password", () => {
	test("sets it by the link in the mail, once, and signs in with the name that was given", async () => {
		const email = "eva.neu@example.com";
		await admin.visit("/admin/konto", { form: { name: "Karl Chef", phone: "" } });
		const added = await admin.visit(ADD_USER, { form: { email, name: " Eva  Neu ", phone: "-17", role: "verkauf" } });
		expect(await outcome(added)).toBe("→ /admin/benutzer");
		expectWords(words(await admin.page("/admin/benutzer")), "bekommt eine Einladung", "Eva Neu", email);
		const { id, password } = await userWith(email);
		expect(password).toBe("");
		const refused = await visitor().visit("/admin/login", { form: { email, password: "" } });
		expect(refused.status).toBeGreaterThanOrEqual(400);
		await admin.visit(`/admin/benutzer/${id}`, { form: { intent: "resend" } });
		const mails = await mailsTo(email);
		expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill("Ihr Zugang zur Verwaltung"));
		expectWords(mails[0]!.text, "Karl Chef hat für eva.neu@example.com");
		const [, link] = /(\/admin\/passwort-neu\?token=\S+)/.exec(mails[0]!.text)!;
		const typed = { password: "grober Kies", confirm_password: "grober Kies" };
		expect(await outcome(await visitor().visit(link!, { form: typed }))).toBe("→ /admin/login");
		expect((await visitor().visit(link!)).status).toBe(410);
		const theirs = visitor();
		expect((await theirs.visit("/admin/login", { form: { email, password: "grober Kies" } })).status).toBe(302);
		expectWords(words(await admin.page("/admin/benutzer")), "aktiv");
	});

	test("is not added with two passwords that differ, or one alone", async () => {
		const typed = { email: "halb@example.com", role: "verkauf", password: "grober Kies" };
		for (const confirm_password of ["", "feiner Kies"])
			expect((await admin.visit(ADD_USER, { form: { ...typed, confirm_password } })).status).toBe(400);
	});
});

describe("a user's name", () => {
	test("stands where the address stood, and below answers to customers with the own number", async () => {
		const sales = await signedInAs("verkauf");
		const { email } = sales.user;
		const request = await makeRequest({ name: "Kunde Groß", email: "kunde@example.net" });
		const page = () => sales.page(`/admin/kontakt-anfrage/${request}`);
		await sales.visit(`/admin/kontakt-anfrage/${request}`, {
			form: { intent: "note", kind: "phone", text: "Ruft an" },
		});
		expectWords(words(await page()), `${email}`);
		const saved = await sales.visit("/admin/konto", { form: { name: "Jürgen Groß 👷🏽‍♀️", phone: "+49 35528 77-17" } });
		expect(await outcome(saved)).toBe("→ /admin/konto");
		const form = {
			intent: "answer",
			subject: "Ihr Bagger",
			answer_text: "Er ist noch da.",
			answer_id: crypto.randomUUID(),
		};
		await sales.visit(`/admin/kontakt-anfrage/${request}`, { form });
		const shown = words(await page());
		expectWords(shown, "Jürgen Groß 👷🏽‍♀️");
		const body = shown.slice(shown.indexOf("<main"), shown.indexOf("</main"));
		expectNoWords(body.replaceAll(`title="${email}"`, ""), email);
		const [mail] = await mailsTo("kunde@example.net");
		expectWords(mail!.text, "-- \nJürgen Groß 👷🏽‍♀️\n+49 35528 77-17\n");
		expectWords(words(await admin.page("/admin/verlauf")), "Jürgen Groß 👷🏽‍♀️");
	});

	test("is changed by an admin too; one that is too long changes nothing", async () => {
		const { user } = await signedInAs("angebots_admin");
		const to = `/admin/benutzer/${user.id}`;
		await admin.visit(to, { form: { intent: "person", name: "Ida Öz", phone: "" } });
		expect((await userWith(user.email)).display_name).toBe("Ida Öz");
		const refused = await admin.visit(to, { form: { intent: "person", name: "x".repeat(101) } });
		expectWords(`${refused.status} ${words(await refused.text())}`, "409", "zu lang");
		expect((await userWith(user.email)).display_name).toBe("Ida Öz");
	});

	test.each([
		["Eva Schmidt", "ES"],
		["Karl von der Heide", "KH"],
		["eva.schmidt@example.com", "ES"],
		["öz", "Ö"],
	])("%s has the initials %s", (name, initials) => {
		expect(initialsOf(name)).toBe(initials);
	});
});
