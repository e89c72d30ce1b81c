import { beforeEach, describe, expect, test } from "vitest";
import { exportRequests } from "#app/requests/list/request-export.server.ts";
import type { RequestTab } from "#app/requests/list/request-list.ts";
import { db } from "#app/foundation/database/client.server.ts";
import type { Actor } from "#app/log/audit.ts";
import { makeRequest, makeUser } from "../make.ts";
import { makeManyRequests } from "../many-requests.ts";

let by: Actor;
beforeEach(async () => {
	await db().deleteFrom("Kontaktanfragen_Archiv").execute();
	await db().deleteFrom("trace").execute();
	by ??= await makeUser();
});

/** A file as a spreadsheet reads it: lines of cells. */
async function fileOf(view: { q?: string; tab?: RequestTab } = {}, language: "de" | "en" = "de"): Promise<string[][]> {
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
		await new Response(
			await exportRequests({ kind: "request", q: "", tab: "all", ...view }, language, by),
		).arrayBuffer(),
	);
	expect(text.startsWith("\uFEFF")).toBe(true);
	expect(text.endsWith("\r\n")).toBe(true);
	return text
		.slice(1, -2)
		.split("\r\n")
		.map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:;|$)/g)].map(([, cell]) => cell!.replaceAll('""', '"')));
}

const subjectsOf = (lines: string[][]) => lines.slice(1).map((cells) => cells[4]);

describe("an export", () => {
	test("holds every field, in the reader's language, with times as the dealer's clock has them", async () => {
		const id = await makeRequest({
			name: "Jürgen Groß",
			phone: "0351 1",
			subject: 'Sagt "ja"; oder',
			message: "Zeile 1\nZeile 2",
			language: "en",
			offer_name: "Bagger",
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
		const [heads, cells] = await fileOf();
		expect(heads!.join("; ")).toBe(
			"Eingang; Name; E-Mail; Telefon; Betreff; Nachricht; Maschine; Sprache; Quelle; Datenschutz akzeptiert; Erledigt; " +
				"Erledigt am; Erledigt von; Zuständig; Ergebnis; Kennung",
		);
		const source = "Liste: /angebot/mieten?q=bagger; Code auf dem gedruckten Datenblatt; Kampagne: post, brief";
		expect(cells!.slice(0, 5)).toEqual([
			"01.07.2026, 12:30",
			"Jürgen Groß",
			"erika@example.com",
			"0351 1",
			'Sagt "ja"; oder',
		]);
		expect(cells!.slice(5, 11)).toEqual(["Zeile 1\nZeile 2", "Bagger", "Englisch", source, "Ja", "Ja"]);
		expect(cells!.slice(11)).toEqual(["02.07.2026, 08:00", "buero@example.com", by.email, "verloren: zu teuer", id]);
		const english = await fileOf({}, "en");
		expect(english[0]!.slice(0, 3)).toEqual(["Received", "Name", "E-mail"]);
		expect(english[1]!.slice(7, 11)).toEqual(["English", expect.stringMatching(/^List: .*data sheet/), "Yes", "Yes"]);
	});

	test("makes no formula of what a visitor typed", async () => {
		await makeRequest({ name: "=cmd|' /C calc'!A0", email: "@x", phone: "+49 351", subject: "-1+1", message: "\tx" });
		expect((await fileOf())[1]!.slice(1, 6)).toEqual(["'=cmd|' /C calc'!A0", "'@x", "'+49 351", "'-1+1", "'\tx"]);
	});

	test("holds what the view lists, on all its pages and beyond a search's first 1,000, each once, the newest first", async () => {
		await makeManyRequests(1203, (n) => (n % 400 === 0 ? "selten masse" : "masse"));
		await makeRequest({ subject: "Verborgen", message: "masse", ausgeblendet: true });
		const all = Array.from({ length: 1203 }, (_, n) => `Nummer ${1202 - n}`);
		for (const q of ["", "masse", "ma"]) expect(subjectsOf(await fileOf({ q }))).toEqual(all);
		expect(subjectsOf(await fileOf({ q: "selten" }))).toEqual(["Nummer 1200", "Nummer 800", "Nummer 400", "Nummer 0"]);
		expect(subjectsOf(await fileOf({ q: "el" }))).toEqual(["Nummer 1200", "Nummer 800", "Nummer 400", "Nummer 0"]);
		expect(subjectsOf(await fileOf({ tab: "hidden" }))).toEqual(["Verborgen"]);
		expect(await fileOf({ q: "gibtesnicht" })).toHaveLength(1);
	});
});
