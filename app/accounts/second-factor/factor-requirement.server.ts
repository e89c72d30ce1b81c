import { sql } from "kysely";
import { type Connection, countOf, db, inTransaction } from "../../foundation/database/client.server.ts";
import { readSetting } from "../../foundation/database/settings.server.ts";
import type { Actor } from "../../log/audit.ts";
import { changeSetting } from "../../log/write-audit.server.ts";

/** For queries on users: the id of one of their passkeys, or null. */
export const aPasskey = sql<string | null>`(select id from passkeys where user_id = users.id limit 1)`.as("passkey");

/** The setting, and its value while everybody must have a second factor or a passkey. */
export const REQUIREMENT_SETTING = "second_factor_for_all";
export const REQUIRED = "on";

export async function isFactorRequired(on: Connection = db()): Promise<boolean> {
	return (await readSetting(REQUIREMENT_SETTING, on)) === REQUIRED;
}

/** Requires a second factor or a passkey of everybody from their next request on, or stops requiring it. */
export async function requireFactor(required: boolean, by: Actor): Promise<void> {
	await inTransaction(async (t) => {
		const from = await isFactorRequired(t);
		await changeSetting({ field: REQUIREMENT_SETTING, from, to: required }, required ? REQUIRED : "", by, t);
	});
}

/** Does `work` in a transaction, unless it would leave the user without a factor that is "required". */
export function keepingRequiredFactor<Result>(userId: string, work: (t: Connection) => Promise<Result>) {
	return inTransaction(async (t, refuse: (reason: "required") => never) => {
		const result = await work(t);
		return (await lacksRequiredFactor(userId, t)) ? refuse("required") : result;
	});
}

async function lacksRequiredFactor(userId: string, on: Connection): Promise<boolean> {
	if (!(await isFactorRequired(on))) return false;
	const apps = on.selectFrom("second_factors").where("user_id", "=", userId).where("enabled_at", "is not", null);
	return (await countOf(apps)) === 0 && !(await hasPasskey(userId, on));
}

async function hasPasskey(userId: string, on: Connection): Promise<boolean> {
	return (await countOf(on.selectFrom("passkeys").where("user_id", "=", userId))) > 0;
}

/** Whether a second factor is required and this user's is a passkey, so that the password alone is not enough. */
export async function mustUsePasskey(userId: string): Promise<boolean> {
	return (await isFactorRequired()) && hasPasskey(userId, db());
}
