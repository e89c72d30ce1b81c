import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { signedInAs, useBuiltSite, visitor } from "../app.ts";
import { address, LIST, useInbox } from "../inbox.ts";
import { makeOffer, makeRequest, makeUser } from "../make.ts";
import { messages } from "../outside/delivery.ts";
import { setRow } from "../rows.ts";
import { withoutTable } from "../without-table.ts";
import { expectNoWords, expectWords, words } from "../words.ts";

useBuiltSite();

const { staff, pageOf, send } = useInbox();

describe("a request's page", () => {
	test("shows all its fields, with line breaks and the machine that was asked for", async () => {
		const offer = await makeOffer({ name: "Backenbrecher JX" });
		const id = await makeRequest({
			name: "Erika",
			phone: "0351 123456",
			subject: "Preis & mehr?",
			message: "Zeile 1\nZeile 2",
			language: "en",
			offer_id: offer,
			offer_name: "Backenbrecher JX",
			created_at: "2026-07-01T10:05:00.000Z",
		});
		const page = await pageOf(address(id));
		expectWords(page, "Zeile 1\nZeile 2", "whitespace-pre-line", 'href="tel:0351123456"', "Englisch");
		expectWords(page, "01.07.2026, 12:05", "Überfällig seit 02.07.2026, 12:05 Uhr");
		expectWords(page, `href="/angebot/detail/${offer}"`, `href="/admin/angebot-bearbeiten/${offer}"`);
		expectWords(page, ">Erika</h1>", 'href="mailto:erika@example.com"', 'value="Re: Preis &amp; mehr?"');
		// On a phone: telephone, message, form for an answer, and then all else.
		const [phone, message, answer, facts] = ["tel:", "Zeile 1", 'name="answer_text"', "Datenschutz akzeptiert"].map(
			(part) => page.indexOf(part),
		);
		expect(phone! < message! && message! < answer! && answer! < facts!).toBe(true);
		await setRow("Angebote", offer, { type: "miete", state: "reserved", reserved_until: "2036-03-01" });
		expectWords(await pageOf(address(id)), "Online · reserviert bis\u00a001.03.2036");
		await db().updateTable("Kontaktanfragen_Archiv").set({ offer_id: null }).execute();
		const gone = await pageOf(address(id));
		expectWords(gone, "Backenbrecher JX", "nicht mehr im Angebot");
		expectNoWords(gone, "/angebot/detail/");
	});

	test("begins in the list with machine and days of hire or sender's own words, not with the form's", async () => {
		const form = "Guten Tag, ich interessiere mich für diese Maschine. ";
		await makeRequest({ message: `${form}Steht sie noch in Arnsdorf?` });
		await makeRequest({ message: "Bitte mit Greifer.\n\nMietbeginn: 01.12.2026\nMietende: 04.12.2026" });
		await makeRequest({ message: form.trim(), default_subject: "offerSubject", offer_name: "Brecher" });
		const list = words(await pageOf(LIST));
		expectWords(
			list,
			">Steht sie noch in Arnsdorf?",
			">01.12.2026 – 04.12.2026 · Bitte mit Greifer.<",
			`>${form.trim()}<`,
			">Brecher<",
		);
		expectNoWords(list, ">Anfrage: Brecher");
	});

	test("takes notes that no visitor ever sees, refuses an empty or endless one, and keeps its words", async () => {
		const id = await makeRequest();
		const { page } = await send(address(id), { text: "Hat <b>zweimal</b> angerufen", note_id: newId() });
		expectWords(words(await pageOf("/admin/verlauf")), "Anfrage „Erika Mustermann“");
		expectWords(page, "Notiz gespeichert", "Hat &lt;b&gt;zweimal&lt;/b&gt; angerufen", staff.admin.user.email);
		for (const [text, message] of [
			["", "Bitte schreiben Sie eine Notiz."],
			["Wort".repeat(1300), "Die Notiz ist zu lang."],
		] as const) {
			const response = words(await staff.admin.page(address(id), 400, { form: { text } }));
			expectWords(response, message, text.trim().slice(0, 100).replace("\u0007", ""));
		}
		const failed = await withoutTable("request_notes", () =>
			staff.admin.visit(address(id), { form: { text: "Geht nicht verloren" } }),
		);
		expect(failed.status).toBe(503);
		const notes = await db().selectFrom("request_notes").select(["text", "by_email"]).execute();
		expect(notes).toEqual([{ text: "Hat <b>zweimal</b> angerufen", by_email: staff.admin.user.email }]);
		expectNoWords(await visitor().page("/kontakt"), "zweimal");
	});
});

async function names(query: string): Promise<string[]> {
	const page = await staff.admin.page(`${LIST}?${query}`);
	const rows = /<tbody>.*<\/tbody>/s.exec(page)?.[0] ?? "";
	return [...rows.matchAll(/<td class="name[^"]*"><span[^>]*><a[^>]*>([^<]+)<\/a>/g)].map(([, name]) => name!);
}

test("the list of requests is filtered by who answers, kind, machine, language, source, follow-up, outcome and days, all at once", async () => {
	const me = staff.admin.user.id;
	await makeRequest({ name: "A", assigned_to: me, default_subject: "offerSubject", offer_name: "Brecher" });
	await makeRequest({ name: "B", language: "en", source: '{"campaign":"utm_source=\\"sheet\\":"}' });
	await makeRequest({ name: "C", follow_up: "2020-01-01", source: '{"sheet":true}', language: "en" });
	await makeRequest({
		name: "D",
		follow_up: "2099-01-01",
		source: '{"tradeIn":true}',
		created_at: "2026-03-01T22:59:59.999Z",
	});
	await makeRequest({ name: "E", outcome: "lost", bearbeitet: true, created_at: "2026-03-01T23:00:00.000Z" });
	const found = async (query: string) => (await names(`ansicht=alle&${query}`)).sort().join("");
	expect(await found("")).toBe("ABCDE");
	expect(await found(`assigned=${me}`)).toBe("A");
	expect(await found("assigned=nobody")).toBe("BCDE");
	const { id: locked } = await makeUser("verkauf");
	await setRow("users", locked, { locked_at: "2026-03-01T12:00:00.000Z" });
	expect(await found(`assigned=${locked}`)).toBe("");
	expect(await found("about=machine&about=tradeIn")).toBe("AD");
	expect(await found("about=general")).toBe("BCE");
	expect(await found("language=en")).toBe("BC");
	expect(await found("source=sheet")).toBe("C");
	expect(await found("source=sheet&source=campaign")).toBe("BC");
	expect(await found("language=en&source=sheet")).toBe("C");
	expect(await found("due=due")).toBe("C");
	expect(await found("due=planned&due=none&language=de")).toBe("ADE");
	expect(await found("outcome=lost")).toBe("E");
	// A day begins at midnight in the office, in winter an hour before that in UTC.
	expect(await found("to=2026-03-01")).toBe("D");
	expect(await found("from=2026-03-02&to=2026-03-02")).toBe("E");
	expect(await found("language=en&q=bagger")).toBe("BC");
	expect(await found("language=en&q=ba")).toBe("BC");
	expect(await names("language=de")).toEqual(["A", "D"]);
});

const stored = (id: string) =>
	db().selectFrom("Kontaktanfragen_Archiv").selectAll().where("id", "=", id).executeTakeFirst();

function undoIn(page: string): [path: string, form: Record<string, string>] {
	const [, path, form] = /<p role="status"[^]*?<form[^>]*action="([^"]+)"([^]*?)<\/form>/.exec(page)!;
	const fields = [...form!.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
	return [path!, Object.fromEntries(fields.map(([, name, value]) => [name!, value!.replaceAll("&amp;", "&")]))];
}

describe("a step", () => {
	test("is taken at once without a script, says what it did, by the subject, and can be taken back", async () => {
		const id = await makeRequest({ subject: "Walze gesucht" });
		expectWords(await pageOf(LIST), `action="${address(id, "ausblenden")}"`, `action="${address(id, "bearbeitet")}"`);
		const processed = await send(address(id, "bearbeitet"), { zurueck: "request" });
		expect(processed.to).toBe(address(id));
		expectWords(processed.page, "„Walze gesucht“ ist abgeschlossen.", "Rückgängig", "Abgeschlossen von");
		expectWords(processed.page, `action="${address(id, "wieder-oeffnen")}"`, staff.admin.user.email);
		expectNoWords(processed.page, "Abschließen</a>", "Zugesagt bis");
		const letters = /Schriftwechsel<[^]*?<\/section>/.exec(processed.page)![0];
		expectWords(letters, "Abgeschlossen", staff.admin.user.email);
		const first = await stored(id);
		const again = await send(address(id, "bearbeitet"), { zurueck: "request" });
		expectWords(again.page, `„Walze gesucht“ wurde schon von ${staff.admin.user.email} abgeschlossen.`);
		expect(await stored(id)).toEqual(first);
		const reopened = await send(address(id, "wieder-oeffnen"), { zurueck: "request" });
		expectWords(reopened.page, "„Walze gesucht“ ist wieder offen.", "Zugesagt bis", "Abgeschlossen");
	});

	test("that closed a request or opened it again is taken back with who had closed it, when and how", async () => {
		const id = await makeRequest({ subject: "Verlorener Bagger" });
		const colleague = await signedInAs("verkauf");
		await colleague.visit(address(id, "bearbeitet"), { form: { outcome: "lost", outcome_reason: "zu teuer" } });
		await setRow("Kontaktanfragen_Archiv", id, { processed_at: "2026-05-04T08:00:00.000Z" });
		const { updated_at: _, version: __, ...before } = (await stored(id))!;
		const { page } = await send(address(id, "wieder-oeffnen"), { zurueck: "request" });
		expect(await stored(id)).toMatchObject({ bearbeitet: false, outcome: null, processed_at: null });
		const undone = await send(...undoIn(page));
		expect(await stored(id)).toMatchObject(before);
		expect(undone.to).toBe(address(id));
		expectWords(undone.page, "Ein Eintrag ist wiederhergestellt.", "verloren: zu teuer", "04.05.2026, 10:00");
		const open = await makeRequest();
		await send(...undoIn((await send(address(open, "bearbeitet"), { outcome: "sold" })).page));
		expect(await stored(open)).toMatchObject({ bearbeitet: false, processed_by_email: null, outcome: null });
	});

	test("of saying that a suspicious request is none puts it among the open ones, and sends the mails then", async () => {
		const id = await makeRequest({ subject: "Doch echt", suspicion: "trap", created_at: "2026-03-02T09:00:00.000Z" });
		await send(address(id, "ausblenden"));
		expect((await stored(id))!.ausgeblendet).toBe(false);
		const { page } = await send(address(id, "kein-spam"), { zurueck: "request" });
		expectWords(page, "„Doch echt“ steht jetzt bei den offenen Anfragen.", "Als „kein Spam“ eingestuft");
		// Its waiting time begins now.
		expectNoWords(page, "Überfällig");
		const mails = await messages();
		expect(mails.map(({ kind }) => kind)).toEqual(["mail", "mail"]);
		expectWords((await send(address(id, "kein-spam"))).page, "„Doch echt“ stand schon bei den gewöhnlichen Anfragen.");
		expect(await messages()).toHaveLength(2);
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
			zurueck: "https://evil.example",
		};
		expect((await send(address(id, "bearbeitet"), forged)).to).toBe(LIST);
		const processed_by_email = staff.admin.user.email;
		expect(await stored(id)).toMatchObject({ bearbeitet: true, ausgeblendet: false, processed_by_email });
		expect(Date.now() - Date.parse((await stored(id))!.processed_at!)).toBeLessThan(60_000);
		expect(await stored(other)).toMatchObject({ bearbeitet: false, ausgeblendet: false });
		for (const form of [
			{ q: "//evil.example" },
			{ ansicht: "https://evil.example" },
			{ q: "\r\nSet-Cookie: x=1" },
			{ q: "x".repeat(5000) },
		] as Record<string, string>[])
			expect((await send(address(id, "ausblenden"), form)).to.startsWith(LIST)).toBe(true);
	});
});

test("the export is a file for download in UTF-8, with what the view lists", async () => {
	for (const subject of ["Bagger ß", "Walze"]) await makeRequest({ subject });
	const file = await staff.admin.visit(`${LIST}/export?q=bagger`, { form: { all: "1" } });
	expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "text/csv; charset=utf-8"]);
	expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="kontaktanfragen-[\d-]{10}\.csv"$/);
	expect(file.headers.get("Cache-Control")).toContain("no-store");
	const text = await file.text();
	expectWords(text, '"Eingang";"Name"', '"Bagger ß"');
	expect(text).not.toContain("Walze");
});
