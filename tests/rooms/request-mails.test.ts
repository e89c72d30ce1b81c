import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ContactValues } from "#app/requests/contact/contact-form.ts";
import { sendRequest } from "#app/requests/new-request.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { makeOffer } from "../make.ts";
import { type Delivery, startMailServer } from "../outside/mail-server.ts";
import { deliverAll, letPausesPass, logged, messages } from "../outside/delivery.ts";
import { startWebhook } from "../outside/webhook-server.ts";
import { expectWords } from "../words.ts";

const server = await startMailServer();
const hook = await startWebhook();
process.env.SMTP_URL = server.url;
process.env.CONTACT_WEBHOOK_URL = hook.url;
process.env.CONTACT_MAIL_TO = "office@example.net";
process.env.PUBLIC_URL = "https://www.example.com";
afterAll(() => Promise.all([server.stop(), hook.stop()]));

beforeEach(async () => {
	for (const table of ["outbox", "Kontaktanfragen_Archiv", "throttles"] as const)
		await db().deleteFrom(table).execute();
	server.deliveries.length = hook.calls.length = logged.length = 0;
});

const words: ContactValues = {
	name: "Erika Größe",
	email: "erika@example.org",
	phone: "0351 123",
	subject: "Frage zum Bagger",
	message: "Ist er noch da?\nGrüße",
	privacy_agreed: true,
	offer_id: undefined,
};
let visitors = 0;
const send = (
	change: Partial<ContactValues> = {},
	origin: { language?: "de" | "en"; machines?: { id: string; name: string; nr: number }[] } = {},
) => sendRequest({ ...words, ...change }, { language: "de", clientAddress: `203.0.113.${++visitors}`, ...origin });
const to = (address: string): Delivery => {
	const found = server.deliveries.filter((delivery) => delivery.to.includes(address));
	expect(found).toHaveLength(1);
	expect(found[0]!.to).toEqual([address]);
	return found[0]!;
};

describe("a contact request", () => {
	test("comes to the office with all its fields, both parts alike, and can be answered at once", async () => {
		const offer = { id: await makeOffer({ name: "Brecher JX" }), name: "Brecher JX", nr: 1 };
		const sent = await send({}, { machines: [offer] });
		await deliverAll();
		const { mail } = to("office@example.net");
		const { id } = await db().selectFrom("Kontaktanfragen_Archiv").select("id").executeTakeFirstOrThrow();
		expect(sent).toEqual({ ok: true, id });
		expect(mail).toMatchObject({ subject: "Website: Frage zum Bagger", replyTo: [{ address: "erika@example.org" }] });
		for (const part of [mail.text!, mail.html!.replaceAll("<br>", "")]) {
			expectWords(
				part,
				"Erika Größe",
				"erika@example.org",
				"0351 123",
				"Frage zum Bagger",
				"Ist er noch da?\nGrüße",
				"Brecher JX",
				`https://www.example.com/angebot/detail/${offer.id}`,
				"Deutsch",
				"akzeptiert",
			);
			expect(part).toContain(`https://www.example.com/admin/kontakt-anfrage/${id}`);
		}
	});

	test("is acknowledged to its sender with the time of the answer, and with nothing that was typed", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-05-22T13:05:00Z") });
		const typed = "Gratis: https://evil.example";
		await send({ subject: typed, message: typed, name: typed });
		vi.useRealTimers();
		await letPausesPass();
		await deliverAll();
		const { mail, raw } = to("erika@example.org");
		const head = { subject: "Ihre Anfrage ist angekommen", replyTo: [{ address: "office@example.net" }] };
		expect(mail).toMatchObject(head);
		for (const part of [mail.text!, mail.html!]) {
			expect(part).toContain("22.05.2026, 15:05\u00a0Uhr");
			// Friday before Whitsun: neither the weekend nor Monday counts.
			expect(part).toContain("spätestens am Dienstag, 26.\u00a0Mai, 15:05\u00a0Uhr");
			expect(part).toContain("+49 35200 12345-0");
			expect(part).toMatch(/antworten Sie einfach.*Mit freundlichen Grüßen(<br>)?\nMustermann Baumaschinen/s);
			expect(part).not.toContain("evil");
		}
		expect(raw).not.toContain("evil");
		expect(raw).toMatch(/^Auto-Submitted: auto-generated/m);
	});

	test("is posted to the webhook with the names that the description has", async () => {
		const offer = { id: await makeOffer({ name: "Brecher JX" }), name: "Brecher JX", nr: 1 };
		const sent = await send({ phone: undefined }, { machines: [offer] });
		await deliverAll();
		const machine = { id: offer.id, name: offer.name, url: `https://www.example.com/angebot/detail/${offer.id}` };
		expect(JSON.parse(hook.calls[0]!.body)).toEqual({
			id: sent.ok && sent.id,
			name: "Erika Größe",
			email: "erika@example.org",
			phone: null,
			subject: "Frage zum Bagger",
			message: "Ist er noch da?\nGrüße",
			language: "de",
			machine,
			machines: [machine],
			created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
		});
	});

	test("that is sent three times at once is one row, one webhook call, and one mail to each", async () => {
		const many = await Promise.all([1, 2, 3].map(() => send()));
		expect(new Set(many.map((sent) => sent.ok && sent.id)).size).toBe(1);
		await send();
		await deliverAll();
		expect(await db().selectFrom("Kontaktanfragen_Archiv").select("id").execute()).toHaveLength(1);
		expect(hook.calls).toHaveLength(1);
		expect(server.deliveries.map(({ to }) => to).sort()).toEqual([["erika@example.org"], ["office@example.net"]]);
	});

	test("from an address that was acknowledged three times that day comes to the office all the same, and is acknowledged no more", async () => {
		for (let n = 1; n <= 5; n++)
			await send({ message: `Nummer ${n}`, email: n % 2 ? "erika@example.org" : "ERIKA@example.org" });
		await send({ email: "max@example.org" });
		await deliverAll();
		const recipients = server.deliveries.map((delivery) => delivery.to[0]!.toLowerCase());
		const counted = (address: string) => recipients.filter((recipient) => recipient === address).length;
		expect(["office@example.net", "erika@example.org", "max@example.org"].map(counted)).toEqual([6, 3, 1]);
		expect(JSON.stringify(await db().selectFrom("throttles").select("key").execute())).not.toMatch(/erika|max/i);
	});

	test("that can't be stored sends nothing", async () => {
		await expect(send({}, { machines: [{ id: "no such machine", name: "x", nr: 1 }] })).rejects.toThrow();
		expect(await messages()).toEqual([]);
	});

	test("can't add a header, a recipient or markup to a mail, by whatever field", async () => {
		const forged = `x\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>\u2028`;
		await send({ name: forged, subject: forged, message: forged, phone: forged });
		await deliverAll();
		expect(server.deliveries.map(({ to }) => to).sort()).toEqual([["erika@example.org"], ["office@example.net"]]);
		for (const { raw, mail } of server.deliveries) {
			expect(raw.split("\r\n\r\n")[0]).not.toMatch(/^(Bcc|Cc): /im);
			expect(mail.html).not.toContain("<script>");
			expect(mail.bcc ?? mail.cc).toBeUndefined();
		}
	});
});
