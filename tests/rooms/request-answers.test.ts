import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
	answersOf,
	recordDeliveries,
	retryAnswer,
	sendAnswer,
	takeBackAnswer,
} from "#app/requests/request-answers.server.ts";
import { tryAllAgain } from "#app/mail/outbox-messages.server.ts";
import { requestPage } from "#app/requests/list/request-list.server.ts";
import { NEWEST } from "#app/requests/list/request-list.ts";
import { takeStep } from "#app/requests/request-steps.server.ts";
import { sendRequest } from "#app/requests/new-request.server.ts";
import { config } from "#app/foundation/config/config.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { addDocument } from "#app/media/documents.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { useEmptyTables, useUser } from "../before.ts";
import { deliverAll, letPausesPass } from "../outside/delivery.ts";
import { pdf } from "../pdfs.ts";
import { setRow } from "../rows.ts";
import { startMailServer } from "../outside/mail-server.ts";

const server = await startMailServer();
process.env.SMTP_URL = server.url;
process.env.CONTACT_MAIL_TO = "office@example.net";
process.env.PUBLIC_URL = "https://www.example.com";
afterAll(() => server.stop());

const by = useUser();
useEmptyTables("outbox", "Kontaktanfragen_Archiv", "throttles", "trace");
let request: string;
beforeEach(async () => {
	server.manner = "take";
	server.deliveries.length = 0;
	const sent = await sendRequest(
		{
			name: "Erika",
			email: "erika@example.org",
			phone: undefined,
			subject: "Bagger",
			message: "Ist er noch da?\nGrüße",
			privacy_agreed: true,
			offer_id: undefined,
		},
		{ language: "en", clientAddress: "203.0.113.1" },
	);
	request = sent.ok ? sent.id : "";
});

const write = (text: string, answerId: string | undefined = newId(), close = false, files: string[] = []) =>
	sendAnswer(request, { subject: "Re: Bagger", text, answerId, close, files, seen: "" }, by);
/** Delivers also what is held back, as if its ten seconds were over. */
const deliver = async () => {
	await letPausesPass();
	await deliverAll();
};
const toCustomer = () =>
	server.deliveries.filter(({ to }) => to.includes("erika@example.org")).map(({ mail, raw }) => ({ ...mail, raw }));
const row = () =>
	db().selectFrom("Kontaktanfragen_Archiv").selectAll().where("id", "=", request).executeTakeFirstOrThrow();

describe("an answer", () => {
	test("continues the thread of the automatic confirmation, can be answered, and is no automatic mail", async () => {
		await deliver();
		await write("Yes, it is.\n<b>Come</b> by, wir begrüßen Sie!");
		await deliver();
		await write("And tomorrow?\n\nBest regards\nEla");
		await deliver();
		const [confirmation, first, second] = toCustomer();
		expect(first).toMatchObject({
			subject: "Re: Bagger",
			replyTo: [{ address: "office@example.net" }],
			inReplyTo: confirmation!.messageId,
			references: confirmation!.messageId,
		});
		expect(second!.inReplyTo).toBe(first!.messageId);
		expect(second!.references).toBe(`${confirmation!.messageId} ${first!.messageId}`);
		expect(first!.raw).not.toMatch(/^(Auto-Submitted|X-Auto-Response-Suppress)/m);
		expect(first!.text).toMatch(/^Yes, it is\.\n<b>Come<\/b> by, wir begrüßen Sie!\n\nKind regards\n\n-- \n/);
		expect(second!.text).toMatch(/^And tomorrow\?\n\nBest regards\nEla\n\n-- \n/);
		expect(first!.text).toContain("> Ist er noch da?\n> Grüße");
		expect(first!.html).toContain("&lt;b&gt;Come&lt;/b&gt; by, wir begrüßen Sie!");
		expect((await answersOf(request)).map(({ text, state }) => [text, state])).toEqual([
			["Yes, it is.\n<b>Come</b> by, wir begrüßen Sie!", "sent"],
			["And tomorrow?\n\nBest regards\nEla", "sent"],
		]);
	});

	test("that is sent twice is one, closes the request if asked to, and is noted without its words", async () => {
		const id = newId();
		await Promise.all([write("Hallo Zwiebelfisch", id, true), write("Hallo Zwiebelfisch", id, true)]);
		expect(await answersOf(request)).toHaveLength(1);
		expect(await row()).toMatchObject({ bearbeitet: true, processed_by_email: by.email, assigned_to: by.id });
		const trace = await db().selectFrom("trace").selectAll().where("record_id", "=", request).execute();
		expect(trace.map(({ action }) => action).sort()).toEqual(["answered", "assigned", "processed"]);
		expect(JSON.stringify(trace)).not.toContain("Zwiebelfisch");
		const answer = { subject: "x", text: "x", answerId: undefined, close: false, files: [], seen: "" };
		expect(await sendAnswer(newId(), answer, by)).toBe("missing");
	});

	test("whose mail server refuses keeps every word, says why, and is sent again, also when its mail is gone", async () => {
		await deliver();
		server.manner = "refuse";
		const id = newId();
		await write("Nicht verlieren", id, true);
		await deliver();
		await recordDeliveries();
		const list = { q: "", kind: "request", tab: "new", sort: NEWEST, page: 1, size: 10, columns: [] } as const;
		expect((await requestPage(list, by.id)).lines, "open and new again").toMatchObject([{ unreached: id }]);
		expect(await answersOf(request)).toMatchObject([{ text: "Nicht verlieren", state: "failed", reason: "recipient" }]);
		server.manner = "take";
		expect(await retryAnswer(request, id)).toBe(true);
		expect(await answersOf(request)).toMatchObject([{ state: "waiting" }]);
		await deliver();
		expect(await answersOf(request)).toMatchObject([{ state: "sent", reason: null }]);
		expect(await retryAnswer(request, id)).toBe(false);
		expect(toCustomer().filter(({ text }) => text!.includes("Nicht verlieren"))).toHaveLength(1);
		const lost = newId();
		await write("Aus dem Postausgang entfernt", lost);
		await db().deleteFrom("outbox").where("id", "=", lost).execute();
		expect((await answersOf(request))[1]).toMatchObject({ state: "failed" });
		expect(await retryAnswer(request, lost)).toBe(true);
		await deliver();
		expect(toCustomer().at(-1)!.text).toContain("Aus dem Postausgang entfernt");
		expect(await retryAnswer(newId(), lost)).toBe(false);
		const { mailServer } = config();
		Object.assign(config(), { mailServer: null });
		await recordDeliveries();
		await setRow("Kontaktanfragen_Archiv", request, { first_answer_at: null });
		await write("Nur abgelegt", newId());
		await deliver();
		await recordDeliveries();
		expect((await answersOf(request))[2]).toMatchObject({ state: "filed" });
		expect((await row()).first_answer_at, "it has reached nobody").toBeNull();
		Object.assign(config(), { mailServer });
		expect((await answersOf(request))[2]).toMatchObject({ state: "failed", reason: "filed" });
		expect([await tryAllAgain(), await tryAllAgain()]).toEqual([1, 0]);
		await deliver();
		expect(toCustomer().at(-1)!.text).toContain("Nur abgelegt");
		await recordDeliveries();
		expect((await row()).first_answer_at).not.toBeNull();
	});

	test("stays known as delivered after the outbox has forgotten it, and goes with its request", async () => {
		await write("Erledigt");
		await deliver();
		await recordDeliveries();
		await db().deleteFrom("outbox").execute();
		expect(await answersOf(request)).toMatchObject([{ state: "sent" }]);
		await takeStep("removed", request, by);
		expect(await db().selectFrom("request_answers").selectAll().execute()).toEqual([]);
	});

	test("is held back for ten seconds, in which its words come back and the request is as if it had not been answered", async () => {
		const id = newId();
		await write("Voreilig", id, true);
		await deliverAll();
		expect(await answersOf(request)).toMatchObject([{ state: "waiting", heldFor: expect.closeTo(9000, -4) }]);
		expect(await takeBackAnswer(newId(), id, by)).toBeNull();
		expect(await takeBackAnswer(request, id, by)).toMatchObject({ subject: "Re: Bagger", text: "Voreilig" });
		expect(await row()).toMatchObject({ bearbeitet: false, first_answer_at: null });
		expect(await answersOf(request)).toEqual([]);
		await deliver();
		expect(toCustomer().filter(({ text }) => text!.includes("Voreilig"))).toEqual([]);
		expect(await takeBackAnswer(request, id, by)).toBeNull();
		await write("Bleibt", id);
		await deliver();
		expect(await takeBackAnswer(request, id, by)).toBeNull();
		expect(await answersOf(request)).toMatchObject([{ text: "Bleibt", state: "sent", heldFor: 0 }]);
	});

	test("brings the PDFs that go along, and lets go of them when it is taken back or its request deleted", async () => {
		const owner = (id: string) =>
			db().selectFrom("documents").select("owner_kind").where("id", "=", id).executeTakeFirstOrThrow();
		const { id } = await addDocument(pdf(), "Datenblatt JX.pdf", by.id);
		await write("Anbei", newId(), false, [id]);
		await deliver();
		const [file] = toCustomer().at(-1)!.attachments;
		expect(file).toMatchObject({ filename: "Datenblatt JX.pdf", mimeType: "application/pdf" });
		expect(Buffer.from(file!.content as ArrayBuffer).equals(pdf())).toBe(true);
		expect((await answersOf(request))[0]!.files).toEqual([{ id, title: "Datenblatt JX" }]);
		const second = await addDocument(pdf(), "Bericht.pdf", by.id);
		const answer = newId();
		await write("Voreilig", answer, false, [second.id]);
		expect(await takeBackAnswer(request, answer, by)).toMatchObject({ papers: ["Bericht"] });
		expect([await owner(id), await owner(second.id)]).toEqual([{ owner_kind: "answer" }, { owner_kind: null }]);
		await takeStep("removed", request, by);
		expect(await owner(id)).toEqual({ owner_kind: null });
	});

	test("that is taken back leaves an earlier answer the first one, and a request closed that was closed before", async () => {
		expect((await row()).first_answer_at, "the confirmation is none").toBeNull();
		await write("Erste");
		const { first_answer_at } = await row();
		await takeStep("processed", request, by);
		const id = newId();
		await setRow("Kontaktanfragen_Archiv", request, { processed_at: "2026-01-01T00:00:00.000Z" });
		await write("Zweite", id);
		await takeBackAnswer(request, id, by);
		expect(await row()).toMatchObject({ bearbeitet: true, first_answer_at });
	});
});
