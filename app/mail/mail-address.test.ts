import { describe, expect, test } from "vitest";
import { isMailAddress, plainAddress } from "./mail-address.ts";

describe("a mail address", () => {
	test.each([
		"erika@example.com",
		"erika.mustermann+anfrage@sub.example.co.uk",
		"o'brien@example.ie",
		"ERIKA_1@EXAMPLE.COM",
		"info@bäckerei-müller.de",
		"info@xn--mller-kva.de",
		"a@1und1.de",
	])("is %j", (text) => expect(isMailAddress(text)).toBe(true));

	test.each([
		"",
		"erika",
		"@example.com",
		"erika@",
		"erika@localhost",
		"erika@example",
		"erika@example..com",
		"erika@-example.com",
		"erika@example-.com",
		"erika@.example.com",
		"erika@example.com.",
		"erika@127.0.0.1",
		"erika@[127.0.0.1]",
		".erika@example.com",
		"erika.@example.com",
		"er..ika@example.com",
		"erika@example.com, max@example.com",
		"erika@example.com;max@example.com",
		"erika@evil.example x@example.com",
		'"a@evil x"@victim.example',
		'"erika"@example.com',
		"Erika <erika@example.com>",
		"<erika@example.com>",
		"erika(comment)@example.com",
		"erika@(comment)example.com",
		"erika@example.com\r\nBcc: max@example.com",
		"erika@example.com\n",
		"erika@exa\0mple.com",
		"erika@example.com%0aBcc:x@example.com",
		"erika@example.com\u2028",
		"érika@example.com",
		`${"x".repeat(65)}@example.com`,
		`erika@${"x".repeat(64)}.com`,
		`erika@${"x.".repeat(125)}com`,
	])("is not %j", (text) => expect(isMailAddress(text)).toBe(false));

	test("is none of these, over which a pattern that tries every way would not come to an end", () => {
		const hostile = [
			`${"(".repeat(500_000)}a@example.com`,
			`${"a.".repeat(500_000)}@example.com`,
			`a@${"a-".repeat(124)}`,
			`a@${"a.".repeat(124)}`,
			`${"@".repeat(1_000_000)}`,
			`"${"\\".repeat(1_000_000)}"@example.com`,
		];
		for (const text of hostile) expect(isMailAddress(text)).toBe(false);
	});
});

test.each([
	["erika@example.com", "erika@example.com"],
	[" mailto:erika@example.com ", "erika@example.com"],
	["MAILTO:erika@example.com?subject=Bagger", "erika@example.com"],
	["Erika Müller <erika@example.com>", "erika@example.com"],
	['"Müller, Erika" <mailto:erika@example.com>', "erika@example.com"],
	["<erika@example.com>", "erika@example.com"],
	["erika\u200b@exam\u00adple.com\ufeff", "erika@example.com"],
	["erika@example.com, max@example.com", "erika@example.com, max@example.com"],
	["a@b.example <c@d.example>", "a@b.example <c@d.example>"],
	["Erika <a@b.example> <c@d.example>", "Erika <a@b.example> <c@d.example>"],
	["<a@b.example>x", "<a@b.example>x"],
	["", ""],
])("of %j the address is %j", (text, address) => expect(plainAddress(text)).toBe(address));
