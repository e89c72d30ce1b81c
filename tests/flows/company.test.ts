import { beforeAll, expect, test } from "vitest";
import { storedCompany } from "#app/company/company.server.ts";
import { db } from "#app/database/client.server.ts";
import { wordsOf } from "#app/records/field-values.ts";
import { companyFields, untoldCompany } from "#app/company/company-fields.ts";
import { mailSender, office } from "#app/outbox/office-address.server.ts";
import { demoCompany } from "#demo/company/demo-company.ts";
import { dataAddress, outcome, signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeOffer } from "../make.ts";
import { expectNoWords, expectWords, words } from "../words.ts";

useBuiltSite();

const PAGE = "/admin/einstellungen/firma";
let admin: Visitor;
beforeAll(async () => {
	admin = await signedInAs("admin");
});

/** Saves the demo's facts with some others, as the form that was just opened. */
async function save(changes: Record<string, string>, shown?: string) {
	const facts = wordsOf(companyFields, demoCompany);
	return admin.visit(PAGE, { form: { ...facts, ...changes, seen: shown ?? (await storedCompany()).seen } });
}
const seen = (html: string) => words(html.replace(/<script.*?<\/script>/gs, ""));
const page = async (path: string) => seen(await visitor().page(path));

test("a new telephone number stands on every page, in mails and on data sheets with the next request, without a build", async () => {
	const offer = await makeOffer();
	const paths = ["/", "/kontakt", "/impressum", "/datenschutz", `/angebot/detail/${offer}`, "/en"];
	for (const path of paths) expectWords(await page(path), "+49 35200 12345-0");
	expect(await outcome(await save({ phone: "+49 351 777 88-0", city: "Dresden" }))).toBe(`→ ${PAGE}`);
	for (const path of paths) {
		const shown = await page(path);
		expectWords(shown, "+49 351 777 88-0");
		expectNoWords(shown, "12345-0");
	}
	expect(await visitor().page("/kontakt")).toContain('href="tel:+49351777880"');
	expect((await office(db())).phone).toBe("+49 351 777 88-0");
	expectWords(words(await admin.page("/admin/verlauf")), "Telefon", "+49 35200 12345-0", "+49 351 777 88-0");
});

test("partners and profiles are links in the order of their lines, and a line that is none is named beside its field", async () => {
	await save({ partners: "Rasdorn www.example.com/rasdorn\nFelsgard, https://www.example.com/f?a=1", social: "" });
	const home = await visitor().page("/");
	expect(home.match(/href="https:\/\/www\.example\.com\/[^"]+"/g)).toEqual([
		'href="https://www.example.com/rasdorn"',
		'href="https://www.example.com/f?a=1"',
	]);
	expectNoWords(words(home), "Folgen Sie uns", "Steinvald");
	const before = await storedCompany();
	for (const [field, typed] of [
		["partners", "nur ein Name"],
		["partners", "Böse javascript:alert(1)"],
		["phone", "ruf an!"],
		["email", "info@"],
		["coordinates", "irgendwo"],
		["vat_id", "1"],
		["founded", "achtundvierzig"],
		["request_receivers", "Name; Ort"],
		["name", "x".repeat(61)],
	] as const) {
		const refused = await save({ [field]: typed });
		expect(refused.status, field).toBe(400);
		const html = await refused.text();
		expect(html, field).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`));
		if (field !== "name") expect(words(html), field).toContain(typed.slice(0, 8));
	}
	expect(await storedCompany()).toEqual(before);
});

test("of two admins with the same form the second is told, and nothing of either is lost", async () => {
	const shown = (await storedCompany()).seen;
	await save({ city: "Bautzen" }, shown);
	const second = await save({ street: "Neue Straße 1" }, shown);
	expect(second.status).toBe(409);
	expectWords(words(await second.text()), "Jemand hat die Angaben inzwischen geändert", "Neue Straße 1");
	expect((await storedCompany()).facts).toMatchObject({ city: "Bautzen", street: demoCompany.street });
});

test("a dealer who has told nothing has nothing invented: the domain names the site, and sentences without facts are left out", async () => {
	const nothing = Object.fromEntries(Object.keys(wordsOf(companyFields, untoldCompany)).map((name) => [name, ""]));
	expect(await outcome(await save({ ...nothing, map: "openstreetmap", office_language: "de" }))).toBe(`→ ${PAGE}`);
	const offer = await makeOffer();
	for (const path of [
		"/",
		"/kontakt",
		"/impressum",
		"/datenschutz",
		"/ueber-uns",
		"/karriere",
		`/angebot/detail/${offer}`,
		"/en/kontakt",
		"/gibt-es-nicht",
	]) {
		const answer = await visitor().visit(path);
		const html = await answer.text();
		expect(html, path).not.toMatch(/Muster(mann|straße|host|post)|example\.com|href="(tel|mailto):"|>null<|undefined/);
		expect(seen(html), path).toContain("localhost");
		const data = await visitor().visit(dataAddress(path));
		expect(await data.text(), path).not.toMatch(/Muster(mann|straße|host|post)/);
	}
	expectNoWords(await page("/impressum"), "Telefon", "Registergericht", "Geschäftsführung");
	expectNoWords(await page("/kontakt"), "Karte laden");
	for (const path of ["/impressum", "/en/datenschutz"]) {
		expect(seen(await admin.page(path)), path).toMatch(/Diese Angaben fehlen noch|These facts are still missing/);
		expect(await page(path), path).not.toMatch(/fehlen noch|still missing/);
	}
	const { address } = await office(db());
	expect(address, "requests go to the first admin").toContain("@");
	expect((await mailSender()).name).toBe("localhost");
	const sent = {
		name: "Jo",
		email: "jo@example.org",
		subject: "Frage",
		message: "Was kostet das?",
		privacy_agreed: "true",
	};
	await visitor().visit("/kontakt", { form: { ...sent, form_ms: "9000" } });
	const mails = await db().selectFrom("outbox").select("payload").execute();
	expect(mails.map(({ payload }) => (JSON.parse(payload) as { to: string }).to)).toContain(address);
	expectWords(words(await admin.page("/admin/zustand")), "Diese Angaben fehlen noch", "Straße und Hausnummer");
});
