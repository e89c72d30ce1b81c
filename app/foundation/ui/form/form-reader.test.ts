import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { readForm } from "./form-reader.ts";

const schema = v.object({
	name: v.string("error.name"),
	note: v.optional(v.pipe(v.string(), v.maxLength(3, "error.long"))),
});

function formOf(...pairs: [string, string | Blob][]): FormData {
	const form = new FormData();
	for (const [name, value] of pairs) form.append(name, value as string);
	return form;
}

describe("a submitted form", () => {
	test("gives its validated values and the input as it was typed", () => {
		expect(readForm(schema, formOf(["name", "Erika"], ["note", "abc"]))).toEqual({
			ok: true,
			value: { name: "Erika", note: "abc" },
			typed: { name: "Erika", note: "abc" },
		});
	});

	test("has the database's line breaks, so that an unchanged text stays equal", () => {
		expect(readForm(v.object({ note: v.string() }), formOf(["note", "a\r\nb\rc\nd"]))).toMatchObject({
			value: { note: "a\nb\nc\nd" },
		});
	});

	test("counts an empty field as missing", () => {
		expect(readForm(schema, formOf(["name", ""], ["note", ""]))).toEqual({
			ok: false,
			errors: { name: "error.name" },
			typed: { name: "", note: "" },
		});
	});

	test("names the first error of each field and gives back what was typed", () => {
		const read = readForm(schema, formOf(["note", "abcd"]));
		expect(!read.ok && Object.keys(read.errors), "in the form's order").toEqual(["note", "name"]);
		expect(read).toEqual({
			ok: false,
			errors: { name: "error.name", note: "error.long" },
			typed: { note: "abcd" },
		});
	});

	test("takes the first value of a repeated field", () => {
		expect(readForm(schema, formOf(["name", "first"], ["name", "second"]))).toMatchObject({ value: { name: "first" } });
	});

	test("ignores files", () => {
		expect(readForm(schema, formOf(["name", new Blob(["x"])]))).toMatchObject({
			ok: false,
			errors: { name: "error.name" },
		});
	});

	test("takes only the fields of the schema", () => {
		const read = readForm(schema, formOf(["name", "x"], ["admin", "true"], ["constructor", "y"]));
		expect(read.ok && read.value).toEqual({ name: "x", note: undefined });
	});

	test("is not fooled by a field named like a property of every object", () => {
		const read = readForm(schema, formOf(["__proto__", "x"], ["name", "y"]));
		expect(read.ok).toBe(true);
		expect(({} as Record<string, unknown>).x).toBeUndefined();
	});
});
