import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { config } from "../foundation/config/config.server.ts";
import { type Connection, daysAgo, db } from "../foundation/database/client.server.ts";

/** How long the office sees messages that were sent or given up, and how long mails in files are kept. */
const KEPT_DAYS = 14;

/** Deletes old messages, because mails contain personal data. */
export async function deleteOldMessages(): Promise<void> {
	const before = daysAgo(KEPT_DAYS);
	await db().deleteFrom("outbox").where("sent_at", "<", before).execute();
	await db().deleteFrom("outbox").where("failed_at", "<", before).execute();
	const files = await readdir(folder()).catch(() => []);
	for (const file of files.filter((name) => /\.eml(\.part)?$/.test(name))) {
		const { mtime } = await stat(join(folder(), file));
		if (mtime.toISOString() < before) await rm(join(folder(), file), { force: true });
	}
}

/** Deletes all messages about records that are deleted for good, unless their delivery has already started. */
export async function deleteMessagesAbout(ids: string | readonly string[], t: Connection): Promise<void> {
	const removed = await t.deleteFrom("outbox").where("about_id", "in", [ids].flat()).returning("id").execute();
	for (const row of removed) await rm(join(folder(), `${row.id}.eml`), { force: true });
}

export async function deleteUnsentAbout(id: string, t: Connection): Promise<void> {
	await t.deleteFrom("outbox").where("about_id", "=", id).where("sent_at", "is", null).execute();
}

function folder(): string {
	return join(config().dataDir, "outbox");
}
