import { beforeAll, describe, expect, test } from "vitest";
import { signedInAs, useBuiltSite, visitor, type Visitor } from "../app.ts";
import { makeOffer, makePicture } from "../make.ts";
import { pdfWords } from "../pdf-words.ts";
import { useUser } from "../before.ts";
import { setRow } from "../rows.ts";
import { expectWords } from "../words.ts";

useBuiltSite();

const by = useUser();
const address = (id: string, prefix = "") => `${prefix}/angebot/detail/${id}/datenblatt.pdf`;
const read = async (path: string, who: Visitor = visitor()) => {
	const response = await who.visit(path);
	expect(response.status, path).toBe(200);
	const bytes = new Uint8Array(await response.arrayBuffer());
	return { response, bytes, raw: Buffer.from(bytes).toString("latin1"), words: pdfWords(bytes) };
};
const statusOf = async (id: string) => (await visitor().visit(address(id))).status;
describe("the data sheet of a machine", () => {
	let id: string;
	beforeAll(async () => {
		const { id: picture } = await makePicture(by);
		id = await makeOffer(
			{
				name: "Großer Kettenbagger KB 220",
				name_en: "Large crawler excavator KB 220",
				description: "Erste Hand.\n\n- neue Ketten\n- Ölwechsel",
				description_en: "One owner.",
				manufacturer: "Tornavik",
				operating_hours: "4870",
				weight: "21.5",
				sale_price: "85000",
			},
			{ by, pictures: [{ id: picture, alt: "Der Bagger von links", alt_en: "The excavator from the left" }] },
		);
	});

	test("is a PDF in the language of its address, with everything that its page shows, and shown by the browser", async () => {
		const german = await read(address(id));
		expect(Object.fromEntries(german.response.headers)).toMatchObject({
			"content-type": "application/pdf",
			"content-length": String(german.bytes.length),
			"content-disposition":
				"inline; filename=\"Datenblatt Groer Kettenbagger KB 220.pdf\"; filename*=UTF-8''Datenblatt%20Gro%C3%9Fer%20Kettenbagger%20KB%20220.pdf",
			"cache-control": "private, no-cache",
			"x-content-type-options": "nosniff",
		});
		const said = german.words.replace(/\s+/g, " ");
		expectWords(said, "Großer Kettenbagger", "85.000 €", "zzgl. MwSt.", "Sofort verfügbar", "Hersteller", "Tornavik");
		expectWords(said, "4.870 h", "Erste Hand.", "Ölwechsel", "Mustermann Baumaschinen GmbH", `/angebot/detail/${id}`);
		for (const once of ["Angebots-Nr.", "Kettenbagger ·", "Gebraucht", "Kauf", "Sofort", "Zwischenverkauf vorbehalten"])
			expect(said.split(once), once).toHaveLength(2);
		const english = (await read(address(id, "/en"))).words.replace(/\s+/g, " ");
		expectWords(english, "Large crawler excavator", "€85,000", "Available now", `/en/angebot/detail/${id}`);
	});

	test("tells nobody the weight, not even staff, who would pass it on", async () => {
		for (const who of [visitor(), await signedInAs("admin")])
			expect((await read(address(id), who)).words).not.toMatch(/21[.,]5|Gewicht/);
	});
});

test("a machine without a picture, with a price on request, a very long text and letters of many languages has a data sheet, too", async () => {
	const id = await makeOffer({
		name: `Łódź Čistič ÅÆØ ẞ 🚜 Брат ${"Wort ".repeat(50)}`,
		description: `${"Ein langer Satz über Güte und Zugkraft, 100\u202f% geprüft. ".repeat(200)}\n\n${"- ein Punkt 😀\n".repeat(150)}`,
		price_on_request: "true",
		sale_price: "",
	});
	const { words } = await read(address(id));
	expect(words.replaceAll("\n", "")).toContain("Łódź Čistič ÅÆØ");
	expect(words).toContain("Preis auf Anfrage");
	expect(words).not.toContain("?");
	expect(words.match(/ein Punkt/g), "nothing is cut").toHaveLength(150);
});

describe("a machine has no data sheet where it has no page", () => {
	test("unknown, misspelt or a draft: 404", async () => {
		const draft = await makeOffer({}, { by });
		await setRow("Angebote", draft, { state: "draft", published_at: null });
		for (const id of ["0199c1de-0000-7000-8000-000000000000", "unsinn", draft])
			expect(await statusOf(id), id).toBe(404);
	});

	test("sold: 200 for as long as its page stays, then 410", async () => {
		const id = await makeOffer({}, { by });
		const sold = (sold_at: string) => setRow("Angebote", id, { state: "sold", sold_at });
		await sold(new Date().toISOString());
		const { words } = await read(address(id));
		expect(words).toContain("Verkauft");
		expect(words).not.toContain("85.000");
		await sold("2020-01-01T08:00:00.000Z");
		expect(await statusOf(id)).toBe(410);
	});
});
