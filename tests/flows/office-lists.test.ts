import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visitor } from "../app.ts";
import { makeNews, makeOffer, makePicture, makeUser } from "../make.ts";

useBuiltSite();

const LIST = "/admin/angebote";
let admin: Visitor;
let manager: Awaited<ReturnType<typeof signedInAs>>;
beforeAll(async () => {
	[admin, manager] = [await signedInAs("admin"), await signedInAs("angebots_admin")];
	const by = await makeUser();
	const at = (day: number) => ({ by, at: `2026-01-0${day}T12:00:00.000Z` });
	const english = { name_en: "Machine", description_en: "Text" };
	const picture = { id: (await makePicture(by)).id, alt: "", alt_en: "" };
	await makeOffer({ name: "Bagger mit allem", location: "Kamenz", ...english }, { ...at(1), pictures: [picture] });
	await makeOffer(
		{ name: "Walze ohne Preis", category: "walzen", subcategory: "", price_on_request: "true", ...english },
		at(2),
	);
	await makeOffer(
		{ name: "Mietbagger nur deutsch", type: "miete", sale_price: "", daily_rate: "90", location: "Arnsdorf" },
		at(3),
	);
	await makeOffer(
		{ name: "Dumper vergeben", category: "dumper", subcategory: "", available: "false", ...english },
		at(4),
	);
});

// How a list was looked at last comes along with addresses that do not say it.
beforeEach(async () => void (await db().deleteFrom("last_lists").execute()));

/** What a page sends when its reader has changed how it shows the list. */
const kept = (query: string, list = "offer") => ({ intent: "looks", list, query });
const keep = (query: string, who = admin, list?: string) => who.visit("/admin/ansichten", { form: kept(query, list) });

/** The names in a list, in order. */
async function names(query: string, visitor = admin): Promise<string[]> {
	const page = await visitor.page(`${LIST}${query}`);
	const rows = /<tbody>.*<\/tbody>/s.exec(page)?.[0] ?? "";
	return [...rows.matchAll(/<a[^>]*lang="de"[^>]*>([^<]+)<\/a>/g)].map(([, name]) => name!.split(" ")[0]!);
}

describe("a list of the office", () => {
	test("is filtered by category, kind, state, availability and by what is missing, all at once", async () => {
		expect(await names("?view=")).toEqual(["Dumper", "Mietbagger", "Walze", "Bagger"]);
		expect(await names("?type=miete")).toEqual(["Mietbagger"]);
		expect(await names("?main_category=walzen&main_category=dumper")).toEqual(["Dumper", "Walze"]);
		expect(await names("?lacks=picture")).toEqual(["Dumper", "Mietbagger", "Walze"]);
		expect(await names("?lacks=picture&lacks=english")).toEqual(["Mietbagger"]);
		expect(await names("?lacks=list_price")).toEqual(["Walze"]);
		expect(await names("?available=false")).toEqual(["Dumper"]);
		expect(await names("?available=false&available=true&type=kauf")).toEqual(["Dumper", "Walze", "Bagger"]);
		expect(await names("?state=online&state=sold")).toHaveLength(4);
		expect(await names("?state=draft")).toEqual([]);
	});

	test("has as many lines a page as chosen, and finds them so at the next visit", async () => {
		for (let n = 0; n < 30; n++) await makeNews({ name: `Zeile ${n}` });
		const lines = async (path: string) => (await admin.page(path)).split('title="Bearbeiten"').length - 1;
		expect(await lines("/admin/meldungen")).toBe(25);
		expect(await lines("/admin/meldungen?page=2&size=50")).toBe(30);
		expect(await lines("/admin/meldungen?size=1000")).toBe(25);
		expect(await admin.page("/admin/meldungen?size=50")).toContain('href="/admin/meldungen?size=25"');
		await keep("?size=50&q=zeile", admin, "news");
		expect(await outcome(await admin.visit("/admin/meldungen"))).toBe("→ /admin/meldungen?size=50");
		await admin.visit("/admin/ansichten", { form: { intent: "reset" } });
		expect(await outcome(await admin.visit("/admin/meldungen"))).toBe("200");
	});
});

describe("a link to a list", () => {
	test("from elsewhere changes nothing that lasts, nor does any other reading of it", async () => {
		for (const query of [`?${looks}`, "?view=&size=100", "?columns=weight"]) await admin.visit(LIST + query);
		expect(await db().selectFrom("last_lists").select("query").execute()).toEqual([]);
		expect(await leadsTo("")).toBe("200");
		expect(
			(await admin.visit("/admin/ansichten", { headers: { Origin: "https://evil.example" }, form: kept("?size=50") }))
				.status,
		).toBe(403);
		expect(await leadsTo("")).toBe("200");
	});

	const looks = "size=50&columns=location&columns=type";
	const leadsTo = async (query: string, visitor = admin) => outcome(await visitor.visit(`${LIST}${query}`));
});

describe("a view", () => {
	const save = (who: Visitor, form: Record<string, string>) =>
		who.visit("/admin/ansichten", { form: { list: "offer", intent: "add", ...form } });
	const at = (response: Response) => new URL(response.headers.get("Location")!, "http://x").searchParams;

	test("brings back filters, order and columns at the next visit, and leaving it clears all it brought", async () => {
		const query = "type=miete&lacks=picture&sort=price-asc&columns=location&page=2&junk=1";
		const saved = await save(manager, { name: "Miete ohne Bild", query });
		const address = saved.headers.get("Location")!;
		expect(Object.fromEntries(at(saved))).toMatchObject({
			type: "miete",
			lacks: "picture",
			sort: "price-asc",
			columns: "location",
		});
		expect(at(saved).has("page") || at(saved).has("junk")).toBe(false);
		const page = await manager.page(address);
		expect(page).toContain("Miete ohne Bild");
		for (const offer of ["Als Ansicht speichern", "(geändert)"]) expect(page).not.toContain(offer);
		await keep(address.slice(LIST.length), manager);
		expect(await outcome(await manager.visit(LIST))).toBe(`→ ${address}`);
		expect(await names("?view=", manager)).toHaveLength(4);
		await keep("?view=", manager);
		expect(await outcome(await manager.visit(LIST))).toBe("200");
	});

	test("opens for nobody else, unless it is shared, and is deleted by its owner alone", async () => {
		const own = at(await save(manager, { name: "Nur meine", query: "type=kauf" })).get("view")!;
		const shared = at(await save(manager, { name: "Unsere", query: "type=kauf", shared: "true" })).get("view")!;
		const page = await admin.page(`${LIST}?view=${own}`);
		expect(page.includes("Nur meine")).toBe(false);
		expect(page.includes("Unsere")).toBe(true);
		expect(await admin.page(`${LIST}?view=${shared}&type=miete`)).toContain("Für alle speichern");
	});
});
