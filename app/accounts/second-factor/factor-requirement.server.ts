import { type Connection, db, now } from "../../foundation/database/client.server.ts";
import { readSetting, storeSetting } from "../../foundation/database/settings.server.ts";
import type { Actor } from "../../log/audit.ts";
import { writeAudit } from "../../log/write-audit.server.ts";

/**
 * The setting with the time from which everybody must have a second factor or a passkey; empty while they need none.
 */
export const REQUIREMENT_SETTING = "second_factor_for_all_from";
/** How many days everybody has to set one up. */
const GRACE_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;

/** The time from which everybody must have a second factor or a passkey; null while they need none. */
export async function requiredForAllFrom(on: Connection = db()): Promise<string | null> {
	return (await readSetting(REQUIREMENT_SETTING, on)) || null;
}

/**
 * Requires a second factor or a passkey of everybody, a week from now, or no longer does so. Users for whom an admin
 * requires it individually are not affected.
 */
export async function setRequiredForAll(required: boolean, by: Actor): Promise<void> {
	await db()
		.transaction()
		.execute(async (t) => {
			const from = await requiredForAllFrom(t);
			if (required === (from !== null)) return;
			const to = required ? new Date(Date.now() + GRACE_DAYS * DAY_MILLISECONDS).toISOString() : null;
			await storeSetting(REQUIREMENT_SETTING, to ?? "", t);
			const changes = [{ field: REQUIREMENT_SETTING, from: !required, to: required }];
			await writeAudit({ kind: "setting", id: REQUIREMENT_SETTING, name: null, action: "changed", by, changes }, t);
		});
}

/**
 * From when this user must have a second factor or a passkey (`from` is null if that always applied); null if they
 * needn't.
 */
export function requirementOf({
	two_factor_required,
	requiredForAllFrom: forAllFrom,
}: {
	two_factor_required: boolean;
	requiredForAllFrom: string | null;
}): { from: string | null; inForce: boolean } | null {
	if (two_factor_required) return { from: null, inForce: true };
	return forAllFrom ? { from: forAllFrom, inForce: forAllFrom <= now() } : null;
}

/**
 * Does `work` in a transaction. If the user is then left without a second factor or passkey that is required of them,
 * now or from a later day, nothing is changed and the result is "required".
 */
export async function keepingRequiredFactor<Result>(
	userId: string,
	work: (t: Connection) => Promise<Result>,
): Promise<Result | "required"> {
	try {
		return await db()
			.transaction()
			.execute(async (t) => {
				const result = await work(t);
				if (await lacksRequiredFactor(userId, t)) throw new StillRequired();
				return result;
			});
	} catch (error) {
		if (error instanceof StillRequired) return "required";
		throw error;
	}
}

/** Rolls the transaction back. */
class StillRequired extends Error {}

async function lacksRequiredFactor(userId: string, on: Connection): Promise<boolean> {
	if (!(await findRequirement(userId, on))) return false;
	const app = await on
		.selectFrom("second_factors")
		.select("user_id")
		.where("user_id", "=", userId)
		.where("enabled_at", "is not", null)
		.executeTakeFirst();
	return !app && !(await hasPasskey(userId, on));
}

async function findRequirement(userId: string, on: Connection) {
	const user = await on.selectFrom("users").select("two_factor_required").where("id", "=", userId).executeTakeFirst();
	return user ? requirementOf({ ...user, requiredForAllFrom: await requiredForAllFrom(on) }) : null;
}

async function hasPasskey(userId: string, on: Connection): Promise<boolean> {
	return (await on.selectFrom("passkeys").select("id").where("user_id", "=", userId).executeTakeFirst()) !== undefined;
}

/**
 * Whether this user may no longer sign in with the password alone: a second factor is required, and theirs is a
 * passkey.
 */
export async function mustUsePasskey(userId: string): Promise<boolean> {
	const requirement = await findRequirement(userId, db());
	return requirement !== null && requirement.inForce && hasPasskey(userId, db());
}
