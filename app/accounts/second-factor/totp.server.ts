import { Secret, TOTP } from "otpauth";

/* Time-based one-time passwords (RFC 6238), as all apps support them: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
const kind = { algorithm: "SHA1", digits: 6, period: STEP_SECONDS };
/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20;
/** For slow typists a code stays valid for this many steps after its own; no code is valid early. */
const LATE_STEPS = 1;

/** Creates a shared secret (base32). */
export function newSecret(): string {
	return new Secret({ size: SECRET_BYTES }).base32;
}

/** The step of a time in milliseconds; steps are counted in half minutes since 1970. */
export function stepOf(time: number = Date.now()): number {
	return Math.floor(time / 1000 / STEP_SECONDS);
}

/** The current or previous step, if this code is its own; null otherwise. */
export function matchingStep(secret: string, code: string, time: number = Date.now()): number | null {
	if (!/^\d{6}$/.test(code)) return null;
	const totp = new TOTP({ ...kind, secret: Secret.fromBase32(secret) });
	const offset = totp.validate({ token: code, timestamp: time, window: LATE_STEPS });
	return offset === null || offset > 0 ? null : stepOf(time) + offset;
}

/** The address in the QR code for the app; `issuer` is the site's name as the app shows it. */
export function appAddress(secret: string, email: string, issuer: string): string {
	return new TOTP({ ...kind, secret: Secret.fromBase32(secret), label: email, issuer }).toString();
}
