import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { address, useInbox } from "../inbox.ts";
import { makeOffer, makeRequest } from "../make.ts";
import { expectNoWords, expectWords, words } from "../words.ts";
import { withoutTable } from "../without-table.ts";

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
		expectWords(
			page,
			"Zeile 1\nZeile 2",
			"whitespace-pre-line",
			"0351 123456",
			'href="tel:0351123456"',
			"Englisch",
			"01.07.2026, 12:05",
			"Überfällig seit 02.07.2026, 12:05 Uhr",
		);
		expectWords(
			page,
			`href="/angebot/detail/${offer}"`,
			`href="/admin/angebot-bearbeiten/${offer}"`,
			'href="mailto:erika@example.com?subject=Re%3A%20Preis%20%26%20mehr%3F"',
		);
		await db().updateTable("Kontaktanfragen_Archiv").set({ offer_id: null }).execute();
		const gone = await pageOf(address(id));
		expectWords(gone, "Backenbrecher JX", "nicht mehr im Angebot");
		expectNoWords(gone, "/angebot/detail/");
	});

	test("takes notes that no visitor ever sees, refuses an empty or endless one, and keeps its words", async () => {
		const id = await makeRequest();
		expectWords(
			(await send(address(id), { text: "Hat <b>zweimal</b> angerufen", note_id: newId() })).page,
			"Notiz gespeichert",
			"Hat &lt;b&gt;zweimal&lt;/b&gt; angerufen",
			staff.admin.user.email,
			"Notiz geschrieben",
		);
		for (const [text, message] of [
			["", "Bitte schreiben Sie eine Notiz."],
			["  \u0007 ", "Bitte schreiben Sie eine Notiz."],
			["Wort".repeat(1300), "Die Notiz ist zu lang."],
		] as const) {
			const response = await staff.admin.visit(address(id), { form: { text } });
			expect(response.status).toBe(400);
			expectWords(words(await response.text()), message, text.trim().slice(0, 100).replace("\u0007", ""));
		}
		const failed = await withoutTable("request_notes", () =>
			staff.admin.visit(address(id), { form: { text: "Geht nicht verloren" } }),
		);
		expect(failed.status).toBe(503);
		expect(
			(await db().selectFrom("request_notes").selectAll().execute()).map(({ text, by_email }) => [text, by_email]),
		).toEqual([["Hat <b>zweimal</b> angerufen", staff.admin.user.email]]);
		expect((await staff.manager.visit(address(id))).headers.get("Location")).toBe("/admin/dashboard");
		expectNoWords(await visitor().page("/kontakt"), "zweimal");
	});
});
