import { beforeAll, describe, expect, test } from "vitest";
import { signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeNews, makeOffer, makeRequest } from "../make.ts";
import { withoutTable } from "../without-table.ts";

useBuiltSite();

let admin: Visitor;
beforeAll(async () => {
	admin = await signedInAs("admin");
});

/** The text of a page. */
function wordsOf(page: string): { has: (words: string) => boolean } {
	const text = page
		.replace(/<script.*?<\/script>/gs, "")
		.replaceAll("<!-- -->", "")
		.replace(/<[^>]*>/g, " ");
	return { has: (words) => text.includes(words) };
}

describe("the office calls each thing by one name", () => {
	test("news are Aktuelles, one of them is a Beitrag, and only customers write a Nachricht", async () => {
		for (const path of ["/admin/dashboard", "/admin/meldungen", "/admin/papierkorb", "/admin/nachricht-hinzufuegen"]) {
			const words = wordsOf(await admin.page(path));
			expect([words.has("Aktuelles"), words.has("Meldung"), words.has("Nachricht")], path).toEqual([
				true,
				false,
				false,
			]);
		}
	});

	test("all forms are emptied by one word, what is sent goes by Versandwege, and old requests by Aufbewahrung", async () => {
		for (const form of ["angebot", "nachricht", "karriere"])
			expect(wordsOf(await admin.page(`/admin/${form}-hinzufuegen`)).has("Formular leeren"), form).toBe(true);
		expect(wordsOf(await admin.page("/admin/postausgang")).has("Versandwege")).toBe(true);
		expect(wordsOf(await admin.page("/admin/kontakt-anfragen")).has("Aufbewahrung")).toBe(true);
	});

	test("a request whose subject is 'Anfrage: …' is not called 'Die Anfrage „Anfrage: …“'", async () => {
		const id = await makeRequest({ subject: "Anfrage: Bagger" });
		const doubled = async (path: string) => wordsOf(await admin.page(path)).has("Anfrage „Anfrage");
		for (const path of [`/admin/kontakt-anfrage/${id}`, `/admin/kontakt-anfrage/${id}?frage=removed`])
			expect(await doubled(path), path).toBe(false);
		await admin.visit(`/admin/kontakt-anfrage/${id}/bearbeitet`, { form: {} });
		expect(await doubled("/admin/kontakt-anfragen")).toBe(false);
	});
});

test("without a translator its button is off, with one line and no name of a variable", async () => {
	for (const path of [`angebot-bearbeiten/${await makeOffer()}`, "nachricht-hinzufuegen", "karriere-hinzufuegen"]) {
		const page = await admin.page(`/admin/${path}`);
		expect(/<button[^>]* disabled=""[^>]*>(?:(?!<\/button>).)*übersetz/is.test(page), path).toBe(true);
		expect(page.split("Automatisches Übersetzen ist nicht eingerichtet.").length, path).toBe(2);
		expect(page.includes("DEEPL"), path).toBe(false);
	}
});

test("a news item that can't be read is not said to be missing, on the website and in the office", async () => {
	const id = await makeNews();
	await withoutTable("Aktuelles", async () => {
		for (const [who, path] of [
			[visitor(), `/news/${id}`],
			[admin, `/admin/nachricht-bearbeiten/${id}`],
		] as const) {
			const answer = await who.visit(path);
			expect(answer.status, path).toBe(503);
			const words = wordsOf(await answer.text());
			expect([words.has("gibt es nicht"), words.has("nicht gefunden")], path).toEqual([false, false]);
		}
	});
});

test("the sign-in begins in its first field, and its password can be shown", async () => {
	const page = await visitor().page("/admin/login");
	expect(/<input[^>]* autofocus=""[^>]*name="email"/i.test(page)).toBe(true);
	expect(page.includes("Eingabe anzeigen")).toBe(true);
});
