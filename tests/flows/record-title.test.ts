import { beforeAll, expect, test } from "vitest";
import { signedInAs, useBuiltSite, type Visitor } from "../app.ts";
import { makeJob, makeNews, makeOffer } from "../make.ts";

useBuiltSite();

let admin: Visitor;
beforeAll(async () => {
	admin = await signedInAs("admin");
});

const titleOf = (page: string) => /<title>([^<|]*) \|/.exec(page)?.[1];
const headingOf = (page: string) => /<h1[^>]*>([^<]*)</.exec(page)?.[1];

test("window title and heading name the record that is edited, and call a new one new, in both languages", async () => {
	const [offer, news, job] = [await makeOffer({ name: "Brecher RC 120" }), await makeNews(), await makeJob()];
	for (const [path, german, english] of [
		[`angebot-bearbeiten/${offer}`, "Brecher RC 120 bearbeiten", "Edit Brecher RC 120"],
		[`nachricht-bearbeiten/${news}`, "Hoftag im Mai bearbeiten", "Edit Hoftag im Mai"],
		[`karriere-bearbeiten/${job}`, "Mechatroniker (m/w/d) bearbeiten", "Edit Mechatroniker (m/w/d)"],
		["angebot-hinzufuegen", "Neues Angebot", "New offer"],
		["nachricht-hinzufuegen", "Neuer Beitrag", "New news item"],
		["karriere-hinzufuegen", "Neue Stelle", "New job"],
	] as const)
		for (const [language, title] of [
			["DE", german],
			["EN", english],
		] as const) {
			admin.cookies.set("app_language", language);
			const page = await admin.page(`/admin/${path}`);
			expect([titleOf(page), headingOf(page)], path).toEqual([title, title]);
		}
});
