import { describe, expect, test } from "vitest";
import { jobRecord } from "#app/careers/job-record.ts";
import type { JobRow } from "#app/database/schema.ts";
import { choice, day, line, measure, money, several, whole } from "#app/records/fields.ts";
import { defineRecord } from "#app/records/record.ts";
import type { RecordText } from "#app/records/record-texts.ts";

/*
 * What the compiler refuses. Each planted mistake stands behind `@ts-expect-error`, so that `tsc` itself fails as soon
 * as one of them compiles.
 */
describe("a table of fields that does not fit its collection does not compile", () => {
	const { fields, list, ...others } = jobRecord;
	const rest = { ...others, list: { ...list, columns: ["location"] as const } };
	const record = defineRecord<JobRow>();

	test("when it fits, it does", () => {
		expect(record({ ...rest, otherColumns: [], fields }).fields).toBe(fields);
	});

	test("a column that nobody fills, a field without a column, of another type, without a label, without its message", () => {
		const { location: _, ...withoutPlace } = fields;
		// @ts-expect-error: the column "location" has no field.
		record({ ...rest, otherColumns: [], fields: withoutPlace });
		// @ts-expect-error: there is no column "phone".
		record({ ...rest, otherColumns: [], fields: { ...fields, phone: line({ limit: 50 }) } });
		// @ts-expect-error: the column "location" holds a text.
		record({
			...rest,
			otherColumns: [],
			fields: { ...fields, location: whole({ lowest: 0, highest: 9, tooLow: "error.type" }) },
		});
		// @ts-expect-error: the labels of offers have no "requirements".
		record({ ...rest, otherColumns: [], labels: "offerField", fields });
		// @ts-expect-error: there is no text for "requirements" being missing.
		record({ ...rest, otherColumns: [], fields: { ...fields, requirements: line({ needed: true, limit: 50 }) } });
		// @ts-expect-error: the office's list has no head for "version".
		record({ ...rest, otherColumns: [], list: { ...list, columns: ["version"] as const }, fields });
		expect(Object.keys(fields)).toContain("location");
	});

	test("without the messages of a kind of field, of pictures or of documents", () => {
		const kinds = {
			choice: choice({ choices: ["Vollzeit"] }),
			day: day({ from: "2000-01-01", to: "2100-01-01" }),
			whole: whole({ lowest: 0, highest: 9, tooLow: "error.type" }),
			money: money({}),
			measure: measure({ unit: "m", scale: 1000, highest: 9, shown: 1, aboveZero: true }),
			several: several({ choices: ["Vollzeit"] }),
		};
		// @ts-expect-error: there is no "type.Vollzeit".
		record({ ...rest, otherColumns: [], fields: { ...fields, type: kinds.choice } });
		const texts: RecordText<{ a: (typeof kinds)["day"] }, object> = "error.day";
		const more: RecordText<{ a: (typeof kinds)["measure"]; b: (typeof kinds)["several"] }, object>[] = [
			"error.number",
			"error.negative",
			"error.tooHigh",
			"error.zero",
			"error.several",
		];
		// @ts-expect-error: a field of money has no message for what is not whole.
		const other: RecordText<{ a: (typeof kinds)["money"] }, object> = "error.whole";
		// @ts-expect-error: the texts of positions have no "picture.heic".
		record({
			...rest,
			otherColumns: [],
			fields,
			pictures: { address: "/admin/stellenbilder", field: "images", bucket: "stellen-bilder", max: 1 },
		});
		// @ts-expect-error: nor a "document.type".
		record({ ...rest, otherColumns: [], fields, documents: 3 });
		expect([texts, ...more, other]).toContain("error.zero");
	});
});
