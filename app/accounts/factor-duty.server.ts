import { type Connection, db, now } from "../database/client.server.ts";
import type { Actor } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";

/**
 * The setting that holds from when on everybody must have a second factor or a passkey; empty while that is left to
 * each.
 */
export const DUTY = "second_factor_for_all_from";
/** Days that everybody has to set one up. */
const GRACE_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;

/** From when on everybody must have a second factor or a passkey; null while that is left to each. */
export async function dutyForAll(on: Connection = db()): Promise<string | null> {
	const row = await on.selectFrom("settings").select("value").where("name", "=", DUTY).executeTakeFirst();
	return row?.value || null;
}

/**
 * Asks everybody for a second factor or a passkey, from a week on, or nobody any more. Users of whom an admin asks it
 * by name keep that.
 */
export async function setDutyForAll(wanted: boolean, by: Actor): Promise<void> {
	await db()
		.transaction()
		.execute(async (t) => {
			const from = await dutyForAll(t);
			if (wanted === (from !== null)) return;
			const to = wanted ? new Date(Date.now() + GRACE_DAYS * DAY_MILLISECONDS).toISOString() : null;
			const row = { name: DUTY, value: to ?? "", updated_at: now() };
			await t
				.insertInto("settings")
				.values(row)
				.onConflict((c) => c.column("name").doUpdateSet({ value: row.value, updated_at: row.updated_at }))
				.execute();
			await writeAudit(
				{
					kind: "setting",
					id: DUTY,
					name: null,
					action: "changed",
					by,
					changes: [{ field: DUTY, from: !wanted, to: wanted }],
				},
				t,
			);
		});
}

/** Since when, or from when on, this user must have a second factor or a passkey; null when nobody asks for one. */
export function dutyOf({
	two_factor_required,
	dutyForAll: forAll,
}: {
	two_factor_required: boolean;
	dutyForAll: string | null;
}): { from: string | null; begun: boolean } | null {
	if (two_factor_required) return { from: null, begun: true };
	return forAll ? { from: forAll, begun: forAll <= now() } : null;
}

/** Whether a user is asked for a second factor or a passkey, now or from some day on, and has neither. */
export async function lacksRequiredFactor(userId: string, on: Connection): Promise<boolean> {
	const user = await on.selectFrom("users").select("two_factor_required").where("id", "=", userId).executeTakeFirst();
	if (!user || !dutyOf({ ...user, dutyForAll: await dutyForAll(on) })) return false;
	const app = await on
		.selectFrom("second_factors")
		.select("user_id")
		.where("user_id", "=", userId)
		.where("enabled_at", "is not", null)
		.executeTakeFirst();
	return !app && !(await on.selectFrom("passkeys").select("id").where("user_id", "=", userId).executeTakeFirst());
}

/**
 * Whether the password alone must not let this user in any more: a second factor is asked for, and what they have is a
 * passkey.
 */
export async function mustUsePasskey(userId: string): Promise<boolean> {
	const user = await db().selectFrom("users").select("two_factor_required").where("id", "=", userId).executeTakeFirst();
	if (!user || !dutyOf({ ...user, dutyForAll: await dutyForAll() })?.begun) return false;
	return (
		(await db().selectFrom("passkeys").select("id").where("user_id", "=", userId).executeTakeFirst()) !== undefined
	);
}
