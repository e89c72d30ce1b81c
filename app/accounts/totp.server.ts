import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/* Time-based one-time passwords (RFC 6238) as every app understands them: SHA-1, six digits, half a minute. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20;
/** A code is still good for this many steps after its own: who reads it late may finish typing. None counts ahead of its time. */
const LATE_STEPS = 1;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new shared secret, base32. */
export function newSecret(): string {
	return [...randomBytes(SECRET_BYTES)]
		.map((byte) => byte.toString(2).padStart(8, "0"))
		.join("")
		.replace(/.{5}/g, (bits) => alphabet[Number.parseInt(bits, 2)]!);
}

/** The code of a step (half minutes since 1970). */
export function codeAt(secret: string, step: number): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(step));
	const digest = createHmac("sha1", bytesOf(secret)).update(counter).digest();
	const number = digest.readUInt32BE(digest.at(-1)! & 0xf) & 0x7fffffff;
	return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The step that a time in milliseconds falls in. */
export function stepOf(time: number = Date.now()): number {
	return Math.floor(time / 1000 / STEP_SECONDS);
}

/** The step whose code this is, the present one or the one before; null when it is neither. */
export function matchingStep(secret: string, code: string, time: number = Date.now()): number | null {
	const given = Buffer.from(code);
	const steps = Array.from({ length: LATE_STEPS + 1 }, (_, i) => stepOf(time) - LATE_STEPS + i);
	// All are compared, so that the time does not tell which one came near.
	const matches = steps.filter((step) => {
		const right = Buffer.from(codeAt(secret, step));
		return right.length === given.length && timingSafeEqual(right, given);
	});
	return matches.at(-1) ?? null;
}

/** The address that an app reads from the QR code. `issuer` is the site's name as the app shows it. */
export function appAddress(secret: string, email: string, issuer: string): string {
	const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
	return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}

function bytesOf(base32: string): Buffer {
	const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
	return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
}
