import { randomInt } from "node:crypto";
import { type Connection, db, now } from "../database/client.server.ts";
import { newId } from "../database/identity.ts";
import type { Actor } from "../trace/trace.ts";
import { note } from "../trace/trace.server.ts";
import { hashOf } from "./tokens.server.ts";
import { matchingStep, newSecret } from "./totp.server.ts";

const RECOVERY_CODES = 10;
/** Without letters and digits that are taken for each other. Ten of them are 49 bits. */
const recoveryLetters = "abcdefghjkmnpqrstuvwxyz23456789";

/** Whether a user has a second factor, and how many recovery codes are left. */
export async function secondFactorOf(userId: string): Promise<{ enabledAt: string | null; recoveryCodes: number }> {
	const factor = await db().selectFrom("second_factors").select("enabled_at").where("user_id", "=", userId).executeTakeFirst();
	const codes = await db().selectFrom("recovery_codes").select("id").where("user_id", "=", userId).execute();
	return { enabledAt: factor?.enabled_at ?? null, recoveryCodes: codes.length };
}

/** The secret that is being set up, the same until it is: reloading the page must not make the app's entry worthless. Null when one is in use. */
export async function secretToSetUp(userId: string): Promise<string | null> {
	await db()
		.insertInto("second_factors")
		.values({ user_id: userId, secret: newSecret(), updated_at: now() })
		.onConflict((c) => c.column("user_id").doNothing())
		.execute();
	const row = await db().selectFrom("second_factors").select(["secret", "enabled_at"]).where("user_id", "=", userId).executeTakeFirst();
	return row && row.enabled_at === null ? row.secret : null;
}

/** Turns the second factor on, when the code shows that the app has the secret. Gives the recovery codes, which nobody can show again; null for a wrong code. */
export async function turnOn(user: Actor, code: string): Promise<string[] | null> {
	return db()
		.transaction()
		.execute(async (t) => {
			const row = await t.selectFrom("second_factors").select("secret").where("user_id", "=", user.id).where("enabled_at", "is", null).executeTakeFirst();
			const step = row ? matchingStep(row.secret, plain(code)) : null;
			if (step === null) return null;
			const turned = await t
				.updateTable("second_factors")
				.set({ enabled_at: now(), last_step: step, updated_at: now() })
				.where("user_id", "=", user.id)
				.where("enabled_at", "is", null)
				.returning("user_id")
				.executeTakeFirst();
			if (!turned) return null;
			await note({ kind: "user", id: user.id, name: user.email, action: "changed", by: user, changes: [{ field: "two_factor", from: false, to: true }] }, t);
			return newRecoveryCodes(user.id, t);
		});
}

/** Takes the second factor away, with its recovery codes. False when there was none. */
export async function turnOff(user: Actor, by: Actor | null, t: Connection): Promise<boolean> {
	await t.deleteFrom("recovery_codes").where("user_id", "=", user.id).execute();
	const row = await t.deleteFrom("second_factors").where("user_id", "=", user.id).returning("enabled_at").executeTakeFirst();
	if (!row || row.enabled_at === null) return false;
	await note({ kind: "user", id: user.id, name: user.email, action: "changed", by, changes: [{ field: "two_factor", from: true, to: false }] }, t);
	return true;
}

/** New recovery codes; the old ones are worth nothing from now on. */
export async function newRecoveryCodes(userId: string, t: Connection): Promise<string[]> {
	const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
	await t.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
	await t
		.insertInto("recovery_codes")
		.values(codes.map((code) => ({ id: newId(), user_id: userId, code_hash: hashOf(plain(code)), updated_at: now() })))
		.execute();
	return codes;
}

/** Takes a code of the app or a recovery code, each only once: of two requests with the same code one is refused. */
export async function takeCode(userId: string, code: string): Promise<boolean> {
	const typed = plain(code);
	const row = await db().selectFrom("second_factors").select("secret").where("user_id", "=", userId).where("enabled_at", "is not", null).executeTakeFirst();
	if (!row) return false;
	const step = matchingStep(row.secret, typed);
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
	const used = await db().deleteFrom("recovery_codes").where("user_id", "=", userId).where("code_hash", "=", hashOf(typed)).returning("id").executeTakeFirst();
	return used !== undefined;
}

/** As codes are compared: spaces and hyphens are only there to be read. */
function plain(code: string): string {
	return code.toLowerCase().replace(/[\s-]/g, "");
}

function recoveryCode(): string {
	const letters = Array.from({ length: 10 }, () => recoveryLetters[randomInt(recoveryLetters.length)]!).join("");
	return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
