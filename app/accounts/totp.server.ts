import { Secret, TOTP } from "otpauth";

/* Time-based one-time passwords (RFC 6238) as every app understands them: SHA-1, six digits, half a minute. */
const STEP_SECONDS = 30;
const kind = { algorithm: "SHA1", digits: 6, period: STEP_SECONDS };
/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20;
/**
 * A code is still good for this many steps after its own: who reads it late may finish typing. None counts ahead of its
 * time.
 */
const LATE_STEPS = 1;

const generator = (secret: string) => new TOTP({ ...kind, secret: Secret.fromBase32(secret) });

/** A new shared secret, base32. */
export function newSecret(): string {
	return new Secret({ size: SECRET_BYTES }).base32;
}

/** The code of a step (half minutes since 1970). */
export function codeAt(secret: string, step: number): string {
	return generator(secret).generate({ timestamp: step * STEP_SECONDS * 1000 });
}

/** The step that a time in milliseconds falls in. */
export function stepOf(time: number = Date.now()): number {
	return Math.floor(time / 1000 / STEP_SECONDS);
}

/** The step whose code this is, the present one or the one before; null when it is neither. */
export function matchingStep(secret: string, code: string, time: number = Date.now()): number | null {
	if (!/^\d{6}$/.test(code)) return null;
	const offset = generator(secret).validate({ token: code, timestamp: time, window: LATE_STEPS });
	return offset === null || offset > 0 ? null : stepOf(time) + offset;
}

/** The address that an app reads from the QR code. `issuer` is the site's name as the app shows it. */
export function appAddress(secret: string, email: string, issuer: string): string {
	return new TOTP({ ...kind, secret: Secret.fromBase32(secret), label: email, issuer }).toString();
}
