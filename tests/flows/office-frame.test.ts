import { beforeAll, describe, expect, test } from "vitest";
import { type Role, roles } from "#app/accounts/role.ts";
import { signedInAs, useBuiltSite, type Visitor } from "../app.ts";
import { makeNews, makeOffer, makeRequest, offerWords } from "../make.ts";
import { offerForm } from "../record-forms.ts";

useBuiltSite();

let staff: Record<Role, Visitor>;
beforeAll(async () => {
	staff = {
		angebots_admin: await signedInAs("angebots_admin"),
		verkauf: await signedInAs("verkauf"),
		admin: await signedInAs("admin"),
	};
	await makeRequest();
});

/** The addresses that the menu of the office links. */
async function menuOf(visitor: Visitor): Promise<string[]> {
	const page = await visitor.page("/admin/dashboard");
	const navigation = /<header.*?<\/header>/s.exec(page)![0];
	return [...navigation.matchAll(/<a [^>]*href="(\/admin\/[^"?]+)"/g)].map(([, href]) => href!);
}

const forAll = ["/admin/angebote", "/admin/dashboard", "/admin/konto", "/admin/papierkorb"];

test("the menu of the office has what a role may open, and each of it opens", async () => {
	const ofManager = await menuOf(staff.angebots_admin);
	expect([...new Set(ofManager)].sort()).toEqual(forAll);
	const ofSales = [...forAll, "/admin/kontakt-anfragen", "/admin/suchauftraege"];
	expect([...new Set(await menuOf(staff.verkauf))].sort()).toEqual(ofSales.sort());
	const ofAdmin = new Set(await menuOf(staff.admin));
	for (const page of ["meldungen", "stellen", "bewerbungen", "benutzer", "verlauf", "postausgang", "zustand"])
		expect(ofAdmin).toContain(`/admin/${page}`);
	for (const role of roles)
		for (const path of await menuOf(staff[role]))
			expect((await staff[role].visit(path)).status, `${role} ${path}`).toBe(200);
});

test("who is turned away from a page is told why on the dashboard", async () => {
	for (const path of ["/admin/benutzer", "/admin/kontakt-anfragen", "/admin/meldungen"]) {
		const response = await staff.angebots_admin.visit(path);
		expect(response.headers.get("Location")).toBe("/admin/dashboard");
		expect(await staff.angebots_admin.page("/admin/dashboard")).toContain(
			"Diese Seite ist Ihrer Rolle nicht freigegeben",
		);
	}
	expect(await staff.angebots_admin.page("/admin/dashboard")).not.toContain("nicht freigegeben");
});

describe("a form", () => {
	const list = "/admin/angebote?q=bagger&page=2";
	const from = (form: string) => `${form}?${new URLSearchParams({ liste: list })}`;

	test("leads back to the list as it was left, when it is saved or left", async () => {
		const edit = from(`/admin/angebot-bearbeiten/${await makeOffer()}`);
		expect(
			(await staff.admin.page(edit)).split(`href="${list.replaceAll("&", "&amp;")}"`).length - 1,
			"above the form and beside its button",
		).toBe(2);
		const saved = await staff.admin.visit(edit, { form: { ...offerWords, version: "1" } });
		expect(saved.headers.get("Location")).toBe(list);
		const stays = await staff.admin.visit(edit, { form: offerForm({ name: "Bagger", sale_price: "1", version: "2" }) });
		expect(stays.headers.get("Location")).toBe(edit);
		const added = await staff.admin.visit(from("/admin/angebot-hinzufuegen"), { form: offerWords });
		expect(added.headers.get("Location")).toBe(list);
	});

	test("leads to the dashboard where it was opened from none, or from another site's", async () => {
		for (const foreign of ["", "//evil.example"]) {
			const address = `/admin/nachricht-bearbeiten/${await makeNews()}?${new URLSearchParams({ liste: foreign })}`;
			const saved = await staff.admin.visit(address, {
				form: { name: "Hoftag", datum: "2026-05-09", inhalt: "Text", version: "1" },
			});
			expect(saved.headers.get("Location"), foreign).toBe("/admin/dashboard");
		}
	});
});
