import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { newId } from "#app/database/identity.ts";
import { signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeOffer, makeRequest } from "../make.ts";

useBuiltSite();

const LIST = "/admin/kontakt-anfragen";
const address = (id: string, step = "") => `/admin/kontakt-anfrage/${id}${step && `/${step}`}`;

let admin: Awaited<ReturnType<typeof signedInAs>>;
let manager: Visitor;
beforeAll(async () => {
	[admin, manager] = [await signedInAs("admin"), await signedInAs("angebots_admin")];
});
beforeEach(async () => {
	await db().deleteFrom("Kontaktanfragen_Archiv").execute();
	admin.cookies.delete("app_language");
});

const stored = (id: string) => db().selectFrom("Kontaktanfragen_Archiv").selectAll().where("id", "=", id).executeTakeFirst();

/** Words as they stand in the page, without marks that React puts between parts of a text. */
const words = (page: string) =>
	page
		.replaceAll("<!-- -->", "")
		.replace(/&quot;/g, '"')
		.replace(/&#x27;/g, "'");
const pageOf = async (path: string, status = 200) => words(await admin.page(path, status));
function expectWords(page: string, ...all: string[]) {
	for (const one of all) expect(page.includes(one), one).toBe(true);
}
function expectNoWords(page: string, ...all: string[]) {
	for (const one of all) expect(page.includes(one), one).toBe(false);
}

/** Sends a form as a browser without a script does, and opens the page that it leads to; the message stands in it. */
async function send(path: string, form: Record<string, string> = {}): Promise<{ to: string; page: string }> {
	const response = await admin.visit(path, { form });
	const to = response.headers.get("Location") ?? "";
	expect([response.status, to.startsWith("/admin/")], path).toEqual([302, true]);
	return { to, page: words(await (await admin.visit(to)).text()) };
}

describe("the list", () => {
	test("shows name, e-mail, the subject cut at 40 characters, date with time, and which ones are processed", async () => {
		await makeRequest({ name: "Erika Groß", email: "erika@example.com", subject: "Ein Betreff von genau vierzig Zeichen hier", created_at: "2026-07-01T10:05:00.000Z" });
		await makeRequest({ name: "Karl", subject: "Kurz", bearbeitet: true });
		const page = await pageOf(LIST);
		expectWords(page, "Erika Groß", "erika@example.com", "Ein Betreff von genau vierzig Zeichen hi…", "01.07.2026, 12:05", "2 Anfragen", "Kurz");
		expect(page.match(/<tr class="[^"]*bg-good-ground[^"]*"/g)).toHaveLength(1);
		expect(page.match(/> Bearbeitet</g)).toHaveLength(1);
		admin.cookies.set("app_language", "EN");
		expectWords(await pageOf(LIST), "Contact requests", "1 Jul 2026, 12:05", "2 requests", "Processed");
	});

	test("has its pages and its search in the address, and keeps both on the way to a request and back", async () => {
		for (let n = 0; n < 12; n++) await makeRequest({ subject: `Bagger ${n}` });
		await makeRequest({ subject: "Walze" });
		const page = await pageOf(`${LIST}?q=BAGGER&page=2`);
		expectWords(page, "12 gefunden", "Seite 2 von 2", 'value="BAGGER"');
		expectNoWords(page, "Walze");
		const detail = /href="(\/admin\/kontakt-anfrage\/[^"]+)"/.exec(page)![1]!.replaceAll("&amp;", "&");
		expect(detail).toMatch(/\?q=BAGGER&page=2$/);
		expectWords(await pageOf(detail), 'href="/admin/kontakt-anfragen?q=BAGGER&amp;page=2"');
	});

	test("tells apart that there is none, that none matches, and that it can't be read; each offers one next step", async () => {
		expectWords(await pageOf(LIST), "Noch keine Kontaktanfragen", 'href="/kontakt"');
		expectWords(await pageOf(`${LIST}?ansicht=ausgeblendet`), "Keine Anfrage ist ausgeblendet", "Alle Anfragen zeigen");
		await makeRequest();
		expectWords(await pageOf(`${LIST}?q=gibtesnicht`), "Keine Anfrage passt zu „gibtesnicht“", "Suche zurücksetzen");
		for (const table of ["Kontaktanfragen_Archiv", "request_counts"] as const) {
			await db().schema.alterTable(table).renameTo("away").execute();
			try {
				const page = await pageOf(LIST, 503);
				expectWords(page, "Laden fehlgeschlagen", "Die Kontaktanfragen konnten nicht geladen werden. (Code: 503)", "Noch einmal laden");
				expectNoWords(page, "no such table", "does not exist", "SqliteError");
			} finally {
				await db().schema.alterTable("away").renameTo(table).execute();
			}
		}
	});

	test.each(["%00", `x%00y`, "x".repeat(201), "x".repeat(7000)])("refuses a search that none could ask for (%#), without failing", async (q) => {
		for (const response of [await admin.visit(`${LIST}?q=${q}`), await admin.pageData(`${LIST}?q=${q}`)]) expect(response.status).toBe(400);
		expectWords(await pageOf(`${LIST}?q=${q}`, 400), "Danach lässt sich nicht suchen", "Alle Anfragen zeigen");
	});

	test.each(["page=-1", "page=1e309", "page=abc", "page=99999999", "page=1.5", "ansicht=alles", "q=%25_%5C%27%2C%29"])(
		"takes the odd address ?%s for an ordinary one",
		async (search) => {
			await makeRequest({ subject: "%_\\',)" });
			expectWords(await pageOf(`${LIST}?${search}`), "%_\\',)");
		},
	);

	test("keeps script that somebody sent as text", async () => {
		const script = "</script><script>alert(1)</script><img src=x onerror=alert(1)>";
		const id = await makeRequest({ name: script, subject: script, message: script, email: script, phone: script, offer_name: script });
		for (const path of [LIST, `${LIST}?q=${encodeURIComponent("</script>")}`, address(id), `${address(id)}?frage=removed`]) {
			const page = await admin.page(path);
			expect(page.includes("<img src=x"), path).toBe(false);
			expect(page.match(/<script>alert/), path).toBeNull();
		}
	});
});

describe("a request's page", () => {
	test("shows all its fields, with line breaks and the machine that was asked for", async () => {
		const offer = await makeOffer({ name: "Backenbrecher JX" });
		const id = await makeRequest({
			...{ name: "Erika", phone: "0351 123456", subject: "Preis & mehr?", message: "Zeile 1\nZeile 2", language: "en", offer_id: offer, offer_name: "Backenbrecher JX" },
			created_at: "2026-07-01T10:05:00.000Z",
		});
		const page = await pageOf(address(id));
		expectWords(page, "Zeile 1\nZeile 2", "whitespace-pre-line", "0351 123456", 'href="tel:0351123456"', "Englisch", "01.07.2026, 12:05", "Überfällig seit 02.07.2026, 12:05 Uhr");
		expectWords(page, `href="/angebot/detail/${offer}"`, `href="/admin/angebot-bearbeiten/${offer}"`, 'href="mailto:erika@example.com?subject=Re%3A%20Preis%20%26%20mehr%3F"');
		await db().updateTable("Kontaktanfragen_Archiv").set({ offer_id: null }).execute();
		const gone = await pageOf(address(id));
		expectWords(gone, "Backenbrecher JX", "nicht mehr im Angebot");
		expectNoWords(gone, "/angebot/detail/");
	});

	test("that is not there says so and leads back to the list; one that can't be read says so with a code", async () => {
		for (const id of [newId(), "nonsense", "1"]) expectWords(await pageOf(address(id), 404), "Anfrage nicht gefunden", `href="${LIST}"`);
		const id = await makeRequest();
		await db().schema.alterTable("request_notes").renameTo("away").execute();
		try {
			expectWords(await pageOf(address(id), 503), "Die Kontaktanfrage konnte nicht geladen werden. (Code: 503)", `href="${LIST}"`);
		} finally {
			await db().schema.alterTable("away").renameTo("request_notes").execute();
		}
	});

	test("takes notes that no visitor ever sees, refuses an empty or endless one, and keeps its words", async () => {
		const id = await makeRequest();
		expectWords(
			(await send(address(id), { text: "Hat <b>zweimal</b> angerufen", note_id: newId() })).page,
			"Notiz gespeichert",
			"Hat &lt;b&gt;zweimal&lt;/b&gt; angerufen",
			admin.user.email,
			"Notiz geschrieben",
		);
		for (const [text, message] of [
			["", "Bitte schreiben Sie eine Notiz."],
			["  \u0007 ", "Bitte schreiben Sie eine Notiz."],
			["Wort".repeat(1300), "Die Notiz ist zu lang."],
		] as const) {
			const response = await admin.visit(address(id), { form: { text } });
			expect(response.status).toBe(400);
			expectWords(words(await response.text()), message, text.trim().slice(0, 100).replace("\u0007", ""));
		}
		await db().schema.alterTable("request_notes").renameTo("away").execute();
		const failed = await admin.visit(address(id), { form: { text: "Geht nicht verloren" } });
		await db().schema.alterTable("away").renameTo("request_notes").execute();
		expect(failed.status).toBe(503);
		expect((await db().selectFrom("request_notes").selectAll().execute()).map(({ text, by_email }) => [text, by_email])).toEqual([
			["Hat <b>zweimal</b> angerufen", admin.user.email],
		]);
		expect((await manager.visit(address(id))).headers.get("Location")).toBe("/admin/dashboard");
		expectNoWords(await visitor().page("/kontakt"), "zweimal");
	});
});

describe("a step", () => {
	test("asks first, also without a script, and then says what it did, by the subject", async () => {
		const id = await makeRequest({ subject: "Walze gesucht" });
		const listed = await pageOf(LIST);
		expectWords(listed, `href="${address(id)}?frage=hidden&amp;zurueck=list"`);
		expectWords(
			await pageOf(`${address(id)}?frage=processed`),
			"Sind Sie sicher?",
			"„Walze gesucht“ wird als bearbeitet markiert",
			`action="${address(id, "bearbeitet")}"`,
			"Abbrechen",
		);
		const processed = await send(address(id, "bearbeitet"), { zurueck: "request" });
		expect(processed.to).toBe(address(id));
		expectWords(processed.page, "„Walze gesucht“ ist als bearbeitet markiert.", "Bearbeitet von", admin.user.email, "Wieder öffnen");
		expectNoWords(processed.page, "Als bearbeitet markieren</a>", "Wartezeit");
		const first = await stored(id);
		expectWords((await send(address(id, "bearbeitet"), { zurueck: "request" })).page, "„Walze gesucht“ war schon bearbeitet.");
		expect(await stored(id)).toEqual(first);
		expectWords(
			(await send(address(id, "wieder-oeffnen"), { zurueck: "request" })).page,
			"„Walze gesucht“ ist wieder offen.",
			"Wartezeit",
			"Wieder geöffnet",
			"Als bearbeitet markiert",
		);
	});

	test("of hiding leads back to the same list and brings its own undo", async () => {
		for (let n = 0; n < 11; n++) await makeRequest({ subject: `Bagger ${n}` });
		const id = await makeRequest({ subject: "Bagger weg", created_at: "2020-01-01T00:00:00.000Z" });
		const hidden = await send(address(id, "ausblenden"), { q: "bagger", page: "2", zurueck: "list" });
		expect(hidden.to).toBe(`${LIST}?q=bagger&page=2`);
		expectWords(hidden.page, "„Bagger weg“ ist ausgeblendet.", `action="${address(id, "einblenden")}"`, "Rückgängig", 'name="q" value="bagger"', "11 gefunden");
		expectWords(await pageOf(`${LIST}?ansicht=ausgeblendet`), "Bagger weg", "1 Anfrage");
		expectWords(await pageOf(address(id)), "Ausgeblendet", "Einblenden");
		const back = await send(address(id, "einblenden"), { q: "bagger", page: "2", zurueck: "list" });
		expect(back.to).toBe(`${LIST}?q=bagger&page=2`);
		expectWords(back.page, "„Bagger weg“ steht wieder in der Liste.", "12 gefunden");
		expectNoWords(back.page, "Rückgängig");
	});

	test("of deleting for good removes everything and leads to the list", async () => {
		const id = await makeRequest({ subject: "Endgültig" });
		await send(address(id), { text: "Notiz", note_id: newId() });
		expectWords(await pageOf(`${address(id)}?frage=removed`), "„Endgültig“ wird mit allen Angaben und Notizen gelöscht.");
		const { to, page } = await send(address(id, "loeschen"), { zurueck: "request" });
		expect(to).toBe(LIST);
		expectWords(page, "„Endgültig“ ist endgültig gelöscht.", "Noch keine Kontaktanfragen");
		expect(await stored(id)).toBeUndefined();
		expectWords((await send(address(id, "loeschen"))).page, "Diese Anfrage gibt es nicht mehr. (Code: 404)");
	});

	test("reads nothing of its form but the way back, and leads nowhere else", async () => {
		const id = await makeRequest({ subject: "Meine" });
		const other = await makeRequest({ subject: "Andere" });
		const forged = {
			id: other,
			bearbeitet: "false",
			ausgeblendet: "true",
			processed_by_email: "x@example.com",
			processed_at: "2000-01-01T00:00:00.000Z",
			by: "x",
			zurueck: "https://evil.example",
		};
		expect((await send(address(id, "bearbeitet"), forged)).to).toBe(LIST);
		expect(await stored(id)).toMatchObject({ bearbeitet: true, ausgeblendet: false, processed_by_email: admin.user.email });
		expect(Date.now() - Date.parse((await stored(id))!.processed_at!)).toBeLessThan(60_000);
		expect(await stored(other)).toMatchObject({ bearbeitet: false, ausgeblendet: false });
		for (const form of [{ q: "//evil.example" }, { ansicht: "https://evil.example" }, { q: "\r\nSet-Cookie: x=1" }, { q: "x".repeat(5000) }] as Record<string, string>[])
			expect((await send(address(id, "ausblenden"), form)).to.startsWith(LIST)).toBe(true);
	});

	test("that fails says so with a code, and nothing of the database's own words", async () => {
		const id = await makeRequest();
		const failures = {
			bearbeitet: ["Nicht gespeichert", "Die Anfrage konnte nicht als bearbeitet markiert werden. (Code: 503)"],
			"wieder-oeffnen": ["Nicht gespeichert", "Die Anfrage konnte nicht wieder geöffnet werden. (Code: 503)"],
			ausblenden: ["Fehler", "Die Anfrage konnte nicht ausgeblendet werden. (Code: 503)"],
			einblenden: ["Fehler", "Die Anfrage konnte nicht wieder eingeblendet werden. (Code: 503)"],
			loeschen: ["Fehler", "Die Anfrage konnte nicht gelöscht werden. (Code: 503)"],
		};
		await db().updateTable("Kontaktanfragen_Archiv").set({ bearbeitet: false }).execute();
		await db().schema.alterTable("Kontaktanfragen_Archiv").renameTo("away").execute();
		try {
			for (const [step, message] of Object.entries(failures)) {
				const { page } = await send(address(id, step));
				expectWords(page, ...message);
				expectNoWords(page, "no such table", "does not exist");
			}
		} finally {
			await db().schema.alterTable("away").renameTo("Kontaktanfragen_Archiv").execute();
		}
		expect(await stored(id)).toMatchObject({ bearbeitet: false, ausgeblendet: false });
	});

	test("is refused to offer managers and visitors, and to a link", async () => {
		const id = await makeRequest();
		const before = await stored(id);
		for (const step of ["bearbeitet", "wieder-oeffnen", "ausblenden", "einblenden", "loeschen"]) {
			expect((await manager.visit(address(id, step), { form: {} })).status).toBe(403);
			expect((await visitor().visit(address(id, step), { form: {} })).headers.get("Location")).toBe("/admin/login?");
			for (const response of [await admin.visit(address(id, step)), await admin.pageData(address(id, step))]) expect(response.status).toBe(405);
			expect((await admin.visit(address(id, step), { form: {}, headers: { Origin: "https://evil.example" } })).status).toBe(403);
		}
		expect((await manager.visit(address(id), { form: { text: "x" } })).status).toBe(403);
		expect((await manager.visit(`${LIST}/export`, { form: {} })).status).toBe(403);
		expect((await manager.visit("/admin/einstellungen", { form: { contact_request_days: "30", agreed: "30" } })).status).toBe(403);
		expect(await stored(id)).toEqual(before);
	});
});
