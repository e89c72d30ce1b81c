import { config } from "../../foundation/config/config.server.ts";
import { db, inTransaction, now } from "../../foundation/database/client.server.ts";
import { readSetting, storeSetting } from "../../foundation/database/settings.server.ts";
import type { BackupReason } from "./backup-failure.ts";
import { isDue } from "./schedule.ts";

/** The last complete daily backup, and a later attempt that failed. */
export type CompletedBackup = { at: string; file: string; bytes: number; rows: number; pictures: number };
export type FailedBackup = { at: string; reason: BackupReason };

/** Reads what the processes of the site have recorded for each other. */
export async function dailyState() {
	const value = async <T>(name: string) => JSON.parse((await readSetting(name, db())) ?? "null") as T | null;
	const made = await value<CompletedBackup>("backup_made");
	const failed = await value<FailedBackup>("backup_failed");
	const first = await db().selectFrom("users").select("created_at").orderBy("created_at").limit(1).executeTakeFirst();
	const siteSince = first?.created_at ?? null;
	return { made, failed, past: { lastMade: made?.at ?? null, lastFailed: failed?.at ?? null, siteSince } };
}

export async function isBackupDue(): Promise<boolean> {
	const { daily, at } = config().backup;
	return daily && isDue(at, (await dailyState()).past, new Date());
}

export async function recordBackup(made: CompletedBackup): Promise<void> {
	await inTransaction(async (t) => {
		await storeSetting("backup_made", JSON.stringify(made), t);
		await t.deleteFrom("settings").where("name", "=", "backup_failed").execute();
	});
}

export async function recordBackupFailure(reason: BackupReason): Promise<void> {
	await storeSetting("backup_failed", JSON.stringify({ at: now(), reason } satisfies FailedBackup), db());
}
