import { beforeAll, describe, expect, test } from "vitest";
import { signedInAs, useBuiltSite, visitor } from "../app.ts";
import { makeOffer } from "../make.ts";
import { useUser } from "../before.ts";
import { setRow } from "../rows.ts";
import { expectWords, plainText } from "../words.ts";

useBuiltSite();

const UNKNOWN = "0199c1de-0000-7000-8000-000000000000";

const by = useUser();
let crusher: string;
let screen: string;
let sold: string;
let draft: string;
beforeAll(async () => {
	crusher = await makeOffer(
		{ name: "Backenbrecher JX", category: "brecheranlagen", subcategory: "", power: "110", weight: "33.3" },
		{ by },
	);
	screen = await makeOffer({ name: "Siebanlage SX", category: "siebanlagen", subcategory: "", power: "75" }, { by });
	sold = await makeOffer({ name: "Walze weg", sale_price: "12345" }, { by });
	draft = await makeOffer({ name: "Entwurfsbagger" }, { by });
	const now = new Date().toISOString();
	await setRow("Angebote", sold, { state: "sold", sold_at: now });
	await setRow("Angebote", draft, { state: "draft" });
});

const rowsOf = (page: string) =>
	[...page.matchAll(/<tr[^>]*?( data-differs="true")?[^>]*><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(
		([, differs, head, cells]) => ({
			head: head!.replaceAll(/<[^>]*>/g, "").replace(", unterschiedlich", ""),
			differs: differs !== undefined,
			cells: [...cells!.matchAll(/<td>([^<]*)<\/td>/g)].map(([, words]) => words),
		}),
	);

describe("a list of machines that was passed on", () => {
	test("is shown without a script: machines, a sold one as sold and without its price, and what is gone", async () => {
		const answer = await visitor().visit(`/merkliste?ids=${crusher},${sold},${draft},${UNKNOWN}`);
		expect(answer.status).toBe(200);
		const page = await answer.text();
		expectWords(plainText(page), "2 Maschinen", "Backenbrecher JX", "Walze weg", "Verkauft");
		expectWords(plainText(page), "2 Maschinen sind nicht mehr im Angebot.");
		expect(page).not.toMatch(/Entwurfsbagger|12\.345/);
		// Nobody asks for what is sold.
		expect(page).toContain(`href="/kontakt?ids=${crusher}#anfrage"`);
		expect(page).toContain('content="noindex"');
		expect(answer.headers.get("Cache-Control")).not.toContain("public");
	});

	test.each([
		["doubled ids", () => `ids=${crusher},${crusher}&ids=${crusher}`, "1 Maschine"],
		["foreign ids alone", () => "ids=1,weg,%00,%3Cscript%3E", "Von dieser Auswahl ist keine Maschine mehr"],
		["one's own ids, as a line that is back opens them", () => `ids=${crusher},own`, "bleibt in diesem Browser"],
		["no ids", () => "ids=,,", "Was Sie sich merken, bleibt in diesem Browser"],
		["sixty ids", () => `ids=${crusher},${[...Array(60).keys()]}`, "49 Maschinen sind nicht mehr im Angebot."],
	])("with %s is answered, and says so", async (_, search, words) => {
		const answer = await visitor().visit(`/merkliste?${search()}`);
		expect(answer.status).toBe(200);
		expect(plainText(await answer.text())).toContain(words);
	});
});

describe("a comparison", () => {
	test("has a row for each field that any machine has, a dash where one has none, and marks what differs", async () => {
		const page = await visitor().page(`/vergleich?ids=${crusher},${screen}`);
		const rows = rowsOf(page);
		const row = (head: string) => rows.find((one) => one.head === head);
		expect(row("Leistung")).toMatchObject({ differs: true, cells: ["110\u00a0kW", "75\u00a0kW"] });
		expect(row("Angebotsart"), "alike for all").toBeUndefined();
		expect(row("Zustand"), "alike for all, but decides").toMatchObject({ differs: false });
		expect(rows.every(({ head }) => head !== "")).toBe(true);
		expect(plainText(page)).toMatch(/Kategorie .*Maschine Leistung/);
		expect(page.match(/<th scope="col"( abbr="[^"]+")?>/g)).toHaveLength(3);
		expect(plainText(page)).toContain("von verschiedener Art");
		expect(page).toContain(`href="/vergleich?ids=${screen}"`);
		for (const ids of [`${crusher},${screen}`, crusher, screen])
			expect(page).toContain(`href="/kontakt?ids=${ids}#anfrage"`);
		expect(await visitor().page(`/vergleich?ids=${crusher}`)).toContain("/kaufen?category=brecheranlagen");
	});

	test("shows the weight to staff alone", async () => {
		const path = `/vergleich?ids=${crusher},${screen}`;
		for (const page of [await visitor().page(path), await (await visitor().pageData(path)).text()])
			expect(page).not.toContain("33,3");
		const staff = await signedInAs("verkauf");
		expect(rowsOf(await staff.page(path)).find(({ head }) => head.startsWith("Gewicht"))?.differs).toBe(true);
	});
});

test("buy or hire knows the hire of the same model, and reckons a used machine with fewer years", async () => {
	const model = { manufacturer: "Ebnwald", model: "MX 40" };
	const id = await makeOffer({ ...model, condition: "gebraucht", sale_price: "26900" });
	await makeOffer({ ...model, type: "miete", daily_rate: "115", sale_price: "" });
	const page = await visitor().page(`/maschinenfinder?frage=kaufen-oder-mieten&offer=${id}`);
	const fields = [...page.matchAll(/<input[^>]* name="(value|rent|years)"[^>]*? value="([^"]*)"/g)];
	expect(fields.map(([, name, value]) => [name, value])).toEqual([
		["value", "26.900"],
		["rent", "2.300"],
		["years", "4"],
	]);
	expectWords(plainText(page), "Mietangebot desselben Modells", "als Mieten zu 20 Tagespreisen im Monat.");
	const typed = plainText(await visitor().page(`/maschinenfinder?frage=kaufen-oder-mieten&offer=${id}&rent=2000`));
	expect(typed).toMatch(/kostet Kaufen weniger als Mieten\. /);
});
