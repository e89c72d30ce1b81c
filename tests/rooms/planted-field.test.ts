import { sql } from "kysely";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { jobRecord } from "#app/careers/job-record.ts";
import { db } from "#app/database/client.server.ts";
import { addCatalogue } from "#app/i18n/catalogues.ts";
import { deAdmin } from "#app/texts/office/de/office.ts";
import { deOffers } from "#app/texts/public/de/offers.ts";
import { line, measure, type ValuesOf } from "#app/records/fields.ts";
import { checksOf, wordsOf } from "#app/records/field-values.ts";
import { noPictures } from "#app/records/form/picture-keeper.server.ts";
import { RecordFields } from "#app/records/form/record-fields.tsx";
import { recordService } from "#app/records/record-service.server.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { makeUser } from "../make.ts";

/** The positions with two fields more: a line in the table each, and a column. */
const planted = {
	...jobRecord,
	fields: {
		...jobRecord.fields,
		contact: line({ limit: 50, translated: true, searched: true }),
		hours: measure({ unit: "h", scale: 10, highest: 60, shown: 1 }),
	},
};
const form = v.object(checksOf(planted.fields));
const service = recordService(planted, form, noPictures);

const typed = {
	title: "Monteur",
	location: "Arnsdorf",
	type: "Vollzeit",
	description: "Text",
	contact: "Frau Weiß",
	contact_en: "Ms Weiss",
	hours: "38,5",
};
const values = (words: Record<string, string>) => v.parse(form, words) as ValuesOf<typeof planted.fields>;
const stored = { contact: "Frau Weiß", contact_en: "Ms Weiss", hours: 385 };

let by: Actor;
beforeAll(async () => {
	by = await makeUser();
	for (const column of ["contact text", "contact_en text", "hours integer"])
		await sql`alter table "Karriere" add column ${sql.raw(column)}`.execute(db());
});

async function add(): Promise<string> {
	const saved = await service.add(values(typed), { by, pictures: null });
	if (!saved.ok) throw new Error(saved.reason);
	return saved.id;
}

describe("a field that is only planted in the table of its collection", () => {
	test("has its boxes in the form, with its label, its unit and its number", () => {
		addCatalogue("de", deAdmin);
		addCatalogue("de", {
			...deOffers,
			addCareerPage: { ...deAdmin.addCareerPage, contact: "Ansprechpartner", hours: "Wochenstunden" },
		});
		const words = wordsOf(planted.fields, stored);
		const label = (name: string) => ({ contact: "Ansprechpartner", hours: "Wochenstunden in h" })[name] ?? name;
		const box = (name: string) => ({ name, label: label(name), error: null, defaultValue: words[name] });
		const page = renderToString(createElement(RecordFields, { record: planted, box }));
		expect(page).toMatch(
			/<label for="contact"[^>]*>Ansprechpartner<\/label><input[^>]*maxLength="50"[^>]*value="Frau Weiß"/i,
		);
		expect(page).toMatch(
			/<input(?=[^>]*name="contact_en")(?=[^>]*lang="en")(?=[^>]*maxLength="50")[^>]*value="Ms Weiss"/i,
		);
		expect(page).toMatch(
			/<label for="hours"[^>]*>Wochenstunden in h<\/label><input(?=[^>]*inputMode="decimal")[^>]*value="38,5"/i,
		);
	});

	test("is checked, stored, searched and told in the audit log", async () => {
		expect(v.safeParse(form, { ...typed, hours: "61" }).success).toBe(false);
		const id = await add();
		expect(await service.findForEdit(id)).toMatchObject(stored);
		const { search_text } = await db()
			.selectFrom("Karriere")
			.select("search_text")
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		expect(search_text).toContain("frau weiss ms weiss");
		await service.change(id, 1, values({ ...typed, hours: "40", contact: "" }), { by, pictures: null });
		const { changes } = await db()
			.selectFrom("trace")
			.select("changes")
			.where("record_id", "=", id)
			.where("action", "=", "changed")
			.executeTakeFirstOrThrow();
		expect(JSON.parse(changes!)).toEqual([
			{ field: "contact", from: "Frau Weiß", to: null },
			{ field: "hours", from: 385, to: 400 },
		]);
	});
});

describe("what was thrown away before its collection changed", () => {
	/** Changes the row that lies in the trash, as an older program has written it. */
	async function asOnce(id: string, change: (row: Record<string, unknown>) => Record<string, unknown>): Promise<void> {
		const { record } = await db().selectFrom("trash").select("record").where("id", "=", id).executeTakeFirstOrThrow();
		const thrown = JSON.parse(record) as { row: Record<string, unknown> };
		await db()
			.updateTable("trash")
			.set({ record: JSON.stringify({ ...thrown, row: change(thrown.row) }) })
			.where("id", "=", id)
			.execute();
	}

	test("comes back without the column that was added since", async () => {
		const id = await add();
		await service.remove(id, by);
		await asOnce(id, ({ contact: _, contact_en: __, hours: ___, ...row }) => row);
		expect(await service.restore(id, by)).toMatchObject({ name: "Monteur" });
		expect(await service.findForEdit(id)).toMatchObject({
			title: "Monteur",
			contact: null,
			contact_en: null,
			hours: null,
		});
	});
});
