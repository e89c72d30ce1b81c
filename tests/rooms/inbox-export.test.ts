import { beforeEach, describe, expect, test } from "vitest";
import { exportRequests } from "#app/requests/list/request-export.server.ts";
import type { RequestTab } from "#app/requests/list/request-list.ts";
import { db } from "#app/database/client.server.ts";
import { searchText } from "#app/database/folding.ts";
import { newId } from "#app/database/identity.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { makeRequest, makeUser } from "../make.ts";

let by: Actor;
beforeEach(async () => {
	await db().deleteFrom("Kontaktanfragen_Archiv").execute();
	await db().deleteFrom("trace").execute();
	by ??= await makeUser();
});

/** A file as a spreadsheet reads it: lines of cells. */
async function fileOf(view: { q?: string; tab?: RequestTab } = {}, language: "de" | "en" = "de"): Promise<string[][]> {
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
		await new Response(await exportRequests({ q: "", tab: "all", ...view }, language, by)).arrayBuffer(),
	);
	expect(text.startsWith("\uFEFF")).toBe(true);
	expect(text.endsWith("\r\n")).toBe(true);
	return text
		.slice(1, -2)
		.split("\r\n")
		.map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:;|$)/g)].map(([, cell]) => cell!.replaceAll('""', '"')));
}

const subjectsOf = (lines: string[][]) => lines.slice(1).map((cells) => cells[4]);

/** Many requests at once; the text of each is its number and what `words` makes of it. */
async function makeMany(count: number, words: (n: number) => string): Promise<void> {
	const rows = Array.from({ length: count }, (_, n) => {
		const time = new Date(Date.parse("2026-01-01T00:00:00.000Z") + Math.floor(n / 7) * 1000).toISOString();
		return {
			id: newId(),
			name: "Masse",
			email: "m@example.com",
			subject: `Nummer ${n}`,
			message: words(n),
			privacy_agreed: true,
			language: "de" as const,
			fingerprint: `masse ${n}`,
			bearbeitet: false,
			ausgeblendet: false,
			search_text: searchText(words(n)),
			updated_at: time,
			created_at: time,
		};
	});
	for (let at = 0; at < rows.length; at += 500)
		await db()
			.insertInto("Kontaktanfragen_Archiv")
			.values(rows.slice(at, at + 500))
			.execute();
}

describe("an export", () => {
	test("holds every field, in the reader's language, with times as the dealer's clock has them", async () => {
		const id = await makeRequest({
			name: "Jürgen Groß",
			phone: "0351 1",
			subject: 'Sagt "ja"; oder',
			message: "Zeile 1\nZeile 2",
			language: "en",
			offer_name: "Bagger",
			delivery_postcode: "01477",
			source: JSON.stringify({
				list: "/angebot/mieten?q=bagger",
				sheet: true,
				campaign: "utm_source=post&utm_medium=brief",
			}),
			created_at: "2026-07-01T10:30:00.000Z",
			bearbeitet: true,
			processed_at: "2026-07-02T06:00:00.000Z",
			processed_by_email: "buero@example.com",
			assigned_to: by.id,
			outcome: "lost",
			outcome_reason: "zu teuer",
		});
		expect(await fileOf()).toEqual([
			[
				"Eingang",
				"Name",
				"E-Mail",
				"Telefon",
				"Betreff",
				"Nachricht",
				"Maschine",
				"Lieferung nach PLZ",
				"Sprache",
				"Quelle",
				"Datenschutz akzeptiert",
				"Erledigt",
				"Erledigt am",
				"Erledigt von",
				"Zuständig",
				"Ergebnis",
				"Kennung",
			],
			[
				"01.07.2026, 12:30",
				"Jürgen Groß",
				"erika@example.com",
				"0351 1",
				'Sagt "ja"; oder',
				"Zeile 1\nZeile 2",
				"Bagger",
				"01477",
				"Englisch",
				"Liste: /angebot/mieten?q=bagger; Code auf dem gedruckten Datenblatt; Kampagne: post, brief",
				"Ja",
				"Ja",
				"02.07.2026, 08:00",
				"buero@example.com",
				by.email,
				"verloren: zu teuer",
				id,
			],
		]);
		const english = await fileOf({}, "en");
		expect(english[0]!.slice(0, 3)).toEqual(["Received", "Name", "E-mail"]);
		expect(english[1]!.slice(10, 12)).toEqual(["Yes", "Yes"]);
		expect(english[1]!.slice(8, 10)).toEqual([
			"English",
			"List: /angebot/mieten?q=bagger; Code on the printed data sheet; Campaign: post, brief",
		]);
	});

	test("makes no formula of what a visitor typed", async () => {
		await makeRequest({ name: "=cmd|' /C calc'!A0", email: "@x", phone: "+49 351", subject: "-1+1", message: "\tx" });
		expect((await fileOf())[1]!.slice(1, 6)).toEqual(["'=cmd|' /C calc'!A0", "'@x", "'+49 351", "'-1+1", "'\tx"]);
	});

	test("holds what the view lists, on all its pages and beyond a search's first 1,000, each once, the newest first", async () => {
		await makeMany(1203, (n) => (n % 400 === 0 ? "selten masse" : "masse"));
		await makeRequest({ subject: "Verborgen", message: "masse", ausgeblendet: true });
		const all = Array.from({ length: 1203 }, (_, n) => `Nummer ${1202 - n}`);
		for (const q of ["", "masse", "ma"]) expect(subjectsOf(await fileOf({ q }))).toEqual(all);
		expect(subjectsOf(await fileOf({ q: "selten" }))).toEqual(["Nummer 1200", "Nummer 800", "Nummer 400", "Nummer 0"]);
		expect(subjectsOf(await fileOf({ q: "el" }))).toEqual(["Nummer 1200", "Nummer 800", "Nummer 400", "Nummer 0"]);
		expect(subjectsOf(await fileOf({ tab: "hidden" }))).toEqual(["Verborgen"]);
		expect(await fileOf({ q: "gibtesnicht" })).toHaveLength(1);
	});

	test("is complete although what it has just read is deleted meanwhile, and stops when its reader goes away", async () => {
		await makeMany(1000, () => "masse");
		const reader = (await exportRequests({ q: "masse", tab: "all" }, "de", by)).getReader();
		let text = "";
		for (let step = await reader.read(); !step.done; step = await reader.read()) {
			text += new TextDecoder().decode(step.value);
			if (text.includes('"Nummer 800"'))
				await db()
					.deleteFrom("Kontaktanfragen_Archiv")
					.where("subject", ">=", "Nummer 5")
					.where("subject", "<", "Nummer 8")
					.execute();
		}
		expect(text).toContain('"Nummer 0"');
		const left = (await exportRequests({ q: "", tab: "all" }, "de", by)).getReader();
		await left.read();
		await left.read();
		await left.cancel();
		expect((await left.read()).done).toBe(true);
	});

	test("is written down with who took it, and without what was searched for", async () => {
		await fileOf({ q: "Erika" });
		const trace = await db().selectFrom("trace").selectAll().execute();
		expect(trace).toMatchObject([
			{ kind: "request", action: "exported", by_email: by.email, record_name: null, changes: null },
		]);
	});
});
