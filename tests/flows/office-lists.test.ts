import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { outcome, useBuiltSite, useStaff, type Visitor } from "../app.ts";
import { makeNews, makeOffer, makePicture, makeRequest, makeUser, offerWords } from "../make.ts";
import { offerForm } from "../record-forms.ts";
import { expectWords } from "../words.ts";

useBuiltSite();

const LIST = "/admin/angebote";
const admin = useStaff("admin");
const manager = useStaff("angebots_admin");
const sales = useStaff("verkauf");
beforeAll(async () => {
	const by = await makeUser();
	const at = (day: number) => ({ by, at: `2026-01-0${day}T12:00:00.000Z` });
	const english = { name_en: "Machine", description_en: "Text" };
	const picture = { id: (await makePicture(by)).id, alt: "", alt_en: "" };
	await makeOffer({ name: "Bagger mit allem", location: "Kamenz", ...english }, { ...at(1), pictures: [picture] });
	const roller = { category: "walzen", subcategory: "", price_on_request: "true" };
	await makeOffer({ name: "Walze ohne Preis", ...roller, ...english }, at(2));
	const hired = { type: "miete", sale_price: "", daily_rate: "90", location: "Arnsdorf" };
	await makeOffer({ name: "Mietbagger nur deutsch", ...hired }, at(3));
	const taken = { category: "dumper", subcategory: "", available: "false" };
	await makeOffer({ name: "Dumper vergeben", ...taken, ...english }, at(4));
});

/** What a list's form of columns or lines a page sends. */
const choose = (form: Record<string, string | string[]>, list = "offer") =>
	admin.visit("/admin/ansichten", { form: { list, ...form } });

async function names(query: string, visitor = admin): Promise<string[]> {
	const page = await visitor.page(`${LIST}${query}`);
	const rows = /<tbody>.*<\/tbody>/s.exec(page)?.[0] ?? "";
	return [...rows.matchAll(/<a[^>]*lang="de"[^>]*>([^<]+)<\/a>/g)].map(([, name]) => name!.split(" ")[0]!);
}

describe("a list of the office", () => {
	test("is filtered by category, kind, state and availability, all at once", async () => {
		expect(await names("")).toEqual(["Dumper", "Mietbagger", "Walze", "Bagger"]);
		expect(await names("?type=miete")).toEqual(["Mietbagger"]);
		expect(await names("?main_category=walzen&main_category=dumper")).toEqual(["Dumper", "Walze"]);
		expect(await names("?available=false")).toEqual(["Dumper"]);
		expect(await names("?available=false&available=true&type=kauf")).toEqual(["Dumper", "Walze", "Bagger"]);
		expect(await names("?state=online&state=sold")).toHaveLength(4);
		expect(await names("?state=draft")).toEqual([]);
		const gone = db().updateTable("Angebote").where("name", "in", ["Mietbagger nur deutsch", "Dumper vergeben"]);
		await gone.set({ state: "sold" }).execute();
		expect([await names("?state=sold"), await names("?state=hired")]).toEqual([["Dumper"], ["Mietbagger"]]);
		await gone.set({ state: "online" }).execute();
	});

	test("has as many lines a page as chosen, also at the next visit, until all lists are reset", async () => {
		for (let n = 0; n < 30; n++) await makeNews({ name: `Zeile ${n}` });
		const lines = async (query = "") =>
			(await admin.page(`/admin/meldungen${query}`)).split('title="Bearbeiten"').length - 1;
		expect(await lines()).toBe(25);
		const back = "/admin/meldungen?q=zeile";
		expect(await outcome(await choose({ size: "50", zurueck: back }, "news"))).toBe(`→ ${back}`);
		expect(await lines("?page=2")).toBe(30);
		await choose({ size: "1000" }, "news");
		expect(await lines()).toBe(30);
		await choose({ intent: "reset" });
		expect(await lines()).toBe(25);
	});

	test("has the chosen columns in their order, which a button moves, and without any the usual ones", async () => {
		const heads = async () => {
			const head = /<thead>.*<\/thead>/s.exec(await admin.page(LIST))![0];
			return [...head.matchAll(/<th scope="col"[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, word]) => word!.trim());
		};
		const usual = await heads();
		await choose({ columns: "location" });
		expect(await heads()).toEqual(["Bild", "Bezeichnung", "Status", "Standort", "Aktionen"]);
		await choose({ columns: "type", forward: "type" });
		expect(await heads()).toContain("Art");
		await choose({ columns: ["location", "type", "search_text", "video"], forward: "type" });
		expect((await heads()).slice(3, -1)).toEqual(["Art", "Standort"]);
		await choose({});
		expect(await heads()).toEqual(usual);
	});

	test("keeps its looks by a form alone, for those who may see it, and leads to no other site", async () => {
		const stored = () => db().selectFrom("list_layouts").select("list").execute();
		await db().deleteFrom("list_layouts").execute();
		for (const query of ["?size=100", "?columns=weight"]) await admin.visit(LIST + query);
		const forbidden = await manager.visit("/admin/ansichten", { form: { list: "news", size: "50" } });
		expect(forbidden.status).toBe(400);
		expect(await stored()).toEqual([]);
		expect(await outcome(await choose({ size: "50", zurueck: "https://evil.example/" }))).toBe(`→ ${LIST}`);
		expect(await stored()).toEqual([{ list: "offer" }]);
	});
});

async function menuOf(visitor: Visitor): Promise<string[]> {
	const page = await visitor.page("/admin/dashboard");
	const navigation = /<header.*?<\/header>/s.exec(page)![0];
	return [...navigation.matchAll(/<a [^>]*href="(\/admin\/[^"?]+)"/g)].map(([, href]) => href!);
}

const forAll = ["/admin/angebote", "/admin/dashboard", "/admin/konto", "/admin/papierkorb"];

test("the menu of the office has what a role may open, and each of it opens", async () => {
	await makeRequest();
	const ofManager = await menuOf(manager);
	expect([...new Set(ofManager)].sort()).toEqual(forAll);
	const ofSales = [...forAll, "/admin/kontakt-anfragen", "/admin/suchauftraege"];
	expect([...new Set(await menuOf(sales))].sort()).toEqual(ofSales.sort());
	const ofAdmin = new Set(await menuOf(admin));
	for (const page of ["meldungen", "stellen", "bewerbungen", "benutzer", "verlauf", "postausgang", "zustand"])
		expect(ofAdmin).toContain(`/admin/${page}`);
	for (const person of [manager, sales, admin])
		for (const path of await menuOf(person)) expect((await person.visit(path)).status, path).toBe(200);
});

test("who is turned away from a page is told why on the dashboard", async () => {
	for (const path of ["/admin/benutzer", "/admin/kontakt-anfragen", "/admin/meldungen"]) {
		const response = await manager.visit(path);
		expect(response.headers.get("Location")).toBe("/admin/dashboard");
		expectWords(await manager.page("/admin/dashboard"), "Für diese Seite fehlt Ihnen die Berechtigung");
	}
	expect(await manager.page("/admin/dashboard")).not.toContain("fehlt Ihnen die Berechtigung");
});

describe("a form", () => {
	const list = "/admin/angebote?q=bagger&page=2";
	const from = (form: string) => `${form}?${new URLSearchParams({ liste: list })}`;

	test("leads back to the list as it was left, when it is saved or left", async () => {
		const edit = from(`/admin/angebot-bearbeiten/${await makeOffer()}`);
		const links = (await admin.page(edit)).split(`href="${list.replaceAll("&", "&amp;")}"`).length - 1;
		expect(links, "above the form and beside its button").toBe(2);
		const saved = await admin.visit(edit, { form: { ...offerWords, version: "1" } });
		expect(saved.headers.get("Location")).toBe(list);
		const stays = await admin.visit(edit, { form: offerForm({ name: "Bagger", sale_price: "1", version: "2" }) });
		expect(stays.headers.get("Location")).toBe(edit);
		const added = await admin.visit(from("/admin/angebot-hinzufuegen"), { form: offerWords });
		expect(added.headers.get("Location")).toBe(list);
	});

	test("leads to the dashboard where it was opened from none, or from another site's", async () => {
		for (const foreign of ["", "//evil.example"]) {
			const address = `/admin/nachricht-bearbeiten/${await makeNews()}?${new URLSearchParams({ liste: foreign })}`;
			const form = { name: "Hoftag", datum: "2026-05-09", inhalt: "Text", version: "1" };
			const saved = await admin.visit(address, { form });
			expect(saved.headers.get("Location"), foreign).toBe("/admin/dashboard");
		}
	});
});
