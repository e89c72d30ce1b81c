import { randomBytes } from "node:crypto";

/** 80 random bits: too many to be found from a hash, however fast that is computed. */
const BYTES = 10;

/** Crockford's base32: no letters that look like digits (i, l, o), and no u, which looks like v. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Creates a code in four groups of four: `7k2p-xq0d-93hm-vb5c`. */
export function newRecoveryCode(): string {
	const bits = [...randomBytes(BYTES)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	return bits.replace(/.{5}/g, (five) => alphabet[Number.parseInt(five, 2)]!).replace(/.{4}(?=.)/g, "$&-");
}

/** Normalises a typed code: without spaces and hyphens, and with digits for the letters that look like them. */
export function plainCode(typed: string): string {
	return typed.toLowerCase().replace(/[\s-]/g, "").replace(/o/g, "0").replace(/[il]/g, "1");
}
