import { TOTP } from "otpauth";
import { stepOf } from "#app/accounts/second-factor/totp.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import type { Visitor } from "./app.ts";

/** The code that an authenticator app shows in a step; its usual settings are those of the site. */
export function codeAt(secret: string, step: number): string {
	return new TOTP({ secret }).generate({ timestamp: step * 30_000 });
}

/**
 * Lets the code that set up a user's second factor be used once more. A test that would set it up with the code of the
 * half minute before fails when a half minute ends in between.
 */
export async function allowCodeAgain(userId: string): Promise<void> {
	await db()
		.updateTable("second_factors")
		.set((row) => ({ last_step: row("last_step", "-", 1) }))
		.where("user_id", "=", userId)
		.execute();
}

/** Sets up a second factor as its user does without a camera, by copying the secret from the page. */
export async function setUpFactor(staff: Visitor): Promise<{ secret: string; answer: Response }> {
	const page = await staff.page("/admin/konto/zweiter-faktor");
	const secret = /translate="no">([A-Z2-7 ]{39})</.exec(page)![1]!.replaceAll(" ", "");
	const form = { intent: "on", code: codeAt(secret, stepOf()) };
	return { secret, answer: await staff.visit("/admin/konto/zweiter-faktor", { form }) };
}
