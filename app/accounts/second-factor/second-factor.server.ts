import { randomBytes } from "node:crypto";
import { type Connection, countOf, db, inTransaction, now } from "../../foundation/database/client.server.ts";
import { newId } from "../../foundation/database/identity.ts";
import type { Actor } from "../../log/audit.ts";
import { type ActingUser, logChange } from "../account-log.server.ts";
import { mailUser } from "../account-mails.server.ts";
import { openSecret, sealSecret } from "./factor-secrets.server.ts";
import { endOtherSessions } from "../session.server.ts";
import { hashOf } from "../../foundation/config/tokens.server.ts";
import { matchingStep, newSecret } from "./totp.server.ts";

const RECOVERY_CODES = 10;

/** Since when a user has a second factor, and how many recovery codes are left. */
export async function secondFactorOf(userId: string): Promise<{ enabledAt: string | null; recoveryCodes: number }> {
	const factor = await factorOf(userId);
	const codes = db().selectFrom("recovery_codes").where("user_id", "=", userId);
	return { enabledAt: factor?.enabled_at ?? null, recoveryCodes: await countOf(codes) };
}

/** The secret to set up, the same until that is done; null if a second factor is active already. */
export async function secretToSetUp(userId: string): Promise<string | null> {
	const stored = await factorOf(userId);
	if (stored?.enabled_at) return null;
	const secret = stored && openSecret(stored.secret, userId);
	if (secret) return secret;
	// There is none yet, or an unused one that was encrypted with another key.
	const sealed = sealSecret(newSecret(), userId);
	await db()
		.insertInto("second_factors")
		.values({ user_id: userId, secret: sealed, updated_at: now() })
		.onConflict((c) =>
			c
				.column("user_id")
				.doUpdateSet({ secret: sealed, updated_at: now() })
				.where("second_factors.secret", "=", stored?.secret ?? ""),
		)
		.execute();
	const row = await factorOf(userId);
	return row && row.enabled_at === null ? openSecret(row.secret, userId) : null;
}

function factorOf(userId: string, on: Connection = db()) {
	return on
		.selectFrom("second_factors")
		.select(["secret", "enabled_at"])
		.where("user_id", "=", userId)
		.executeTakeFirst();
}

/** Turns the second factor on and returns the recovery codes, which can't be shown again; null for a wrong code. */
export async function turnOn(user: ActingUser, code: string): Promise<string[] | null> {
	return inTransaction(async (t) => {
		const factor = await factorOf(user.id, t);
		const secret = factor && factor.enabled_at === null ? openSecret(factor.secret, user.id) : null;
		const step = secret ? matchingStep(secret, plainCode(code)) : null;
		if (step === null) return null;
		const activated = await t
			.updateTable("second_factors")
			.set({ enabled_at: now(), last_step: step, updated_at: now() })
			.where("user_id", "=", user.id)
			.where("enabled_at", "is", null)
			.returning("user_id")
			.executeTakeFirst();
		if (!activated) return null;
		await endOtherSessions(user, t);
		await logChange("changed", user, user, t, { field: "two_factor", from: false, to: true });
		await mailUser("secondFactorOn", user.id, t);
		return newRecoveryCodes(user.id, t);
	});
}

/** Turns the second factor off and deletes the recovery codes. False if there was none. */
export async function turnOff(user: Actor, by: ActingUser | null, t: Connection): Promise<boolean> {
	await t.deleteFrom("recovery_codes").where("user_id", "=", user.id).execute();
	const row = await t
		.deleteFrom("second_factors")
		.where("user_id", "=", user.id)
		.returning("enabled_at")
		.executeTakeFirst();
	if (!row || row.enabled_at === null) return false;
	await logChange("changed", user, by, t, { field: "two_factor", from: true, to: false });
	return true;
}

export async function newRecoveryCodes(userId: string, t: Connection): Promise<string[]> {
	const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
	await t.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
	await t
		.insertInto("recovery_codes")
		.values(
			codes.map((code) => ({ id: newId(), user_id: userId, code_hash: hashOf(plainCode(code)), updated_at: now() })),
		)
		.execute();
	return codes;
}

/** Accepts a code of the app or a recovery code, each only once: of two requests with the same code one is refused. */
export async function takeCode(userId: string, code: string): Promise<boolean> {
	const typed = plainCode(code);
	const factor = await factorOf(userId);
	if (!factor?.enabled_at) return false;
	// If the key is lost, the app's codes no longer work, but recovery codes still do.
	const secret = openSecret(factor.secret, userId);
	const step = secret === null ? null : matchingStep(secret, typed);
	if (step !== null) {
		const taken = await db()
			.updateTable("second_factors")
			.set({ last_step: step, updated_at: now() })
			.where("user_id", "=", userId)
			.where("last_step", "<", step)
			.returning("user_id")
			.executeTakeFirst();
		return taken !== undefined;
	}
	const used = await db()
		.deleteFrom("recovery_codes")
		.where("user_id", "=", userId)
		.where("code_hash", "=", hashOf(typed))
		.returning("id")
		.executeTakeFirst();
	return used !== undefined;
}

/** 80 random bits can't be found from a hash, however fast it is computed. */
const RECOVERY_CODE_BYTES = 10;

/** Crockford's base32: no letters that look like digits (i, l, o), and no u, which looks like v. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Creates a code in four groups of four: `7k2p-xq0d-93hm-vb5c`. */
export function newRecoveryCode(): string {
	const bits = [...randomBytes(RECOVERY_CODE_BYTES)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	return bits.replace(/.{5}/g, (five) => alphabet[Number.parseInt(five, 2)]!).replace(/.{4}(?=.)/g, "$&-");
}

/** A typed code without spaces and hyphens, and with digits for the letters that look like them. */
export function plainCode(typed: string): string {
	return typed.toLowerCase().replace(/[\s-]/g, "").replace(/o/g, "0").replace(/[il]/g, "1");
}
