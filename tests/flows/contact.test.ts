import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { formSubjects } from "#app/texts/form-subjects.ts";
import { useEmptyTables, useUser } from "../before.ts";
import { dataAddress, signedInAs, useBuiltSite, visitor } from "../app.ts";
import { contactWords, makeOffer } from "../make.ts";
import { messages } from "../outside/delivery.ts";
import { setRow } from "../rows.ts";
import { expectNoWords, expectWords, words } from "../words.ts";

useBuiltSite();
useEmptyTables("Kontaktanfragen_Archiv", "outbox", "throttles");

const by = useUser();
const request = (words: Record<string, string> = {}) => ({
	...contactWords,
	phone: "",
	message: "Ist er noch da? Grüße, ß 🚜",
	...words,
});
const post = (words: Record<string, string> = {}) => visitor().visit("/kontakt", { form: request(words) });
const stored = () => db().selectFrom("Kontaktanfragen_Archiv").selectAll().orderBy("created_at").execute();

describe("a contact request", () => {
	test("is stored with the machine it came from, and says so", async () => {
		const offer = await makeOffer({ name: "Backenbrecher JX" });
		const response = await post({ offer_id: offer });
		expect(response.status).toBe(200);
		expectWords(await response.text(), "Ihre Anfrage ist angekommen");
		expect(await stored()).toMatchObject([
			{
				name: "Erika",
				phone: null,
				subject: "Anfrage",
				message: "Ist er noch da? Grüße, ß 🚜",
				privacy_agreed: true,
				language: "de",
				offer_id: offer,
				offer_name: "Backenbrecher JX",
				bearbeitet: false,
				ausgeblendet: false,
			},
		]);
	});

	test("has a form that expires when the office opens or closes, because it says which", async () => {
		const { headers } = await visitor().visit("/kontakt?service=dringend");
		expect(Date.parse(headers.get("expires")!)).toBeGreaterThan(Date.now());
	});

	test("for advice begins with the questions that the page about it asks", async () => {
		const link = /href="(\/en\/kontakt\?[^"]*)"/.exec(await visitor().page("/en/beratung"))![1]!;
		const form = await visitor().page(link.replaceAll("&amp;", "&"));
		expectWords(form, 'value="Advice"', "Which material? \nHow much, and how fast? \nWhich sizes? \n");
	});

	test("about a machine may name the postcode of its delivery, which is where the message is", async () => {
		const offer = await makeOffer({ name: "Backenbrecher JX" });
		const path = `/kontakt?offer=${offer}`;
		expectWords(await visitor().page("/kontakt?service=dringend"), "Typ, Seriennummer und Standort");
		expect(await visitor().page("/kontakt")).not.toContain("delivery_postcode");
		expect(await visitor().page(path)).toContain('name="delivery_postcode"');
		const form = request({ offer_id: offer, delivery_postcode: "nach Salzburg" });
		// Where the machine can't be read, the field is there for what was typed.
		for (const address of [path, "/kontakt"]) {
			const refused = await visitor().visit(address, { form });
			expect(refused.status).toBe(400);
			expectWords(await refused.text(), 'value="nach Salzburg"', "zum Beispiel 80331, im Ausland");
		}
		const mistyped = await visitor().visit(path, { form: { ...form, delivery_postcode: "0147" } });
		expect(mistyped.status, "a digit is missing").toBe(400);
		const said = "Postleitzahl für die Lieferung: AT-5020";
		const sent = await visitor().visit(path, { form: { ...form, delivery_postcode: "AT-5020" } });
		expectWords(await sent.text(), "Ihre Anfrage ist angekommen", said);
		const [row] = await stored();
		expect(row!.message).toBe(`Ist er noch da? Grüße, ß 🚜\n\n${said}`);
		expectWords(JSON.stringify((await messages())[0]), said);
		const seller = await signedInAs("verkauf");
		expectWords(await seller.page(`/admin/kontakt-anfrage/${row!.id}`), said);
		expectWords(await seller.page("/admin/kontakt-anfragen?q=at-5020"), "Erika");
	});

	test("about a machine for hire may name the first and the last day", async () => {
		const path = `/kontakt?offer=${await makeOffer({ name: "Minibagger MX", type: "miete", daily_rate: "115" })}`;
		expect(await visitor().page("/kontakt")).not.toContain("hire_from");
		expect(await visitor().page(path)).toContain('name="hire_from"');
		const form = request({ hire_from: "2097-01-11", hire_until: "2097-01-15" });
		const refused = await visitor().visit(path, { form: { ...form, hire_until: "2097-02-30" } });
		expect(refused.status).toBe(400);
		expectWords(await refused.text(), "ein gültiges Datum");
		const turned = await visitor().visit(path, { form: { ...form, hire_from: "2097-01-16" } });
		expectWords(await turned.text(), "Das Mietende liegt vor dem Mietbeginn");
		const past = await visitor().visit(path, { form: { ...form, hire_from: "2026-01-16" } });
		expectWords(await past.text(), "Dieser Tag ist schon vorbei");
		const sent = await visitor().visit(path, { form });
		expect(await sent.text()).toMatch(/href="\/angebot\/mieten"[^>]*>Zu den Maschinen/);
		expect((await stored())[0]!.message).toMatch(/Mietbeginn: 11\.0?1\.2097\nMietende: 15\.0?1\.2097$/);
	});

	test("with mistakes names each in the visitor's language, keeps what was typed, and stores nothing", async () => {
		const form = { name: "", email: "not an address", subject: "Kept words", message: "" };
		const response = await visitor().visit("/en/kontakt", { form });
		const page = await response.text();
		expect(response.status).toBe(400);
		// Name, address, message and consent are marked for screen readers too.
		expect(page.match(/ aria-invalid="true"/g)).toHaveLength(4);
		expectWords(page, "Please enter your name.", "Please accept the privacy policy to continue.", "Kept words");
		expect(await stored()).toEqual([]);
	});

	test("asks whether a mistyped address is meant, and takes it when the form is sent again as it is", async () => {
		const form = request({ email: "erika@gmial.com" });
		const page = await (await visitor().visit("/kontakt", { form })).text();
		expectWords(page, "sieht nach einem Tippfehler aus", 'name="email_asked" value="true"');
		expect(await stored()).toEqual([]);
		await visitor().visit("/kontakt", { form: { ...form, email_asked: "true" } });
		expect(await stored()).toMatchObject([{ email: "erika@gmial.com" }]);
	});
});

test("the legal pages link what can be called, written to or opened", async () => {
	const main = async (path: string) => /<main[^]*<\/main>/.exec(await visitor().page(path))![0];
	const imprint = await main("/impressum");
	expectWords(imprint, 'Telefon: <a href="tel:+49352001234', 'E-Mail: <a href="mailto:info@example.com"');
	expectWords(
		await main("/en/datenschutz"),
		'href="https://vimeo.com/privacy"',
		'href="mailto:datenschutz@example.com"',
	);
});

describe("where a request comes from", () => {
	test("travels with the form, and stands with the request: list, data sheet, campaign, other website", async () => {
		const source = {
			list: "/angebot/mieten?kategorie=bagger",
			sheet: true,
			campaign: "utm_source=newsletter&utm_campaign=fruehjahr",
			referrer: "www.suche.example",
		};
		await visitor().visit("/kontakt", { form: { ...request(), came_from: JSON.stringify(source) } });
		const [row] = await stored();
		expect(row!.source).toBe(JSON.stringify(source));
		const page = words(await (await signedInAs("verkauf")).page(`/admin/kontakt-anfrage/${row!.id}`));
		expectWords(page, "Quelle", "/angebot/mieten?kategorie=bagger", "Code auf dem gedruckten Datenblatt");
		expectWords(page, "newsletter, fruehjahr", "www.suche.example");
	});
});

describe("a program that fills in every field", () => {
	test("is told that all is well; what it sent is kept apart, and nobody is mailed", async () => {
		const answer = await post({ comment: "https://casino.example" });
		expect(answer.status).toBe(200);
		expectWords(await answer.text(), "Ihre Anfrage ist angekommen");
		expect(await stored()).toMatchObject([{ message: request().message, suspicion: "trap" }]);
		expect(await messages()).toEqual([]);
	});

	test("is told so as well when it has sent too much to be stored", async () => {
		for (let n = 0; n < 25; n++)
			expect((await post({ comment: "x", message: `Nummer ${n}` })).status, String(n)).toBe(200);
		expect(await stored()).toHaveLength(20);
		// A person behind the same address is not locked out by it.
		expect((await post({ message: "Von Hand geschrieben" })).status).toBe(200);
		expect(await messages()).not.toEqual([]);
	});
});

test("a suspicious request that is sent once more by hand is an ordinary one, once", async () => {
	await post({ comment: " " });
	expect((await post()).status).toBe(200);
	expect(await stored()).toMatchObject([{ message: request().message, suspicion: null }]);
	expect(await messages()).toHaveLength(2);
});

const numbered = (n: number) => request({ message: `Nummer ${n}` });

describe("the sixth contact request in ten minutes", () => {
	test("is refused kindly, keeps what was typed and says when to come back", async () => {
		for (let n = 1; n <= 5; n++) expect((await visitor().visit("/kontakt", { form: numbered(n) })).status).toBe(200);
		for (const [path, words] of [
			["/kontakt", "Bitte warten Sie ein paar Minuten"],
			["/en/kontakt", '<html lang="en"'],
		] as const) {
			const response = await visitor().visit(path, { form: numbered(6) });
			expect(response.status).toBe(429);
			const page = await response.text();
			expectWords(page, words, "Nummer 6");
			expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(500);
		}
		expect((await visitor().visit(dataAddress("/kontakt"), { form: numbered(6) })).status).toBe(429);
		expect(await stored()).toHaveLength(5);
		const emergency = { ...numbered(7), subject: formSubjects.de.urgentSubject, phone: "0351 1" };
		expect((await visitor().visit("/kontakt", { form: emergency })).status, "its limit is its own").toBe(200);
	});

	test("is not let through by an address that a header claims, while no proxy is trusted", async () => {
		for (let n = 11; n <= 15; n++)
			await visitor().visit("/kontakt", { form: numbered(n), headers: { "X-Forwarded-For": `203.0.113.${n}` } });
		const headers = { "X-Forwarded-For": "203.0.113.99", "X-Real-IP": "203.0.113.98", Forwarded: "for=203.0.113.97" };
		expect((await visitor().visit("/kontakt", { form: numbered(16), headers })).status).toBe(429);
	});
});

test("the list of routes is no address that answers to questions", async () => {
	for (const count of [1, 300]) {
		const asked = Array.from({ length: count }, (_, i) => `p=/admin/a${i}`).join("&");
		const response = await visitor().visit(`/__manifest?${asked}`);
		expect(response.status).toBe(404);
		expect((await response.text()).includes('angebot-bearbeiten/:id"')).toBe(false);
	}
});

const send = (ids: string) =>
	visitor().visit(`/kontakt?ids=${ids}`, {
		form: request({ offer_id: ids, subject: "Anfrage zu mehreren Maschinen" }),
	});
const further = () =>
	db().selectFrom("request_machines").select(["offer_id", "offer_name"]).orderBy("position").execute();

describe("a request about several machines", () => {
	let [crusher, screen] = ["", ""];
	beforeAll(async () => {
		crusher = await makeOffer({ name: "Backenbrecher JX" }, { by });
		screen = await makeOffer({ name: "Siebanlage SX" }, { by });
	});

	test("begins with both on the form, and is one request and one mail to the office that name both", async () => {
		const form = await visitor().page(`/kontakt?ids=${crusher},${screen}`);
		expectWords(form, "Backenbrecher JX", "Siebanlage SX", "diese 2 Maschinen", `value="${crusher},${screen}"`);
		expect((await send(`${crusher},${screen}`)).status).toBe(200);
		expect(await stored()).toMatchObject([{ offer_id: crusher, default_subject: "severalSubject" }]);
		expect(await further()).toEqual([{ offer_id: screen, offer_name: "Siebanlage SX" }]);
		const [toOffice, toSender] = await messages();
		for (const mail of [toOffice, toSender]) expectWords(JSON.stringify(mail), "Backenbrecher JX", "Siebanlage SX");
		expect(await messages()).toHaveLength(2);
	});

	test("names those too that left the website while the form was open, but none that never stood there", async () => {
		const withdrawn = await makeOffer({ name: "Zurückgezogen" }, { by });
		await setRow("Angebote", withdrawn, { state: "withdrawn" });
		const deleted = await makeOffer({ name: "Gelöscht" }, { by });
		await offerRecords.remove(deleted, by);
		const secret = await makeOffer({ name: "Nie gezeigt" }, { by });
		await setRow("Angebote", secret, { state: "draft", published_at: null });
		const open = await visitor().page(`/kontakt?offer=${withdrawn}`);
		expectWords(open, "Ähnliche Maschine gesucht: Zurückgezogen", "Eine Maschine können wir hier nicht mehr zeigen.");
		expect(open).toContain(`name="offer_id" value="${withdrawn}"`);
		expectNoWords(await visitor().page(`/kontakt?offer=${secret}`), "Nie gezeigt");
		const answer = await send([deleted, withdrawn, secret, screen].join(","));
		expect(answer.status).toBe(200);
		const page = await answer.text();
		expectWords(page, "Gelöscht", "Zurückgezogen");
		expectNoWords(page, "Nie gezeigt");
		expect(await stored()).toMatchObject([{ offer_id: null }]);
		expect(await further()).toEqual([
			{ offer_id: withdrawn, offer_name: "Zurückgezogen" },
			{ offer_id: screen, offer_name: "Siebanlage SX" },
		]);
		const [toOffice] = await messages();
		expectWords(JSON.stringify(toOffice), "Gelöscht", "Zurückgezogen", "Siebanlage SX");
	});

	test("leaves ids of no machine, doubled ones and very many out of form and request", async () => {
		const odd = `${crusher},weg,0199c1de-0000-7000-8000-000000000000,${crusher},,' or 1=1`;
		expect((await visitor().visit(`/kontakt?ids=${encodeURIComponent(odd)}`)).status).toBe(200);
		await send(encodeURIComponent(odd));
		expect(await stored()).toHaveLength(1);
		expect(await further()).toEqual([]);
		const many = Array.from({ length: 150 }, (_, n) => `0199c1de-0000-7000-8000-${String(n).padStart(12, "0")}`);
		expect((await visitor().visit(`/kontakt?ids=${many.join(",")}`)).status).toBe(200);
	});
});
