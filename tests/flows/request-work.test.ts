import { beforeAll, describe, expect, test } from "vitest";
import { daysAgo, db } from "#app/foundation/database/client.server.ts";
import { addDocument } from "#app/media/documents.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { useBuiltSite, useStaff } from "../app.ts";
import { address, LIST, useInbox } from "../inbox.ts";
import { makeOffer, makeRequest } from "../make.ts";
import { messages } from "../outside/delivery.ts";
import { mailsTo } from "../outside/mailbox.ts";
import { pdf } from "../pdfs.ts";
import { expectNoWords, expectWords, plainText, words } from "../words.ts";
import { withoutTable } from "../without-table.ts";
import { addRow, setRow } from "../rows.ts";

useBuiltSite();

const { staff, pageOf, send } = useInbox();
const sales = useStaff("verkauf");
beforeAll(async () => {
	const updated_at = "2026-01-01T00:00:00.000Z";
	const price = { name: "Preis", text: "Guten Tag {name}, {machine}: {price}, {link}", text_en: "Dear {name}" };
	await addRow("text_blocks", { id: newId(), ...price, updated_at });
	await addRow("text_blocks", { id: newId(), name: "Nur deutsch", text: "Grüße", text_en: null, updated_at });
});

const stored = (id: string) =>
	db().selectFrom("Kontaktanfragen_Archiv").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const answer = { intent: "answer", subject: "Re: Bagger", answer_text: "Ja, er ist noch da." };
const answers = () => db().selectFrom("request_answers").select(["subject", "text"]).execute();

describe("an answer", () => {
	test("is written and the request closed in three steps: open it, take a text block, send and close", async () => {
		const offer = await makeOffer({ name: "Brecher JX", sale_price: "12500" });
		const id = await makeRequest({ name: "Erika", offer_id: offer, offer_name: "Brecher JX" });
		const page = await pageOf(`${address(id)}?q=erika`);
		// Filled in for this request, ready to be put into the answer.
		expect(page).toContain("Brecher JX: 12.500\u00a0€, zzgl. MwSt., http");
		const further = { offer_id: await makeOffer(), offer_name: "Bagger KB", offer_nr: 2, position: 0 };
		await addRow("request_machines", { request_id: id, ...further, updated_at: "2026-01-01T00:00:00.000Z" });
		expect(await pageOf(address(id))).toContain("Bagger KB: Brecher JX: 12.500\u00a0€, zzgl. MwSt.");
		const { to, page: sent } = await send(`${address(id)}?q=erika`, { ...answer, close: "true" });
		expect(to).toBe(`${address(id)}?q=erika`);
		expectWords(sent, "Die Antwort wird nicht gesendet, sondern nur als Datei abgelegt");
		expect(await stored(id)).toMatchObject({ bearbeitet: true, processed_by_email: staff.admin.user.email });
		expect(await mailsTo("erika@example.com")).toHaveLength(1);
		expect(await messages()).toHaveLength(1);
		expectWords(await pageOf(address(id)), "Ja, er ist noch da.", "Lässt sich noch einige Sekunden zurückholen");
	});

	test("is held back once if a colleague has answered since its form was opened", async () => {
		const id = await makeRequest();
		const second = { ...answer, answer_id: newId(), answer_text: "Nein, verkauft." };
		const late = async (seen: string) => (await sales.visit(address(id), { form: { ...second, seen } })).text();
		await send(address(id), answer);
		const refused = await late("");
		expectWords(words(refused), "geantwortet, siehe Schriftwechsel", "Nein, verkauft.");
		expect(await answers()).toHaveLength(1);
		const seen = /name="seen" value="([^"]+)"/.exec(refused)![1]!;
		await late(seen);
		expectNoWords(await pageOf(address(id)), "Beantwortet");
		const { page } = await send(address(id), { ...answer, intent: "note", kind: "phone", text: "Angerufen" });
		expect(page, "a filed answer has reached nobody, a call of today has its time").toMatch(/>Beantwortet \d+:\d\d</);
		// The same form twice is one answer, whatever happened in between.
		await late(seen);
		expect(await answers()).toHaveLength(2);
	});

	test("takes the data sheet and the documents of its machine along in one click, unless visitors do not see it", async () => {
		const offer = await makeOffer({ name: "Brecher JX" });
		const { id: report } = await addDocument(pdf(), "Prüfbericht.pdf", staff.admin.user.id);
		await setRow("documents", report, { owner_kind: "offer", owner_id: offer, position: 0 });
		const id = await makeRequest({ offer_id: offer, offer_name: "Brecher JX" });
		expectWords(
			await pageOf(address(id)),
			">Anhängen<",
			">Alle 2 Unterlagen<",
			">Datenblatt Brecher JX<",
			">Prüfbericht<",
		);
		await send(address(id), answer);
		const answer_id = newId();
		const { page } = await send(address(id), { ...answer, answer_id, papers: "true" });
		expectWords(page, "> Datenblatt Brecher JX</a>", "> Prüfbericht</a>");
		const one = { ...answer, answer_id: newId(), "papers_Pr%C3%BCfbericht": "true" };
		await send(address(id), one);
		const files = (await mailsTo("erika@example.com")).map((mail) => mail.files!.map(({ name }) => name));
		expect(files).toEqual([[], ["Datenblatt Brecher JX", "Prüfbericht"], ["Prüfbericht"]]);
		const form = { take_back: one.answer_id };
		const back = await (await staff.admin.visit(address(id), { form })).text();
		const ticked = [...back.matchAll(/<input[^>]*name="(papers[^"]*)"[^>]*checked/g)].map(([, name]) => name);
		expect(ticked).toEqual(["papers_Pr%C3%BCfbericht"]);
		await setRow("Angebote", offer, { state: "draft" });
		expectNoWords(await pageOf(address(id)), "Anhängen");
	});

	test("is taken back into the form while it is held back, also without a script; later it is too late", async () => {
		const id = await makeRequest();
		const answer_id = newId();
		await send(address(id), { ...answer, answer_id });
		const form = { intent: "answer", take_back: answer_id, subject: "Re: Bagger", answer_text: "Und eins noch" };
		const back = words(await (await staff.admin.visit(address(id), { form })).text());
		expectWords(back, 'value="Re: Bagger"', ">Ja, er ist noch da.\n\nUnd eins noch</textarea>");
		expect(await answers()).toEqual([]);
		expectWords((await send(address(id), form)).page, "Zu spät: Die Antwort ist schon gesendet");
	});

	test("fills placeholders in, in the sender's language; one that nothing stands for is refused by name, and every word stays", async () => {
		const id = await makeRequest({ name: "Ann", language: "en" });
		expectWords(await pageOf(address(id)), "Geschrieben auf der englischen Seite", ">Preis<");
		expectNoWords(await pageOf(address(id)), ">Nur deutsch<");
		for (const text of ["Price: {price}, {foo}", "{machine}"]) {
			const response = await staff.admin.visit(address(id), { form: { ...answer, answer_text: text } });
			expect(response.status).toBe(400);
			const said = text === "{machine}" ? "{machine}" : "{price}, {foo}";
			expectWords(words(await response.text()), `keinen Wert: ${said}.`, text);
		}
		await send(address(id), { ...answer, answer_text: "Dear {name}, {curly braces 1+1}" });
		expect((await answers()).map(({ text }) => text)).toEqual(["Dear Ann, {curly braces 1+1}"]);
	});

	test("that can't be stored or is incomplete keeps subject and text", async () => {
		const id = await makeRequest();
		const visit = (form: Record<string, string>) => staff.admin.visit(address(id), { form });
		const failed = await withoutTable("request_answers", () => visit({ ...answer, close: "true" }));
		expect(failed.status).toBe(503);
		// Without a script the page can't be read either; the words stand there all the same.
		expectWords(words(await failed.text()), "Nicht gespeichert und nicht gesendet.", "Ja, er ist noch da.");
		expect((await stored(id)).bearbeitet).toBe(false);
		expect(await messages()).toEqual([]);
		for (const [change, said] of [
			[{ answer_text: " " }, "Bitte schreiben Sie eine Antwort."],
			[{ subject: "" }, "Bitte geben Sie einen Betreff an."],
			[{ answer_text: "x".repeat(10_001) }, "Die Antwort ist zu lang."],
		] as const) {
			const refused = await visit({ ...answer, ...change });
			expect(refused.status).toBe(400);
			expectWords(words(await refused.text()), said);
		}
	});

	test("names no price and no address that visitors do not see: of a draft, a withdrawn or a sold machine", async () => {
		const offer = await makeOffer({ name: "Brecher JX", sale_price: "12500" });
		const id = await makeRequest({ offer_id: offer, offer_name: "Brecher JX" });
		const states = [
			[{ state: "reserved" }, ""],
			[{ state: "sold", sold_at: daysAgo(1) }, "{price}"],
			[{ state: "sold", sold_at: daysAgo(400) }, "{price}, {link}"],
			[{ state: "withdrawn", sold_at: null }, "{price}, {link}"],
			[{ state: "draft" }, "{price}, {link}"],
		] as const;
		for (const [columns, missing] of states) {
			await setRow("Angebote", offer, columns);
			expect((await pageOf(address(id))).includes(">Preis<")).toBe(!missing);
			const form = { ...answer, answer_text: "{machine}: {price}, {link}" };
			const response = await staff.admin.visit(address(id), { form });
			expect(response.status, columns.state).toBe(missing ? 400 : 302);
			if (missing) expectWords(words(await response.text()), `keinen Wert: ${missing}.`);
		}
		expect(await answers()).toHaveLength(1);
	});
});

describe("a request", () => {
	test("is given to a colleague, who is mailed and finds it under their own; giving it to oneself mails nobody", async () => {
		const id = await makeRequest({ subject: "Walze gesucht", name: "Karl" });
		expectWords(await pageOf(address(id)), sales.user.email, "Mir zuweisen");
		const { page } = await send(address(id), { intent: "assign", colleague: sales.user.id });
		expectWords(page, "Zugewiesen");
		const [mail] = await mailsTo(sales.user.email);
		expect(await messages()).toHaveLength(1);
		expectWords(mail!.text, staff.admin.user.email, "Walze gesucht", address(id));
		expectWords(words(await sales.page(`${LIST}?ansicht=meine`)), "Karl");
		expectNoWords(await pageOf(`${LIST}?ansicht=meine`), "Karl");
		await send(address(id), { intent: "assign", colleague: staff.admin.user.id });
		expect(await messages()).toHaveLength(1);
		await send(address(id), { intent: "assign", colleague: "" });
		expect((await stored(id)).assigned_to).toBeNull();
		// Who may not answer is not offered, and refused all the same.
		expectNoWords(await pageOf(address(id)), staff.manager.user.email);
		const form = { intent: "assign", colleague: staff.manager.user.id };
		const refused = words(await staff.admin.page(address(id), 400, { form }));
		expectWords(refused, "Diese Person kann keine Anfragen bearbeiten.");
	});

	test("comes up again on its day, on the overview and in the list, and not before", async () => {
		const [due, later] = [await makeRequest({ subject: "Heute dran" }), await makeRequest({ subject: "Später dran" })];
		const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(new Date());
		await send(address(due), { intent: "followUp", day: today });
		await send(address(later), { intent: "followUp", day: "2098-01-31" });
		const rows = (await sales.page("/admin/dashboard")).split("<li").map(plainText);
		const rowsOf = (subject: string) => rows.filter((row) => row.includes(subject)).join("\n");
		const once = expect.stringMatching(/heute Wiedervorlage: Erika|Antwort an Erika.* zugesagt/);
		expect(rowsOf("Heute dran").split("\n"), "by what is due first").toEqual([once]);
		expect(rowsOf("Später dran")).not.toContain("Wiedervorlage");
		expectWords(await pageOf(LIST), "Wiedervorlage 31.01.2098", "Wiedervorlage fällig");
		for (const day of ["2020-01-01", "morgen", "2026-13-45"]) {
			const refused = await staff.admin.visit(address(due), { form: { intent: "followUp", day } });
			expect(refused.status, day).toBe(400);
			const said = day === "2020-01-01" ? "ab heute" : "Bitte geben Sie ein Datum an, mit Tag";
			expectWords(words(await refused.text()), said, day);
		}
		await send(address(due), { intent: "followUp", day: "" });
		expect((await stored(due)).follow_up).toBeNull();
	});

	test("says how it ended, if somebody says so when closing it or later; reopening forgets it", async () => {
		const id = await makeRequest();
		const shown = await staff.admin.page(`${address(id)}?ansicht=alle`);
		const close = /action="([^"]*\/bearbeitet\?[^"]*)"/.exec(shown)![1]!;
		const said = { outcome: "lost", outcome_reason: "zu teuer" };
		// How a request ended is also a filter of the list, which stays as it was.
		expect((await send(close, { ...said, zurueck: "request" })).to).toBe(`${address(id)}?ansicht=alle`);
		expectWords(await pageOf(address(id)), "verloren: zu teuer");
		expectWords(await pageOf(`${LIST}?ansicht=bearbeitet`), "Abgeschlossen: verloren");
		await send(address(id, "bearbeitet"), { outcome: "sold" });
		expect(await stored(id), "by a page that does not know how it ended").toMatchObject(said);
		const { processed_at } = await stored(id);
		await send(address(id), { intent: "outcome", outcome: "sold" });
		expect(await stored(id)).toMatchObject({ outcome: "sold", outcome_reason: null, processed_at });
		await send(address(id, "wieder-oeffnen"));
		await send(address(id), { intent: "outcome", outcome: "sold" });
		expect(await stored(id), "an open one has none").toMatchObject({ outcome: null, outcome_reason: null });
		await send(address(id, "bearbeitet"), { outcome: "nonsense", outcome_reason: "x" });
		expect(await stored(id)).toMatchObject({ bearbeitet: true, outcome: null, outcome_reason: null });
	});
});
