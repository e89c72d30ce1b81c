import { describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { newId } from "#app/database/identity.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { address, LIST, useInbox } from "../inbox.ts";
import { makeOffer, makePicture, makeRequest } from "../make.ts";
import { expectNoWords, expectWords, words } from "../words.ts";
import { withoutTable } from "../without-table.ts";

useBuiltSite();

const { staff, pageOf, send } = useInbox();

describe("the list", () => {
	test("shows name, e-mail, the subject cut at 40 characters, date with time, and which ones are processed", async () => {
		await makeRequest({
			name: "Erika Groß",
			email: "erika@example.com",
			subject: "Ein Betreff von genau vierzig Zeichen hier",
			created_at: "2026-07-01T10:05:00.000Z",
		});
		await makeRequest({ name: "Karl", subject: "Kurz", bearbeitet: true });
		const page = await pageOf(`${LIST}?ansicht=alle`);
		expectWords(
			page,
			"Erika Groß",
			"erika@example.com",
			"Ein Betreff von genau vierzig Zeichen…",
			"01.07.2026, 12:05",
			"2 Anfragen",
			"Kurz",
		);
		expect(page.match(/<tr class="[^"]*bg-good-ground[^"]*"/g)).toHaveLength(1);
		expect(page.match(/> Erledigt</g)).toHaveLength(1);
		staff.admin.cookies.set("app_language", "EN");
		expectWords(await pageOf(`${LIST}?ansicht=alle`), "Enquiries", "1 Jul 2026, 12:05", "2 enquiries", "Done");
	});

	test("begins with the open ones, with their waiting time and the machine's picture; each tab has its count, and keeps the search", async () => {
		await makeRequest({ name: "Alt Wartend", phone: "0351 77", created_at: "2026-03-02T09:00:00.000Z" });
		const picture = { id: (await makePicture()).id, alt: "", alt_en: "" };
		const offer = await makeOffer({ name: "Brecher JX" }, { pictures: [picture] });
		const { nr } = await db().selectFrom("Angebote").select("nr").where("id", "=", offer).executeTakeFirstOrThrow();
		await makeRequest({ name: "Neu", offer_id: offer, offer_name: "Brecher JX", offer_nr: nr });
		// A subject that names the machine is not followed by its name again.
		await makeRequest({ subject: "Frage zu Walze WZ", offer_name: "Walze WZ", offer_nr: 7 });
		await makeRequest({ name: "Vergangen", bearbeitet: true });
		await makeRequest({ name: "Verborgen", ausgeblendet: true });
		await makeRequest({ name: "Werbung", suspicion: "links" });
		await makeRequest({ name: "Meine", assigned_to: staff.admin.user.id });
		const page = await pageOf(LIST);
		expectWords(page, "Alt Wartend", "Arbeitstage", "überfällig", 'href="tel:035177"', `Nr. ${nr}: Brecher JX`);
		expectWords(page, "Nr. 7");
		expectNoWords(page, "Nr. 7: Walze WZ");
		expectWords(page, "Eine offene Anfrage ist ausgeblendet und zählt mit.");
		expectNoWords(page, "Vergangen", "Verborgen", "Werbung");
		expect(page).toMatch(new RegExp(`<img src="/media/angebot-bilder/[^"]*${picture.id}[^"]*w=240`));
		const tabs = {
			Offen: 5,
			Neu: 4,
			"Wartet auf uns": 0,
			"Wartet auf Kunde": 0,
			Meine: 1,
			Erledigt: 1,
			Alle: 5,
			Ausgeblendet: 1,
			Verdächtig: 1,
		};
		const bar = /<nav aria-label="Listen der Anfragen"[^]*?<\/nav>/.exec(page)![0].replace(/<[^>]*>/g, " ");
		expect(bar.replace(/\s+/g, " ").trim()).toBe(Object.entries(tabs).flat().join(" "));
		expectWords(await pageOf(`${LIST}?ansicht=verdaechtig`), "Werbung", "viele Links", "Kein Spam");
		expectWords(await pageOf(`${LIST}?q=bagger`), 'href="/admin/kontakt-anfragen?ansicht=bearbeitet&amp;q=bagger"');
	});

	test("shows a subject that the form had set in the reader's language, on the request's page and in the file too", async () => {
		const id = await makeRequest({ subject: "General Inquiry", default_subject: "defaultSubject", language: "en" });
		for (const path of [LIST, address(id)]) {
			expectWords(await pageOf(path), "Allgemeine Anfrage");
			expectNoWords(await pageOf(path), "General Inquiry<");
		}
		await makeRequest({ subject: "Enquiry: Brecher", default_subject: "offerSubject", offer_name: "Brecher" });
		expectWords(await pageOf(LIST), "Anfrage: Brecher");
		staff.admin.cookies.set("app_language", "EN");
		expectWords(await pageOf(LIST), "General enquiry", "Enquiry: Brecher");
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
		expectWords(await pageOf(LIST), "Noch keine Anfragen", 'href="/kontakt"');
		expectWords(
			await pageOf(`${LIST}?ansicht=ausgeblendet`),
			"Keine Anfrage ist ausgeblendet",
			"Offene Anfragen zeigen",
		);
		await makeRequest();
		expectWords(
			await pageOf(`${LIST}?q=gibtesnicht`),
			"Unter „Offen“ passt keine Anfrage zu „gibtesnicht“",
			"Alle zeigen",
			"In allen Anfragen suchen",
		);
		for (const table of ["Kontaktanfragen_Archiv", "request_counts"] as const) {
			await withoutTable(table, async () => {
				const page = await pageOf(LIST, 503);
				expectWords(
					page,
					"Laden fehlgeschlagen",
					"Die Anfragen konnten nicht geladen werden. (Code: 503)",
					"Noch einmal laden",
				);
				expectNoWords(page, "no such table", "does not exist", "SqliteError");
			});
		}
	});

	test.each(["%00", `x%00y`, "x".repeat(201), "x".repeat(7000)])(
		"takes of a search that none could ask for what it can (%#), and says so where something is left out",
		async (q) => {
			expect((await staff.admin.pageData(`${LIST}?q=${q}`)).status).toBe(200);
			const page = await pageOf(`${LIST}?q=${q}`);
			if (q.length > 200)
				expectWords(page, `Nicht beachtet, weil es diese Angaben hier nicht gibt: ${"x".repeat(60)}.`);
		},
	);

	test.each(["page=-1", "page=1e309", "page=abc", "page=99999999", "page=1.5", "ansicht=alles", "q=%25_%5C%27%2C%29"])(
		"takes the odd address ?%s for an ordinary one",
		async (search) => {
			await makeRequest({ subject: "%_\\',)" });
			expectWords(await pageOf(`${LIST}?${search}`), "%_\\',)");
		},
	);

	test("keeps script that somebody sent as text", async () => {
		const script = "</script><script>alert(1)</script><img src=x onerror=alert(1)>";
		const id = await makeRequest({
			name: script,
			subject: script,
			message: script,
			email: script,
			phone: script,
			offer_name: script,
		});
		for (const path of [
			LIST,
			`${LIST}?q=${encodeURIComponent("</script>")}`,
			address(id),
			`${address(id)}?frage=removed`,
		]) {
			const page = await staff.admin.page(path);
			expect(page.includes("<img src=x"), path).toBe(false);
			expect(page.match(/<script>alert/), path).toBeNull();
		}
	});
});

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

	test("that is not there says so and leads back to the list; one that can't be read says so with a code", async () => {
		for (const id of [newId(), "nonsense", "1"])
			expectWords(await pageOf(address(id), 404), "Anfrage nicht gefunden", `href="${LIST}"`);
		const id = await makeRequest();
		await withoutTable("request_notes", async () => {
			expectWords(
				await pageOf(address(id), 503),
				"Anfrage nicht geladen",
				"Die Anfrage konnte nicht geladen werden. (Code: 503)",
				`href="${LIST}"`,
			);
			expectNoWords(await pageOf(address(id), 503), "Anfrage nicht gefunden", "gibt es nicht");
		});
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

	test("keeps a note that is sent again with other words, or as a phone call, as a further one", async () => {
		const id = await makeRequest();
		const note = { text: "Will bar zahlen", note_id: newId() };
		const sent = [note, note, { ...note, text: "Will bar zahlen, am Montag" }, { ...note, kind: "phone" }];
		for (const form of sent) await send(address(id), form);
		const stored = await db().selectFrom("request_notes").select(["text", "kind"]).execute();
		expect(stored.map(({ kind, text }) => `${kind}: ${text}`).sort()).toEqual([
			"note: Will bar zahlen",
			"note: Will bar zahlen, am Montag",
			"phone: Will bar zahlen",
		]);
	});
});

describe("the desk", () => {
	const march = (day: number) => `2026-03-0${day}T09:00:00.000Z`;
	const order = (page: string, ...all: string[]) => {
		const places = all.map((word) => page.indexOf(word));
		expect(places).not.toContain(-1);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
	};

	test("has what is new first, who has waited longest before the others, and what was answered by whom it waits for", async () => {
		await makeRequest({ name: "Zweite", created_at: march(3), message: "Suche einen Bagger.\nViele Grüße" });
		await makeRequest({ name: "Erste", created_at: march(2) });
		const answered = { first_answer_at: march(5) };
		await makeRequest({ name: "Beim Kunden", ...answered });
		await makeRequest({ name: "Bei uns", ...answered, follow_up: "2026-03-08" });
		const fresh = await pageOf(`${LIST}?ansicht=neu`);
		order(fresh, ">Erste<", ">Zweite<");
		expectWords(fresh, "Suche einen Bagger.");
		expectNoWords(fresh, "Beim Kunden", "Bei uns");
		expectWords(await pageOf(`${LIST}?ansicht=wartet-auf-uns`), "Bei uns");
		const waiting = await pageOf(`${LIST}?ansicht=wartet-auf-kunde`);
		expectWords(waiting, "Beim Kunden");
		expectNoWords(waiting, ">Bei uns<", ">Erste<");
		// The order of one list is not taken along to another as a choice.
		const tabs = waiting.slice(waiting.indexOf("Listen der Anfragen"));
		expect(tabs.slice(0, tabs.indexOf("</nav>"))).not.toContain("sort=");
	});

	test("leads from a request to the next one that nobody has answered, and to others of the same person", async () => {
		const first = await makeRequest({ subject: "Erste Frage", email: "Kunde@example.com", created_at: march(2) });
		await makeRequest({ subject: "Beantwortet", created_at: march(1), first_answer_at: march(2) });
		const second = await makeRequest({ subject: "Zweite Frage", email: "kunde@example.com", created_at: march(3) });
		await makeRequest({ subject: "Werbung", email: "kunde@example.com", suspicion: "trap" });
		const page = await pageOf(`/admin/kontakt-anfrage/${second}?ansicht=neu`);
		expect(page).toMatch(new RegExp(`href="/admin/kontakt-anfrage/${first}\\?ansicht=neu"[^>]*>Nächste Anfrage`));
		expectWords(page, "Weitere Anfragen dieser Person (1)", "Erste Frage");
		expectNoWords(page, "Werbung");
		expect(await pageOf(`/admin/kontakt-anfrage/${first}`)).toContain(`/admin/kontakt-anfrage/${second}"`);
	});
});
