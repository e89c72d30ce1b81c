import { expect, test } from "vitest";
import { whoSent } from "./contact-trap.ts";

function sent(fields: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries({ name: "Erika", ...fields })) form.append(name, value);
	return whoSent(form);
}

test("a form without a measured time, or with a plausible one, is a person's", () => {
	for (const fields of [{}, { comment: "", took: "" }, { took: "2000" }, { took: "86400000" }])
		expect(sent(fields as Record<string, string>)).toBe("person");
});

test("an invalid time does not count against a person", () => {
	for (const took of ["-1", "1.5", "1e2", "NaN", "0x1", " 5", "12345678901", "<script>"])
		expect(sent({ took })).toBe("person");
});

test("a form sent within two seconds of the first input is a hurried one", () => {
	for (const took of ["0", "1", "1999"]) expect(sent({ took })).toBe("hurried");
});

test("a form with text in the hidden field is a program's, however long it took", () => {
	for (const fields of [{ comment: "Buy now" }, { comment: " " }, { comment: "x", took: "60000" }])
		expect(sent(fields as Record<string, string>)).toBe("program");
	const twice = new FormData();
	twice.append("comment", "");
	twice.append("comment", "x");
	expect(whoSent(twice)).toBe("program");
});
