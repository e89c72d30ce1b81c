import { beforeEach, describe, expect, test } from "vitest";
import { officeSettings } from "#app/requests/hours/office-clock.server.ts";
import { defaultOffice } from "#app/requests/hours/office-settings.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { useBuiltSite, useStaff } from "../app.ts";
import { makeRequest } from "../make.ts";
import { expectWords, words } from "../words.ts";

useBuiltSite();

const HOURS = "/admin/einstellungen/buerozeiten";
const BLOCKS = "/admin/einstellungen/textbausteine";

const admin = useStaff("admin");
beforeEach(async () => {
	for (const table of ["text_blocks", "Kontaktanfragen_Archiv"] as const) await db().deleteFrom(table).execute();
	await db().deleteFrom("settings").where("name", "=", "office_hours").execute();
});

describe("the office's hours", () => {
	const form = { state: "SN", opens_1: "08:00", closes_1: "18:00", opens_5: "8:00", closes_5: "12:30" };

	test("are set for each weekday, with the state's holidays; waiting times follow them at once", async () => {
		expectWords(await admin.page(HOURS), 'value="06:30"', 'value="16:00"', "Sachsen");
		expect((await admin.visit(HOURS, { form })).headers.get("Location")).toBe(HOURS);
		expectWords(words(await admin.page(HOURS)), "Bürozeiten gespeichert", 'value="12:30"');
		const [monday, friday] = [
			{ opens: 480, closes: 1080 },
			{ opens: 480, closes: 750 },
		];
		expect(await officeSettings()).toEqual({ state: "SN", week: [null, monday, null, null, null, friday, null] });
		await makeRequest({ created_at: "2026-02-28T10:00:00.000Z" });
		expectWords(words(await admin.page("/admin/kontakt-anfragen")), "Arbeitstage");
	});

	test.each([
		[{ opens_1: "25:00" }, "Bitte geben Sie eine Uhrzeit wie 8:00 an."],
		[{ opens_1: "", closes_1: "", opens_5: "", closes_5: "" }, "An mindestens einem Tag"],
	])("are refused when they make no sense (%j), and what was typed stays", async (change, said) => {
		const response = await admin.visit(HOURS, { form: { ...form, opens_2: "09:11", closes_2: "10:00", ...change } });
		const neverOpen = said.startsWith("An mindestens");
		if (neverOpen) {
			const empty = await admin.visit(HOURS, { form: { ...form, ...change } });
			expect(empty.status).toBe(400);
			expectWords(words(await empty.text()), said);
			return;
		}
		expect(response.status).toBe(400);
		expectWords(words(await response.text()), said, 'value="09:11"');
		expect(await officeSettings()).toEqual(defaultOffice);
	});
});

const block = { name: "Gruß", text: "Guten Tag {name},\ndanke.", text_en: "Dear {name}" };
const stored = () => db().selectFrom("text_blocks").select(["id", "name", "text", "text_en"]).execute();
/** The version that the form of a block shows. */
const shownVersion = async (page: string) => /name="version" value="([^"]+)"/.exec(await admin.page(page))![1]!;
const version = (id: string) => shownVersion(`${BLOCKS}?bearbeiten=${id}`);

test("text blocks are added, changed and deleted, each audited", async () => {
	expectWords(words(await admin.page(BLOCKS)), "Noch kein Textbaustein.");
	await admin.visit(BLOCKS, { form: block });
	const [{ id, ...added }] = (await stored()) as [Awaited<ReturnType<typeof stored>>[number]];
	expect(added).toEqual(block);
	expectWords(words(await admin.page(`${BLOCKS}?bearbeiten=${id}`)), "„Gruß“ bearbeiten", `value="${id}"`);
	await admin.visit(BLOCKS, { form: { ...block, id, version: await version(id), text_en: "" } });
	expect(await stored()).toEqual([{ id, ...block, text_en: null }]);
	expectWords(words(await admin.page(BLOCKS)), "Textbaustein gespeichert", "Ohne englischen Text");
	const shown = await version(id);
	await admin.visit(BLOCKS, { form: { ...block, id, version: shown, name: "Vom Kollegen" } });
	const stale = await admin.visit(BLOCKS, { form: { id, intent: "remove", version: shown } });
	expect(stale.headers.get("Location")).toBe(`${BLOCKS}?bearbeiten=${id}`);
	expectWords(words(await admin.page(BLOCKS)), "Nicht gelöscht: Der Textbaustein wurde", "Vom Kollegen");
	expect(await stored()).toHaveLength(1);
	await admin.visit(BLOCKS, { form: { id, intent: "remove", version: await version(id) } });
	expect(await stored()).toEqual([]);
	const trace = await db().selectFrom("trace").select("action").where("record_id", "=", id).orderBy("id").execute();
	expect(trace.map(({ action }) => action)).toEqual(["created", "changed", "changed", "removed"]);
});
