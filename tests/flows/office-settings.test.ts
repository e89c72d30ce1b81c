import { beforeEach, describe, expect, test } from "vitest";
import { officeWeek, setOfficeWeek } from "#app/requests/hours/office-clock.server.ts";
import { defaultWeek } from "#app/requests/hours/office-settings.ts";
import { settingPages } from "#app/office/setting-pages.ts";
import { contactRequestDays } from "#app/requests/retention.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { useBuiltSite, useStaff, visitor } from "../app.ts";
import { fact } from "../heads.ts";
import { makeOffer, makeRequest, makeUser } from "../make.ts";
import { traceOf } from "../rows.ts";
import { withoutTable } from "../without-table.ts";
import { expectWords, words } from "../words.ts";

useBuiltSite();

const HOURS = "/admin/einstellungen/buerozeiten";
const BLOCKS = "/admin/einstellungen/textbausteine";
const RETENTION = "/admin/einstellungen/aufbewahrung";
const SYNONYMS = "/admin/einstellungen/suchwoerter";

const admin = useStaff("admin");
const hours = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 });
beforeEach(async () => {
	for (const table of ["text_blocks", "Kontaktanfragen_Archiv"] as const) await db().deleteFrom(table).execute();
	await db().deleteFrom("settings").where("name", "=", "office_hours").execute();
});

test("each subject has its page, whose tabs lead to all and mark the open one", async () => {
	for (const path of Object.values(settingPages)) {
		const tabs = (await admin.page(path)).split('aria-label="Einstellungen"')[1]!.split("</nav>")[0]!;
		for (const to of Object.values(settingPages)) expect(tabs, path).toContain(`href="${to}"`);
		const open = tabs.match(/<a [^>]+>/g)!.filter((link) => link.includes('aria-current="page"'));
		expect(open, path).toEqual([expect.stringContaining(`href="${path}"`)]);
	}
});

describe("the office's hours", () => {
	const form = { opens_1: "08:00", closes_1: "18:00", opens_5: "8:00", closes_5: "12:30" };

	test("are set for each weekday; waiting times follow them at once", async () => {
		expectWords(await admin.page(HOURS), 'value="06:30"', 'value="16:00"');
		expect((await admin.visit(HOURS, { form })).headers.get("Location")).toBe(HOURS);
		expectWords(words(await admin.page(HOURS)), ">Gespeichert <", 'value="12:30"');
		const [monday, friday] = [hours(8, 18), { opens: 480, closes: 750 }];
		expect(await officeWeek()).toEqual([null, monday, null, null, null, friday, null]);
		await makeRequest({ created_at: "2026-02-28T10:00:00.000Z" });
		expectWords(words(await admin.page("/admin/kontakt-anfragen")), "Arbeitstage");
	});

	test("leave what was promised before as it is", async () => {
		const id = await makeRequest();
		const promise = async () => /Zugesagt bis [^<]+/.exec(words(await admin.page(`/admin/kontakt-anfrage/${id}`)))![0];
		const before = await promise();
		for (const closes of [11, 12]) {
			await setOfficeWeek(
				Array.from({ length: 7 }, () => hours(10, closes)),
				admin.user,
			);
			expect(await promise()).toBe(before);
		}
	});

	test("are refused when they make no sense, and what was typed stays", async () => {
		const send = (change: Record<string, string>) => admin.visit(HOURS, { form: { ...form, ...change } });
		const never = await send({ opens_1: "", closes_1: "", opens_5: "", closes_5: "" });
		expect(never.status).toBe(400);
		expectWords(words(await never.text()), "An mindestens einem Tag");
		const wrong = await send({ opens_1: "25:00", opens_2: "09:11", closes_2: "10:00" });
		expect(wrong.status).toBe(400);
		expectWords(words(await wrong.text()), "Montag: Bitte eine Uhrzeit wie 8:00 eingeben.", 'value="09:11"');
		expect(await officeWeek()).toEqual(defaultWeek);
	});
});

const shownIn = (page: string) => ({ shown: /name="shown" value="([^"]*)"/.exec(page)![1]! });
const block = { name: "Gruß", text: "Guten Tag {name},\ndanke.", text_en: "Dear {name}" };
const stored = () => db().selectFrom("text_blocks").select(["id", "name", "text", "text_en"]).execute();
test("text blocks are added and changed, each audited", async () => {
	expectWords(words(await admin.page(BLOCKS)), "Noch kein Textbaustein.");
	await admin.visit(BLOCKS, { form: block });
	const [{ id, ...added }] = (await stored()) as [Awaited<ReturnType<typeof stored>>[number]];
	expect(added).toEqual(block);
	const form = await admin.page(`${BLOCKS}?bearbeiten=${id}`);
	expectWords(words(form), "„Gruß“ bearbeiten", `value="${id}"`);
	await admin.visit(BLOCKS, { form: { ...block, id, ...shownIn(form), text_en: "" } });
	expect(await stored()).toEqual([{ id, ...block, text_en: null }]);
	expectWords(words(await admin.page(BLOCKS)), ">Gespeichert <", "Ohne englischen Text");
	expect((await traceOf(id)).map(({ action }) => action)).toEqual(["created", "changed"]);
});

const page = async (path: string) => (await visitor().page(path)).replaceAll("\u00a0", " ");
const setWeek = (...week: (ReturnType<typeof hours> | null)[]) => setOfficeWeek(week, admin.user);

test("the hours that the office sets stand at once on every page, kept or not, in both languages and for search engines", async () => {
	for (const path of ["/", "/kontakt", "/impressum"])
		expect(await page(path), path).toContain("Montag bis Freitag, 6:30 bis 16:00 Uhr");
	await setWeek(hours(10, 12), hours(8, 18), hours(8, 18), null, hours(8, 18), hours(8, 13), null);
	for (const path of ["/", "/kontakt", "/impressum"]) {
		const shown = await page(path);
		expectWords(shown, "Montag bis Dienstag, 8:00 bis 18:00 Uhr", ">Donnerstag, 8:00 bis 18:00 Uhr");
		expectWords(shown, ">Freitag, 8:00 bis 13:00 Uhr", ">Sonntag, 10:00 bis 12:00 Uhr");
		expect(shown).not.toContain("6:30");
	}
	expectWords(await page("/"), "innerhalb von 24 Stunden; Mittwoche, Samstage und Feiertage zählen nicht mit.");
	expect(await page("/en")).toContain("Friday, 8 am to 1 pm");
	expect(fact(await page("/kontakt"), "LocalBusiness").openingHoursSpecification).toHaveLength(4);
});

test("contact and service say that the office is closed, and expire when it opens", async () => {
	const opens = (new Date().getDay() + 3) % 7;
	await setWeek(...Array.from({ length: 7 }, (_, day) => (day === opens ? hours(8, 9) : null)));
	for (const path of ["/kontakt", "/service"]) {
		const answer = await visitor().visit(path);
		expect(await answer.text(), path).toContain("Das Büro ist gerade geschlossen.");
		expect(new Date(answer.headers.get("Expires")!).getTime(), path).toBeGreaterThan(Date.now());
	}
});

test("pages name the last known hours while the database is away", async () => {
	await setWeek(null, hours(7, 15), null, null, null, null, null);
	expect(await page("/ueber-uns")).toContain("Montag, 7:00 bis 15:00 Uhr");
	await withoutTable("settings", async () => {
		expect(await page("/ueber-uns?x=1")).toContain("Montag, 7:00 bis 15:00 Uhr");
	});
});

const sendWords = (form: Record<string, string>) => admin.visit(SYNONYMS, { form });
const groups = () => db().selectFrom("synonyms").selectAll().execute();
const groupWith = async (word: string) => (await groups()).find(({ words }) => words.split("\n").includes(word));
const hits = async (q: string) => /(\d+) Maschinen?</.exec(await visitor().page(`/angebot/kaufen?q=${q}`))?.[1];

test("the words of the search are added, changed and deleted there, and searches follow at once, as does the audit log", async () => {
	await makeOffer({ name: "Lodmark RL 280", category: "radlader", subcategory: "" });
	expect(await hits("Ladegerät")).toBeUndefined();
	expect((await sendWords({ words: "Radlader, Ladegerät;radlader-xl\n\n", oneWay: " Schaufler \n" })).status).toBe(302);
	const added = (await groupWith("Ladegerät"))!;
	expect(added).toMatchObject({ words: "Radlader\nLadegerät\nradlader-xl", one_way: "Schaufler" });
	expect(await hits("Ladegerät")).toBe("1");
	expect(await hits("Ladegeraete")).toBe("1");
	expect(await hits("Schaufler")).toBe("1");
	const page = `${SYNONYMS}?bearbeiten=${added.id}`;
	const opened = shownIn(await admin.page(page));
	const changed = { id: added.id, ...opened, oneWay: "" };
	await sendWords({ ...changed, words: "Radlader\nLademeister" });
	expect(await hits("Ladegerät")).toBeUndefined();
	expect(await hits("Lademeister")).toBe("1");
	const late = await sendWords({ ...changed, words: "Radlader\nLaderich" });
	expect(late.status).toBe(409);
	expectWords(words(await late.text()), "Nicht gespeichert: inzwischen geändert", "dasselbe meinen:", "Laderich");
	expect(await hits("Laderich")).toBeUndefined();
	const remove = (form: { shown: string }) => admin.visit(page, { form: { id: added.id, intent: "remove", ...form } });
	expect((await remove(opened)).headers.get("Location")).toBe(page);
	const asking = await admin.page(page);
	expect(asking).toContain("Nicht gelöscht: Jemand hat den Eintrag inzwischen geändert");
	expect(await hits("Lademeister")).toBe("1");
	expect((await remove(shownIn(asking))).headers.get("Location")).toBe(SYNONYMS);
	expect(await hits("Lademeister")).toBeUndefined();
	await sendWords({ ...changed, words: "Radlader\nLademeister" });
	expect(await hits("Lademeister"), "what somebody else has deleted is stored again").toBe("1");
	const log = await admin.page("/admin/verlauf");
	expectWords(log, "Suchwörter", "Lademeister");
});

describe("the setting for automatic deletion", () => {
	const privacy = async (path = "/datenschutz") => visitor().page(path);

	test("is stored, shown, and told by the privacy policy at once, in both languages", async () => {
		expectWords(await privacy(), "bis unser Büro sie löscht");
		const response = await admin.visit(RETENTION, { form: { contact_request_days: " 400 " } });
		expect(response.headers.get("Location")).toBe(RETENTION);
		expectWords(words(await admin.page(RETENTION)), ">Gespeichert <", 'value="400"');
		expectWords(await privacy(), "400 Tage nach ihrem Eingang automatisch gelöscht");
		expectWords(await privacy("/en/datenschutz"), "deleted automatically 400 days after it arrived");
		await admin.visit(RETENTION, { form: { contact_request_days: "" } });
		expect(await contactRequestDays()).toBeNull();
		expectWords(await privacy(), "bis unser Büro sie löscht");
	});

	test("asks before it deletes what is there already, and says how much", async () => {
		for (const days of [31, 40, 400])
			await makeRequest({ created_at: new Date(Date.now() - days * 86_400_000).toISOString() });
		const asked = words(await admin.page(RETENTION, 409, { form: { contact_request_days: "35" } }));
		expectWords(asked, "2 Anfragen, älter als 35 Tage", 'name="agreed" value="35 "');
		expect(await contactRequestDays()).toBeNull();
		// Agreed to another number of days is not agreed.
		expect((await admin.visit(RETENTION, { form: { contact_request_days: "30", agreed: "35 " } })).status).toBe(409);
		expect((await admin.visit(RETENTION, { form: { contact_request_days: "35", agreed: "35 " } })).status).toBe(302);
		expect(await contactRequestDays()).toBe(35);
		await admin.visit(RETENTION, { form: {} });
	});
});

describe("a form that two people have open", () => {
	const person = (name: string) => ({ intent: "person", name });
	test.each([
		[
			"/admin/einstellungen",
			["20", "7"].map((vat) => ({ vat_percent: vat, sold_page_days: "9", instalment_months: "9" })),
		],
		["/admin/einstellungen/hersteller", ["Lodmark", "Rumpel"].map((own_makes) => ({ own_makes }))],
		[HOURS, ["8:00", "9:00"].map((opens_1) => ({ opens_1, closes_1: "17:00" }))],
		[RETENTION, ["900", "800"].map((log_days) => ({ log_days }))],
		["/admin/konto", ["Eva", "Ida"].map(person)],
		["/admin/benutzer/:id", ["Eva Groß", "Ida Groß"].map(person)],
	])(
		"%s tells the second one what the first has saved, and is stored once that is known",
		async (page, [first, second]) => {
			const path = page.replace(":id", (await makeUser()).id);
			const opened = shownIn(await admin.page(path));
			expect((await admin.visit(path, { form: { ...first!, ...opened } })).status).toBe(302);
			const refused = await admin.page(path, 409, { form: { ...second!, ...opened } });
			expectWords(words(refused), "Nicht gespeichert: inzwischen geändert", Object.values(first!).at(-1)!);
			expect(refused).toContain(Object.values(second!).at(-1)!);
			expect((await admin.visit(path, { form: { ...second!, ...shownIn(refused) } })).status).toBe(302);
		},
	);
});
