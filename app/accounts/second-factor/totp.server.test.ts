import { describe, expect, test } from "vitest";
import { codeAt } from "#tests/second-factors.ts";
import { appAddress, matchingStep, newSecret, stepOf } from "./totp.server.ts";

/** The secret of the examples in RFC 6238, appendix B: "12345678901234567890" in base32. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("a code", () => {
	test.each([
		[59, "287082"],
		[1_234_567_890, "005924"],
		[20_000_000_000, "353130"],
	])("at %i seconds is the one of RFC 6238", (seconds, code) => {
		expect(matchingStep(secret, code, seconds * 1000)).toBe(stepOf(seconds * 1000));
	});

	test("is valid for its half minute and the next, never early and no longer", () => {
		const time = 1_234_567_890_000;
		const step = stepOf(time);
		for (const offset of [-1, 0]) expect(matchingStep(secret, codeAt(secret, step + offset), time)).toBe(step + offset);
		for (const offset of [-3, -2, 1, 2, 3])
			expect(matchingStep(secret, codeAt(secret, step + offset), time)).toBeNull();
	});

	test.each(["", "0", "28708", "2870820", "abcdef", "２８７０８２", " 287082"])("%j is invalid", (code) => {
		expect(matchingStep(secret, code, 59_000)).toBeNull();
	});
});

describe("a secret", () => {
	test("has 160 random bits in characters that apps accept", () => {
		const secrets = Array.from({ length: 50 }, newSecret);
		for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
		expect(new Set(secrets).size).toBe(50);
	});

	test("reaches the app with the names of site and account, whatever characters they contain", () => {
		const address = new URL(appAddress(secret, "a+b@example.com", "Müller & Söhne: Bagger"));
		expect(address.protocol).toBe("otpauth:");
		expect(decodeURIComponent(address.pathname)).toContain("Müller & Söhne: Bagger:a+b@example.com");
		expect(Object.fromEntries(address.searchParams)).toEqual({
			secret,
			issuer: "Müller & Söhne: Bagger",
			algorithm: "SHA1",
			digits: "6",
			period: "30",
		});
	});
});
