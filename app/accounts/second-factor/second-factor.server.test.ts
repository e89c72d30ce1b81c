import { expect, test } from "vitest";
import { newRecoveryCode, plainCode } from "./second-factor.server.ts";

test("a recovery code has 80 bits: sixteen of 32 characters, each of which occurs at every position", () => {
	const codes = Array.from({ length: 1000 }, newRecoveryCode);
	for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
	const plain = codes.map(plainCode);
	for (let place = 0; place < 16; place++)
		expect(new Set(plain.map((code) => code[place])).size, `place ${place}`).toBe(32);
	expect(new Set(plain).size).toBe(1000);
});

test.each([
	["7k2p-xq0d-93hm-vb5c", "7K2P XQOD 93HM VB5C"],
	["1k1p-xq0d-93hm-vb5c", "lkip xqod 93hm vb5c"],
	["abcde-23456", "ABCDE23456"],
])("%s is the same typed as %s", (code, typed) => {
	expect(plainCode(typed)).toBe(plainCode(code));
});
