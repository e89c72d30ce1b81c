import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visitor } from "../app.ts";
import { makeNews, makeOffer, makePicture, makeUser } from "../make.ts";
import { words } from "../words.ts";

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

	test("keeps one filter when another is taken away, and its controls when nothing matches", async () => {
		const page = words(await admin.page(`${LIST}?type=miete&lacks=list_price&sort=price-asc&page=3`));
		expect(page).toContain("Kein Eintrag passt zu den gewählten Filtern");
		const chips = [...page.matchAll(/<a[^>]*href="([^"]*)"[^>]*>[^<]*: /g)].map(([, href]) => href);
		expect(chips.slice(0, 2)).toEqual([
			`${LIST}?lacks=list_price&amp;sort=price-asc`,
			`${LIST}?type=miete&amp;sort=price-asc`,
		]);
	});

	test("finds all machines for hire without a picture by two clicks", async () => {
		const click = async (path: string, words: RegExp) =>
			[...(await admin.page(path)).matchAll(/<a[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)]
				.find(([, , inner]) => words.test(inner!.replaceAll("<!-- -->", "")))![1]!
				.replaceAll("&amp;", "&");
		const hire = await click(`${LIST}?view=`, /Angebotsart: Miete/);
		const address = await click(hire, /Es fehlt: Bild/);
		expect(await names(address.slice(LIST.length))).toEqual(["Mietbagger"]);
	});

	test("leaves out what the address spells wrongly, and says so", async () => {
		const page = await admin.page(`${LIST}?type=leihe&state=wacom&sort=weight-up&available=true`);
		expect(page).toContain("Nicht beachtet, weil es diese Angaben hier nicht gibt: weight-up, wacom, leihe.");
		expect(await names("?type=leihe")).toHaveLength(4);
		expect(await admin.page(`${LIST}?type=miete`)).not.toContain("Nicht beachtet");
	});

	test("is sorted by each column, with empty ones last in both directions, and shows the columns that are chosen", async () => {
		expect(await names("?columns=location&sort=location-asc")).toEqual(["Mietbagger", "Bagger", "Walze", "Dumper"]);
		expect(await names("?columns=location&sort=location-desc")).toEqual(["Bagger", "Mietbagger", "Dumper", "Walze"]);
		const head = /<thead>.*<\/thead>/s.exec(
			await admin.page(`${LIST}?columns=location&columns=weight&columns=quatsch`),
		)![0];
		for (const word of ["Standort", "Gewicht", "Bezeichnung"]) expect(head).toContain(word);
		for (const word of ["Kategorie", "Angelegt"]) expect(head).not.toContain(word);
	});

	test("shows its columns in the order of the address, whatever it is searched, filtered and sorted by", async () => {
		const page = await admin.page(`${LIST}?columns=type&columns=nr&columns=location&q=bagger&type=kauf&sort=price-asc`);
		const heads = [...page.matchAll(/<th scope="col"[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, head]) => head!.trim());
		expect(heads).toEqual(["Bild", "Bezeichnung", "Status", "Angebotsart", "Nr.", "Standort", "Aktionen"]);
		const forward = /<a [^>]*aria-label="Standort eine Stelle nach vorn"[^>]*>/.exec(page)![0];
		expect(forward).toContain(
			"q=bagger&amp;type=kauf&amp;sort=price-asc&amp;columns=type&amp;columns=location&amp;columns=nr",
		);
		for (const next of page.matchAll(/<th scope="col"[^>]*><a[^>]*href="([^"]+)"/g))
			expect(next[1]).toContain("columns=type&amp;columns=nr&amp;columns=location");
	});

	test("offers for many only what one of its records can be led to", async () => {
		const offered = async (path: string) =>
			[...(await admin.page(path)).matchAll(/<button(?=[^>]*name="action")[^>]*value="([^"]+)"/g)].map(
				([, word]) => word,
			);
		await makeNews({ name: "Eine Meldung" });
		expect(await offered("/admin/meldungen?view=")).toEqual(["publish", "withdraw", "trash"]);
		expect(await offered(`${LIST}?view=`)).toContain("release");
		await db().deleteFrom("Aktuelles").execute();
	});

	test("says what to drop where nothing matches, and how much that finds", async () => {
		const page = await admin.page(`${LIST}?q=bagger&type=kauf&available=false`);
		const drops = [...page.matchAll(/href="([^"]+)"[^>]*>(Ohne [^<]+)</g)].map(([, to, words]) => [words, to]);
		expect(drops).toEqual([
			["Ohne Sofort verfügbar: 1", `${LIST}?q=bagger&amp;type=kauf`],
			["Ohne Suche „bagger“: 1", `${LIST}?type=kauf&amp;available=false`],
		]);
		expect(/href="([^"]+)"[^>]*>Alle Filter entfernen/.exec(page)?.[1]).toBe(`${LIST}?q=bagger`);
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

	test("that only filters leads to the lines with the reader's own columns and lines a page, and they stay", async () => {
		await keep(`?${looks}`);
		expect(await leadsTo("?lacks=picture")).toBe(`→ ${LIST}?lacks=picture&${looks}`);
		expect(await leadsTo(`?lacks=picture&${looks}`)).toBe("200");
		expect(await leadsTo("")).toBe(`→ ${LIST}?${looks}`);
		expect(await leadsTo("?lacks=picture", manager), "another person's looks").toBe("200");
	});

	test("changes of columns and lines a page what it names, and leaves the others", async () => {
		await keep(`?${looks}`);
		expect(await leadsTo("?columns=weight&q=bagger")).toBe(`→ ${LIST}?columns=weight&q=bagger&size=50`);
		await keep("?columns=weight&q=bagger");
		expect(await leadsTo("")).toBe(`→ ${LIST}?size=50&columns=weight`);
		// What is usual is chosen by an empty name, as the forms of the list send it.
		expect(await leadsTo("?columns=&type=kauf")).toBe(`→ ${LIST}?columns=&type=kauf&size=50`);
		await keep("?columns=&type=kauf&size=50");
		expect(await leadsTo("?size=25&type=kauf")).toBe("200");
		await keep("?size=25&type=kauf");
		expect(await leadsTo("")).toBe("200");
	});

	test("with the number of a page is left as it is, and forgets nothing", async () => {
		await keep(`?${looks}`);
		expect(await leadsTo("?page=2&type=kauf")).toBe("200");
		expect(await leadsTo("")).toBe(`→ ${LIST}?${looks}`);
	});

	test("that only filters takes the looks of the view that was open last, which is there again at the next visit", async () => {
		const form = { list: "offer", intent: "add", name: "Standorte", query: "type=miete&columns=location" };
		const address = (await admin.visit("/admin/ansichten", { form })).headers.get("Location")!;
		await keep(address.slice(LIST.length));
		expect(await leadsTo("?lacks=picture")).toBe(`→ ${LIST}?lacks=picture&columns=location`);
		await keep("?lacks=picture&columns=location");
		expect(await leadsTo("")).toBe(`→ ${address}`);
		await keep("?lacks=picture&columns=weight");
		expect(await leadsTo("")).toBe(`→ ${LIST}?columns=weight`);
		await db().deleteFrom("list_views").execute();
	});

	test("asks for the usual columns again where the list's form is sent without a box", async () => {
		const page = await admin.page(`${LIST}?type=miete&columns=location`);
		const form = [...page.matchAll(/<form.*?<\/form>/gs)].find(([one]) => one.includes("Gezeigte Spalten"))![0];
		const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
		const sent = new URLSearchParams(hidden.map(([, name, value]): [string, string] => [name!, value!]));
		await keep("?type=miete&columns=location");
		expect(await leadsTo(`?${sent}`)).toBe("200");
		await keep(`?${sent}`);
		expect(await leadsTo("")).toBe("200");
	});
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

	test("that was changed is marked so, and offers to save it, a new one, or the way back", async () => {
		const saved = await save(manager, { name: "Walzen", query: "main_category=walzen" });
		const id = at(saved).get("view")!;
		const changed = await manager.page(`${LIST}?view=${id}&main_category=walzen&lacks=english`);
		for (const words of ["geändert", "Als Ansicht speichern", "Zurück zur gespeicherten"])
			expect(changed, words).toContain(words);
		await save(manager, { intent: "save", id, query: "main_category=walzen&lacks=english" });
		expect(await manager.page(`${LIST}?view=${id}&main_category=walzen&lacks=english`)).not.toContain("geändert)");
	});

	test("opens for nobody else, unless it is shared, and is deleted by its owner alone", async () => {
		const own = at(await save(manager, { name: "Nur meine", query: "type=kauf" })).get("view")!;
		const shared = at(await save(manager, { name: "Unsere", query: "type=kauf", shared: "true" })).get("view")!;
		const page = await admin.page(`${LIST}?view=${own}`);
		expect(page.includes("Nur meine")).toBe(false);
		expect(page.includes("Unsere")).toBe(true);
		expect(await admin.page(`${LIST}?view=${shared}&type=miete`)).toContain("Für alle speichern");
	});

	test("that is deleted leaves nobody with an error", async () => {
		const shared = at(await save(manager, { name: "Bald weg", query: "type=kauf", shared: "true" })).get("view")!;
		await keep(`?view=${shared}&type=kauf`);
		await save(manager, { intent: "delete", id: shared });
		expect(await outcome(await admin.visit(LIST))).toBe(`→ ${LIST}?view=`);
		expect((await admin.visit(`${LIST}?view=${shared}`)).status).toBe(200);
	});

	test("needs a name, a list within one's rights, and is one of thirty at most", async () => {
		for (const name of ["", "   ", "x".repeat(61)]) {
			await save(manager, { name, query: "type=miete" });
			expect(await manager.page(`${LIST}?view=`)).toContain("Bitte geben Sie der Ansicht einen Namen");
		}
		expect((await save(manager, { list: "news", name: "Fremd", query: "" })).status).toBe(400);
		for (let n = 0; n < 30; n++) await save(manager, { name: `Ansicht ${n}`, query: "" });
		expect(
			await db().selectFrom("list_views").select("id").where("user_id", "=", manager.user.id).execute(),
		).toHaveLength(30);
		expect(await manager.page(`${LIST}?view=`)).toContain("Sie haben schon 30 Ansichten");
	});
});
