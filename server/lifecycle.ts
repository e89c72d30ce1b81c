import { addFirstAdmin, type FirstAdmin, isWithoutUsers, renewFirstAdmin } from "../app/accounts/users.server.ts";
import { updateDatabase } from "../app/backup/update.server.ts";
import { collections } from "../app/collections.ts";
import { config } from "../app/config.server.ts";
import { restrictDataFolder } from "../app/data-folder.server.ts";
import { closeDatabase, db, now } from "../app/database/client.server.ts";
import { DamagedDatabase } from "../app/database/damage.server.ts";
import { withStartLock } from "../app/database/migrate.server.ts";
import { sealOldSecrets } from "../app/accounts/factor-secrets.server.ts";
import { deleteExpiredChallenges } from "../app/accounts/passkey-challenges.server.ts";
import { deleteExpiredSessions } from "../app/accounts/session.server.ts";
import { deleteOldDevices } from "../app/accounts/known-devices.server.ts";
import { deleteExpiredTokens } from "../app/accounts/one-time-tokens.server.ts";
import { addFirstTextBlocks } from "../app/contact/text-blocks.server.ts";
import { deleteOldApplications } from "../app/contact/application-list.server.ts";
import { deleteOldRequests } from "../app/contact/retention.server.ts";
import { removeUnusedPictures } from "../app/media/pictures.server.ts";
import { makeMissingPreviews } from "../app/media/previews.server.ts";
import { openPictureStores } from "../app/media/picture-stores.server.ts";
import { deleteOldPrices } from "../app/offers/price-history.server.ts";
import { deleteOldBulkChanges } from "../app/office/bulk-changes.server.ts";
import { deleteEndedMarks } from "../app/records/marks.server.ts";
import { forgetCustomers } from "../app/records/plans.server.ts";
import { deleteExpiredPreviews } from "../app/records/previews.server.ts";
import { deleteOldVersions } from "../app/records/versions.server.ts";
import { deleteOldAlerts } from "../app/search-alerts/alert-retention.server.ts";
import { deleteOldMessages } from "../app/outbox/old-messages.server.ts";
import { startOutbox, stopOutbox } from "../app/outbox/worker.server.ts";
import { openSecretKey } from "../app/secret-key.server.ts";
import { deleteOldSecurity } from "../app/security/security-retention.server.ts";
import { operator } from "../app/site/company.ts";
import { emptyOldTrash } from "../app/trash/trash-repository.server.ts";
import { deleteExpiredLimits } from "../app/rate-limit/rate-limit.server.ts";
import { startDailyBackup, stopDailyBackup } from "./daily-backup.ts";
import { openLog } from "./log.ts";
import { startReminders, stopReminders } from "./reminders.ts";
import { startSearchAlerts, stopSearchAlerts } from "./search-alerts.ts";
import { flushOutput } from "./log-output.ts";
import { startPlans, stopPlans } from "./plans.ts";

const HOUR_MILLISECONDS = 3_600_000;
/** How long a stop waits for the clean-up to finish. */
const CLEAN_UP_MILLISECONDS = 3000;
let cleanUpTimer: NodeJS.Timeout | undefined;
let runningCleanUp: Promise<void> = Promise.resolve();

/** What the operator is told once, after the first start; null at every other start. */
export type FirstStart = FirstAdmin | null;

/**
 * Brings the database up to date and, when it is empty, creates the first admin and loads the demo content; then starts
 * the outbox, what is planned, the reminders, the hourly clean-up and the daily backup.
 */
export async function prepareSite(): Promise<FirstStart> {
	restrictDataFolder();
	openSecretKey();
	await openPictureStores();
	const first = await withStartLock(prepareDatabase).catch((error: unknown) => {
		// The operator reads one line; the log keeps where the damage was found.
		if (error instanceof DamagedDatabase)
			openLog().error({ err: error.cause ?? error }, "the database's file is damaged");
		throw error;
	});
	cleanUpTimer = setInterval(() => (runningCleanUp = cleanUp()), HOUR_MILLISECONDS).unref();
	runningCleanUp = cleanUp();
	startOutbox(openLog());
	startPlans(openLog());
	startDailyBackup(openLog());
	startReminders(openLog());
	startSearchAlerts(openLog());
	return first;
}

async function prepareDatabase(): Promise<FirstStart> {
	await updateDatabase();
	await sealOldSecrets();
	const isNew = await isWithoutUsers();
	// Before the first admin, so that a start that was killed here begins again.
	if (isNew) await addFirstTextBlocks();
	if (isNew && config().demoContent) await saveDemoState("wanted");
	// If the first start was killed while it loaded the demo, nobody has seen the admin's password yet.
	const admin = !isNew && (await demoState()) === "wanted" ? await renewFirstAdmin() : await addFirstAdmin();
	if ((await demoState()) === "wanted") {
		await (await import("../demo/seed.ts")).loadDemo();
		await saveDemoState("loaded");
	}
	return admin;
}

/** "wanted" until the demo content is loaded, so that the next start finishes what a killed one began. */
async function demoState(): Promise<string | undefined> {
	return (await db().selectFrom("settings").select("value").where("name", "=", "demo_content").executeTakeFirst())
		?.value;
}

async function saveDemoState(value: "wanted" | "loaded"): Promise<void> {
	const row = { name: "demo_content", value, updated_at: now() };
	await db()
		.insertInto("settings")
		.values(row)
		.onConflict((c) => c.column("name").doUpdateSet({ value, updated_at: row.updated_at }))
		.execute();
}

/** Deletes what has expired; what fails is tried again in the next round. */
async function cleanUp(): Promise<void> {
	await Promise.allSettled([
		emptyOldTrash(),
		removeUnusedPictures(),
		makeMissingPreviews(),
		deleteOldRequests(),
		deleteOldApplications(operator.applicationMonths),
		deleteOldSecurity(),
		deleteExpiredLimits(),
		deleteExpiredSessions(),
		deleteExpiredTokens(),
		deleteExpiredChallenges(),
		deleteOldDevices(),
		deleteOldMessages(),
		deleteOldAlerts(),
		deleteOldPrices(),
		deleteOldVersions(),
		deleteOldBulkChanges(),
		...Object.values(collections).map(forgetCustomers),
		deleteEndedMarks(),
		deleteExpiredPreviews(),
	]);
}

const closings: (() => Promise<void>)[] = [];

/** Registers something to end together with the site. */
export function onClose(end: () => Promise<void>): void {
	closings.push(end);
}

/** Lets running deliveries finish, then closes the database. */
export async function closeSite(): Promise<void> {
	clearInterval(cleanUpTimer);
	stopDailyBackup();
	await stopPlans();
	await stopReminders();
	await stopSearchAlerts();
	await stopOutbox();
	await Promise.all(closings.splice(0).map((end) => end()));
	// A query after `closeDatabase` would open the database again and keep the process alive.
	await Promise.race([runningCleanUp, new Promise((enough) => setTimeout(enough, CLEAN_UP_MILLISECONDS).unref())]);
	await closeDatabase();
	await flushOutput();
}
