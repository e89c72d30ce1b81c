import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { newPasswordFields, readNewPassword } from "./password.ts";

const schema = v.object(newPasswordFields(8));
const read = (fields: Record<string, string>) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	return readNewPassword(schema, form);
};
const errorsOf = (fields: Record<string, string>) => {
	const result = read(fields);
	return result.ok ? {} : result.errors;
};

describe("a new password", () => {
	test("is accepted when both are the same and long enough", () => {
		expect(read({ password: "grober Kies", confirm_password: "grober Kies" })).toMatchObject({
			ok: true,
			value: { password: "grober Kies" },
		});
	});

	test("must be typed twice in exactly the same way", () => {
		expect(errorsOf({})).toEqual({ password: "error.password", confirm_password: "error.confirm" });
		expect(errorsOf({ password: "grober Kies" })).toEqual({ confirm_password: "error.confirm" });
		expect(errorsOf({ password: "grober Kies", confirm_password: "Grober Kies" })).toEqual({
			confirm_password: "passwordMismatchText",
		});
		expect(errorsOf({ password: "grober Kies", confirm_password: "grober Kies " })).toEqual({
			confirm_password: "passwordMismatchText",
		});
	});

	test("has at least the required length, and at most 200 characters", () => {
		const both = (password: string) => errorsOf({ password, confirm_password: password });
		expect(both("1a2b3c4")).toEqual({ password: "passwordTooShortText" });
		expect(both("1a2b3c4d")).toEqual({});
		expect(both("ä".repeat(50) + "b".repeat(150))).toEqual({});
		expect(both("ä".repeat(50) + "b".repeat(151))).toEqual({ password: "error.passwordLong" });
	});

	test("is never among the typed values, which may be sent back", () => {
		for (const fields of [
			{ password: "grober Kies", confirm_password: "grober Kies", email: "a@example.com" },
			{ password: "grober Kies", confirm_password: "anderer Kies", email: "a@example.com" },
		])
			expect(read(fields).typed).toEqual({ email: "a@example.com" });
	});
});
