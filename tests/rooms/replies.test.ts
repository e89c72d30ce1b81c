import { describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { newId } from "#app/database/identity.ts";
import { countTabs } from "#app/requests/list/request-tabs.server.ts";
import { requestToRead } from "#app/requests/page/request-detail.server.ts";
import type { RequestReply } from "#app/requests/replies/reply.ts";
import { assign } from "#app/requests/request-assign.server.ts";
import { hide, removeRequest } from "#app/requests/request-repository.server.ts";
import { pictureBytes } from "../make.ts";
import { messages } from "../outside/delivery.ts";
import { pdf } from "../pdfs.ts";
import { processorMilliseconds } from "../processor-time.ts";
import { useMailbox } from "../reply-mailbox.ts";

const office = await useMailbox();
const { server, by, mails, fetchAll, replies, row, answer, deliver } = office;

describe("a reply", () => {
	test("to the address of an answer arrives in the thread, waits for the office and is read in the mailbox", async () => {
		const { to } = await answer();
		expect(to).toMatch(/^anfrage\+[0-9a-f]{32}@example\.com$/);
		expect((await countTabs(by.id)).customer).toBe(1);
		await deliver({ to: to.toUpperCase(), text: "Ja, gern.\n\n> Ja." });
		await fetchAll();
		expect(await replies()).toMatchObject([
			{ from_name: "Erika Muster", from_email: "erika@example.com", subject: "Re: Bagger", text: "Ja, gern.\n\n> Ja." },
		]);
		expect(await server.mails()).toEqual([{ subject: "Re: Bagger", seen: true }]);
		expect(await countTabs(by.id)).toMatchObject({ us: 1, customer: 0 });
		expect((await requestToRead(office.request))!.waiting).not.toBeNull();
		// The next answer ends the wait, and has the same address.
		expect((await answer()).to).toBe(to);
		expect(await countTabs(by.id)).toMatchObject({ us: 0, customer: 1 });
	});

	test("that names our mail arrives without the token, also from another address", async () => {
		const { inReplyTo } = await answer();
		await deliver({ from: "Werkstatt <hof@example.org>", to: "office@example.net", inReplyTo });
		await deliver({ headers: { References: `<x@example.org> ${inReplyTo} <y@example.org>` } });
		await db().updateTable("Kontaktanfragen_Archiv").set({ acknowledgement_id: newId() }).execute();
		await deliver({ inReplyTo: `<${(await row()).acknowledgement_id}@example.com>` });
		await fetchAll();
		expect((await replies()).map(({ from_email }) => from_email)).toEqual([
			"hof@example.org",
			"erika@example.com",
			"erika@example.com",
		]);
	});

	test("opens a request again that was done with or hidden, tells who answers it, else the office, and is noted", async () => {
		const { to } = await answer(true);
		await hide(office.request, by);
		await deliver({ to });
		await fetchAll();
		expect(await row()).toMatchObject({ bearbeitet: false, processed_by_email: null, ausgeblendet: false });
		expect(await mails()).toMatchObject([
			{ to: "office@example.net", subject: "Antwort eingegangen: Anfrage: Bagger" },
		]);
		const trace = await db().selectFrom("trace").select(["action", "by_email"]).orderBy("id", "desc").execute();
		expect(trace.slice(0, 3)).toEqual(
			["unhidden", "reopened", "replied"].map((action) => ({ action, by_email: null })),
		);
		await db().deleteFrom("outbox").execute();
		await assign(office.request, { id: by.id, email: by.email, language: "de" }, by);
		await deliver({ to, text: "Noch etwas." });
		await fetchAll();
		expect((await mails()).map((mail) => mail.to)).toEqual([by.email]);
	});

	test("to an answer is late anew, whatever was told about the request before", async () => {
		const told = { reminded_at: "2026-11-10T08:00:00.000Z", escalated_at: "2026-11-10T09:00:00.000Z" };
		const { to } = await answer();
		await db().updateTable("Kontaktanfragen_Archiv").set(told).execute();
		await deliver({ to });
		await fetchAll();
		expect(await row()).toMatchObject({ reminded_at: null, escalated_at: null });
		// A second one does not begin the wait again.
		await db().updateTable("Kontaktanfragen_Archiv").set(told).execute();
		await deliver({ to, text: "Noch etwas." });
		await fetchAll();
		expect(await row()).toMatchObject(told);
	});

	test("that a program wrote is shown but opens nothing and tells nobody", async () => {
		const { to } = await answer(true);
		const marks: Record<string, string>[] = [
			{ "Auto-Submitted": "auto-replied" },
			{ Precedence: "bulk" },
			{ Precedence: "auto_reply" },
			{ "Return-Path": "<>" },
		];
		for (const headers of marks) await deliver({ to, headers });
		await deliver({ to, headers: { "Content-Type": 'multipart/report; report-type="delivery-status"' } });
		await fetchAll();
		expect((await replies()).map(({ automatic }) => automatic)).toEqual([true, true, true, true, true]);
		expect(await row()).toMatchObject({ bearbeitet: true, reply_since: null });
		expect(await messages()).toEqual([]);
		await deliver({ to, headers: { "Auto-Submitted": "no" } });
		await fetchAll();
		expect((await row()).bearbeitet).toBe(false);
	});

	test("is one row, however often and by however many it is fetched, also when it was not marked as read", async () => {
		const { to } = await answer();
		await deliver({ to, attachments: [{ filename: "plan.pdf", content: pdf() }] });
		await Promise.all([fetchAll(), fetchAll(), fetchAll()]);
		await server.markUnread();
		await db().deleteFrom("settings").execute();
		await fetchAll();
		expect(await replies()).toHaveLength(1);
		expect(await db().selectFrom("documents").select("owner_kind").execute()).toEqual([{ owner_kind: "request" }]);
		expect(await messages()).toHaveLength(1);
		expect(await server.mails()).toMatchObject([{ seen: true }]);
	});

	test("brings pictures, which are reduced, and PDFs; their content decides, and all else is named", async () => {
		const { to } = await answer();
		await deliver({
			to,
			attachments: [
				{ filename: "foto.dat", content: await pictureBytes({ width: 3000, height: 100 }) },
				{ filename: "Plan.doc", content: pdf() },
				{ filename: "rechnung.docx", content: Buffer.from("PK\u0003\u0004") },
				{ filename: "bild.jpg", content: Buffer.from("<script>alert(1)</script>") },
				{ filename: "leer.pdf", content: Buffer.alloc(0) },
			],
		});
		await fetchAll();
		const kinds = (reply: RequestReply) => reply.files.map((file) => [file.kind, "name" in file && file.name]);
		expect((await replies()).map(kinds)).toEqual([
			[
				["picture", "foto.dat"],
				["document", "Plan.doc"],
				["left", "rechnung.docx"],
				["left", "bild.jpg"],
				["left", "leer.pdf"],
			],
		]);
		expect(await db().selectFrom("pictures").select(["owner_kind", "owner_id", "width"]).execute()).toEqual([
			{ owner_kind: "request", owner_id: office.request, width: 2560 },
		]);
		// They are shown with the reply, not with the photos of the request.
		expect((await requestToRead(office.request))!.photos).toEqual([]);
		await removeRequest(office.request, by);
		for (const table of ["request_replies", "pictures", "documents"] as const)
			expect(await db().selectFrom(table).select("id").execute(), table).toEqual([]);
	});

	test("in HTML is reduced to its words, and characters that no database stores are left out", async () => {
		const { to } = await answer();
		const html = "<style>p{}</style><p>Hallo &amp; <b>ja</b></p><script>alert(1)</script><blockquote>Alt</blockquote>";
		await deliver({ to, text: "", html });
		await deliver({ to, subject: "a\0b", text: "x\0y" });
		await deliver({ to, text: "ä".repeat(100_001) });
		// As deep as this it would take a minute.
		await deliver({ to, text: "", html: `<p>Ja</p>${"<div>".repeat(300_000)}` });
		await fetchAll();
		const [first, second, third, fourth] = await replies();
		expect(first!.text).toBe("Hallo & ja\n\n> Alt");
		expect(second!.text).toBe("xy");
		expect(third!.text).toHaveLength(100_000);
		expect(third!.files).toEqual([{ kind: "cut" }]);
		expect(fourth).toMatchObject({ text: expect.stringMatching(/^Ja/), files: [{ kind: "cut" }] });
	});

	test("in HTML beside plain text that was made to hurt is read in time", async () => {
		const { to } = await answer();
		const head = `From: a@example.com\r\nTo: ${to}\r\nContent-Type: multipart/mixed; boundary=x\r\n`;
		const html = "<".repeat(300_000);
		await server.deliver(`${head}\r\n--x\r\n\r\nHallo\r\n--x\r\nContent-Type: text/html\r\n\r\n${html}\r\n--x--\r\n`);
		expect(await processorMilliseconds(() => fetchAll())).toBeLessThan(10_000);
		expect((await replies())[0]!.text).toMatch(/^Hallo/);
	});
});
