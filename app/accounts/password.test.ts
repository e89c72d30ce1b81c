import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { isCommon, newPasswordFields, readNewPassword } from "./password.ts";

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
	test("is taken when both are the same, long enough and not among the first to be tried", () => {
		expect(read({ password: "grober Kies", confirm_password: "grober Kies" })).toMatchObject({ ok: true, value: { password: "grober Kies" } });
	});

	test("must be typed twice, the same, in capitals and small letters too", () => {
		expect(errorsOf({})).toEqual({ password: "error.password", confirm_password: "error.confirm" });
		expect(errorsOf({ password: "grober Kies" })).toEqual({ confirm_password: "error.confirm" });
		expect(errorsOf({ password: "grober Kies", confirm_password: "Grober Kies" })).toEqual({ confirm_password: "passwordMismatchText" });
		expect(errorsOf({ password: "grober Kies", confirm_password: "grober Kies " })).toEqual({ confirm_password: "passwordMismatchText" });
	});

	test("has the length that is asked for, and at most 200 characters", () => {
		const both = (password: string) => errorsOf({ password, confirm_password: password });
		expect(both("1a2b3c4")).toEqual({ password: "passwordTooShortText" });
		expect(both("1a2b3c4d")).toEqual({});
		expect(both("ä".repeat(50) + "b".repeat(150))).toEqual({});
		expect(both("ä".repeat(50) + "b".repeat(151))).toEqual({ password: "error.passwordLong" });
		expect(both("1a2b\x003c4d")).toEqual({ password: "error.passwordCharacters" });
	});

	test("that is very common is warned about, and taken all the same when that is wanted", () => {
		const common = { password: "passwort", confirm_password: "passwort" };
		expect(errorsOf(common)).toEqual({ password: "error.passwordCommon" });
		expect(errorsOf({ ...common, use_anyway: "1" })).toEqual({ password: "error.passwordCommon" });
		expect(read({ ...common, use_anyway: "true" }).ok).toBe(true);
		expect(errorsOf({ password: "test", confirm_password: "test", use_anyway: "true" })).toEqual({ password: "passwordTooShortText" });
	});

	test("is never among the typed words, which may be sent back", () => {
		for (const fields of [
			{ password: "grober Kies", confirm_password: "grober Kies", email: "a@example.com" },
			{ password: "grober Kies", confirm_password: "anderer Kies", email: "a@example.com" },
		])
			expect(read(fields).typed).toEqual({ email: "a@example.com" });
	});
});

describe("among the first to be tried", () => {
	test.each(["123456", "Passwort", "PASSWORD1", "qwertz", "Hallo123!", "Bagger2026", "aaaaaaaa", "!!!!!!", "p@ssw0rd", "Sommer25"])("is %s", (password) => {
		expect(isCommon(password)).toBe(true);
	});

	test.each(["", "a", "Kies mit Eimer und Bagger", "x7Kq-2mNp", "brecheranlage-nord", "98127364"])("is not %j", (password) => {
		expect(isCommon(password)).toBe(false);
	});
});
