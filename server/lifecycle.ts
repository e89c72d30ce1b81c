import { addFirstAdmin, type FirstAdmin, isWithoutUsers, renewFirstAdmin } from "../app/accounts/users.server.ts";
import { updateDatabase } from "../app/backup/update.server.ts";
import { config } from "../app/config.server.ts";
import { closeDataFolder } from "../app/data-folder.server.ts";
import { closeDatabase, db, now } from "../app/database/client.server.ts";
import { DamagedDatabase } from "../app/database/damage.server.ts";
import { withStartLock } from "../app/database/migrate.server.ts";
import { sealOldSecrets } from "../app/accounts/factor-secrets.server.ts";
import { forgetOldChallenges } from "../app/accounts/passkey-challenges.server.ts";
import { forgetEndedSessions } from "../app/accounts/session.server.ts";
import { forgetOldDevices } from "../app/accounts/known-devices.server.ts";
import { deleteExpiredTokens } from "../app/accounts/one-time-tokens.server.ts";
import { deleteOldRequests } from "../app/contact/retention.server.ts";
import { removeUnusedPictures } from "../app/media/pictures.server.ts";
import { makeMissingPreviews } from "../app/media/previews.server.ts";
import { openPictureStores } from "../app/media/picture-stores.server.ts";
import { deleteOldMessages } from "../app/outbox/old-messages.server.ts";
import { startOutbox, stopOutbox } from "../app/outbox/worker.server.ts";
import { openSecretKey } from "../app/secret-key.server.ts";
import { deleteOldSecurity } from "../app/security/security-retention.server.ts";
import { emptyOldTrash } from "../app/trash/trash-repository.server.ts";
import { deleteExpired } from "../app/rate-limit/rate-limit.server.ts";
import { startDailyBackup, stopDailyBackup } from "./daily-backup.ts";
import { openLog } from "./log.ts";
import { endOutput } from "./log-output.ts";

const HOUR_MILLISECONDS = 3_600_000;
/** A stop waits at most this long for what is being cleared away. */
const CLEARING_MILLISECONDS = 3000;
let housekeeping: NodeJS.Timeout | undefined;
let clearing: Promise<void> = Promise.resolve();

/** What the operator is told once, at the first start. */
export type FirstStart = FirstAdmin | null;

/**
 * Brings the database up to date and, when it is empty, creates the first admin and loads the demo content; then
 * delivers what lies in the outbox.
 */
export async function prepareSite(): Promise<FirstStart> {
	closeDataFolder();
	openSecretKey();
	await openPictureStores();
	const first = await withStartLock(prepareDatabase).catch((error: unknown) => {
		// The operator is told in one line; how it was met stands here.
		if (error instanceof DamagedDatabase)
			openLog().error({ err: error.cause ?? error }, "the database's file is damaged");
		throw error;
	});
	housekeeping = setInterval(() => (clearing = keepHouse()), HOUR_MILLISECONDS).unref();
	clearing = keepHouse();
	startOutbox(openLog());
	startDailyBackup(openLog());
	return first;
}

async function prepareDatabase(): Promise<FirstStart> {
	await updateDatabase();
	await sealOldSecrets();
	const isNew = await isWithoutUsers();
	if (isNew && config().demoContent) await noteDemo("wanted");
	// Nobody has seen the password of a first start that was killed while it loaded the demo.
	const admin = !isNew && (await demoState()) === "wanted" ? await renewFirstAdmin() : await addFirstAdmin();
	if ((await demoState()) === "wanted") {
		await (await import("../demo/seed.ts")).loadDemo();
		await noteDemo("loaded");
	}
	return admin;
}

/** Whether the demo content is still to be loaded: a start that was killed on the way is made good by the next one. */
async function demoState(): Promise<string | undefined> {
	return (await db().selectFrom("settings").select("value").where("name", "=", "demo_content").executeTakeFirst())
		?.value;
}

async function noteDemo(value: "wanted" | "loaded"): Promise<void> {
	const row = { name: "demo_content", value, updated_at: now() };
	await db()
		.insertInto("settings")
		.values(row)
		.onConflict((c) => c.column("name").doUpdateSet({ value, updated_at: row.updated_at }))
		.execute();
}

/** Clears away what is left over; a failure waits for the next round. */
async function keepHouse(): Promise<void> {
	await Promise.allSettled([
		emptyOldTrash(),
		removeUnusedPictures(),
		makeMissingPreviews(),
		deleteOldRequests(),
		deleteOldSecurity(),
		deleteExpired(),
		forgetEndedSessions(),
		deleteExpiredTokens(),
		forgetOldChallenges(),
		forgetOldDevices(),
		deleteOldMessages(),
	]);
}

const closings: (() => Promise<void>)[] = [];

/** Has something ended together with the site. */
export function whenClosing(end: () => Promise<void>): void {
	closings.push(end);
}

/** Lets what is being delivered finish, then closes the database. */
export async function closeSite(): Promise<void> {
	clearInterval(housekeeping);
	stopDailyBackup();
	await stopOutbox();
	await Promise.all(closings.splice(0).map((end) => end()));
	// Who asks a database that is closed opens it again, and with it the process stays.
	await Promise.race([clearing, new Promise((enough) => setTimeout(enough, CLEARING_MILLISECONDS).unref())]);
	await closeDatabase();
	await endOutput();
}
