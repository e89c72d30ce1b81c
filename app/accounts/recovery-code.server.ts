import { randomBytes } from "node:crypto";

/** 80 random bits: too many to be found out from a hash, however fast it is computed. */
const BYTES = 10;
/** Letters of a code. Those of the old kind, of before November 2026, have ten of 31 signs: 49 bits. */
export const RECOVERY_CODE_LETTERS = 16;

/** Without the letters that are taken for digits (i, l, o) or for each other (u, v). */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** A new code, in four groups of four: `7k2p-xq0d-93hm-vb5c`. */
export function newRecoveryCode(): string {
	const bits = [...randomBytes(BYTES)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	return bits.replace(/.{5}/g, (five) => alphabet[Number.parseInt(five, 2)]!).replace(/.{4}(?=.)/g, "$&-");
}

/**
 * As codes are compared: spaces and hyphens are only there to be read, and a letter that is none stands for the digit
 * it looks like.
 */
export function plainCode(typed: string): string {
	return typed.toLowerCase().replace(/[\s-]/g, "").replace(/o/g, "0").replace(/[il]/g, "1");
}
