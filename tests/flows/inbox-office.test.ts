import { beforeEach, describe, expect, test } from "vitest";
import { contactRequestDays } from "#app/requests/retention.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { useBuiltSite, visitor, useStaff } from "../app.ts";
import { makeRequest } from "../make.ts";
import { expectNoWords, expectWords, words } from "../words.ts";

useBuiltSite();

const EXPORT = "/admin/kontakt-anfragen/export";
const SETTINGS = "/admin/einstellungen";

const admin = useStaff("admin");
beforeEach(async () => {
	await db().deleteFrom("Kontaktanfragen_Archiv").execute();
	admin.cookies.delete("app_language");
});

test("the export is a file for download in UTF-8, with what the view lists", async () => {
	for (const subject of ["Bagger ß", "Walze"]) await makeRequest({ subject });
	const file = await admin.visit(`${EXPORT}?q=bagger`, { form: { all: "1" } });
	expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "text/csv; charset=utf-8"]);
	expect(file.headers.get("Content-Disposition")).toMatch(
		/^attachment; filename="kontaktanfragen-\d{4}-\d\d-\d\d\.csv"$/,
	);
	expect(file.headers.get("Cache-Control")).toContain("no-store");
	const text = await file.text();
	expectWords(text, '"Eingang";"Name"', '"Bagger ß"');
	expect(text).not.toContain("Walze");
});

describe("the setting for automatic deletion", () => {
	const privacy = async (path = "/datenschutz") => visitor().page(path);

	test("is stored, shown, and told by the privacy policy at once, in both languages", async () => {
		expectWords(await admin.page(SETTINGS), "Zurzeit wird nichts automatisch gelöscht.");
		expectWords(await privacy(), "bis unser Büro sie löscht");
		const response = await admin.visit(SETTINGS, { form: { contact_request_days: " 400 " } });
		expect(response.headers.get("Location")).toBe(SETTINGS);
		expectWords(
			words(await admin.page(SETTINGS)),
			"Anfragen werden jetzt 400 Tage nach ihrem Eingang gelöscht.",
			'value="400"',
		);
		expectWords(await privacy(), "400 Tage nach ihrem Eingang automatisch gelöscht");
		expectWords(await privacy("/en/datenschutz"), "deleted automatically 400 days after it arrived");
		await admin.visit(SETTINGS, { form: { contact_request_days: "" } });
		expect(await contactRequestDays()).toBeNull();
		expectWords(await privacy(), "bis unser Büro sie löscht");
	});

	test("asks before it deletes what is there already, and says how much", async () => {
		for (const days of [31, 40, 400])
			await makeRequest({ created_at: new Date(Date.now() - days * 86_400_000).toISOString() });
		const asked = await admin.visit(SETTINGS, { form: { contact_request_days: "35" } });
		expect(asked.status).toBe(409);
		expectWords(
			words(await asked.text()),
			"Damit werden Anfragen gelöscht",
			"2 Anfragen sind älter als 35 Tage.",
			'name="agreed" value="35"',
		);
		expect(await contactRequestDays()).toBeNull();
		// Agreed to another number of days is not agreed.
		expect((await admin.visit(SETTINGS, { form: { contact_request_days: "30", agreed: "35" } })).status).toBe(409);
		expect((await admin.visit(SETTINGS, { form: { contact_request_days: "35", agreed: "35" } })).status).toBe(302);
		expect(await contactRequestDays()).toBe(35);
		await admin.visit(SETTINGS, { form: {} });
	});
});

test("the dashboard shows an admin what is overdue, who waits longest first, the newest open requests, and how many there are", async () => {
	for (let n = 1; n <= 7; n++) await makeRequest({ subject: `Offen ${n}`, created_at: `2026-03-0${n}T09:00:00.000Z` });
	await makeRequest({ subject: "Schon erledigt", bearbeitet: true });
	await makeRequest({ subject: "Verborgen", ausgeblendet: true, created_at: "2026-03-03T09:00:00.000Z" });
	await makeRequest({ subject: "Werbung", suspicion: "trap" });
	await makeRequest({ subject: "Gerade eben" });
	const page = words(await admin.page("/admin/dashboard"));
	expectWords(
		page,
		"9 Anfragen sind noch nicht erledigt.",
		"Davon ausgeblendet: 1",
		"Eine verdächtige Anfrage ansehen",
		"Überfällig (8)",
		"Arbeitstage",
	);
	expect(page).toMatch(/> ?10 ?(<[^>]*>)* ?offen/);
	const order = ["Überfällig (8)", "Offen 1", "Offen 2", "Offen 4", ">Neueste<", "Gerade eben", "Offen 7", "Offen 5"];
	const places = order.map((word) => page.indexOf(word));
	expect(places).toEqual(places.toSorted((a, b) => a - b));
	expect(places).not.toContain(-1);
	expectNoWords(page, "Schon erledigt", "Werbung");
	expect(page.match(/> ?Überfällig</g)).toHaveLength(8);
});
