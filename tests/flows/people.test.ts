import { describe, expect, test } from "vitest";
import { initialsOf } from "#app/office/frame/people.tsx";
import { outcome, signedInAs, useBuiltSite, useStaff } from "../app.ts";
import { makeRequest } from "../make.ts";
import { mailsTo } from "../outside/mailbox.ts";
import { expectNoWords, expectWords, words } from "../words.ts";

useBuiltSite();

const admin = useStaff("admin");

describe("a user's name", () => {
	test("replaces the address in the office, and is below answers to customers with the direct number", async () => {
		const sales = await signedInAs("verkauf");
		const { email, id } = sales.user;
		const request = await makeRequest({ name: "Kunde Groß", email: "kunde@example.net" });
		const address = `/admin/kontakt-anfrage/${request}`;
		await sales.visit(address, { form: { intent: "note", kind: "phone", text: "Ruft an" } });
		expectWords(words(await sales.page(address)), email);
		const form = { intent: "person", name: " Jürgen\n Groß ", phone: "+49 35528 77-17" };
		expect(await outcome(await sales.visit("/admin/konto", { form }))).toBe("→ /admin/konto");
		const answer = { subject: "Ihr Bagger", answer_text: "Er ist noch da.", answer_id: crypto.randomUUID() };
		await sales.visit(address, { form: { intent: "answer", ...answer } });
		await admin.visit(address, { form: { intent: "assign", colleague: id } });
		const shown = words(await sales.page(address));
		expectWords(shown, "Jürgen Groß");
		expectNoWords(
			shown.slice(shown.indexOf("<main"), shown.indexOf("</main")).replaceAll(`title="${email}"`, ""),
			email,
		);
		const [mail] = await mailsTo("kunde@example.net");
		expectWords(mail!.text, "-- \nJürgen Groß\n+49 35528 77-17\nMustermann");
		for (const page of ["/admin/verlauf", "/admin/benutzer", `/admin/benutzer/${id}`, "/admin/kontakt-anfragen"])
			expectWords(words(await admin.page(page)), "Jürgen Groß");
	});

	test("is changed by an administrator too; one that is too long changes nothing", async () => {
		const { user } = await signedInAs("angebots_admin");
		const page = `/admin/benutzer/${user.id}`;
		await admin.visit(page, { form: { intent: "person", name: "Ida Öz", phone: "" } });
		const refused = await admin.visit(page, { form: { intent: "person", name: "x".repeat(101) } });
		expectWords(`${refused.status} ${words(await refused.text())}`, "409", "höchstens 100", "Ida Öz");
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
