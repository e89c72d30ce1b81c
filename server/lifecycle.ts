import { setTimeout as pause } from "node:timers/promises";
import { addFirstAdmin, type FirstAdmin, isWithoutUsers, renewFirstAdmin } from "../app/accounts/users/users.server.ts";
import { cleanUpPause, noteClockJump } from "../app/log/clock-jump.server.ts";
import { updateDatabase } from "../app/operation/backup/update.server.ts";
import { config, unknownSettings } from "../app/foundation/config/config.server.ts";
import { restrictDataFolder } from "../app/foundation/config/data-folder.server.ts";
import { DatabaseAway, isAway } from "../app/foundation/database/away.server.ts";
import { closeDatabase, db } from "../app/foundation/database/client.server.ts";
import { DamagedDatabase } from "../app/foundation/database/damage.server.ts";
import { withStartLock } from "../app/foundation/database/lock.server.ts";
import { readSetting, storeSetting } from "../app/foundation/database/settings.server.ts";
import { whilePreparing } from "../app/foundation/database/postgres.server.ts";
import { deleteExpiredSessions } from "../app/accounts/session.server.ts";
import { deleteOldDevices } from "../app/accounts/sign-in/known-devices.server.ts";
import { deleteExpiredTokens } from "../app/accounts/one-time-tokens.server.ts";
import { addFirstTextBlocks } from "../app/requests/hours/text-blocks.server.ts";
import { forgetSuspiciousPhotos } from "../app/requests/page/request-files.server.ts";
import { deleteOldApplications, deleteOldRequests } from "../app/requests/retention.server.ts";
import { openPictureStores } from "../app/media/storage/picture-stores.server.ts";
import { pairStore } from "../app/media/storage/store-id.server.ts";
import { removeUnusedPictures, stoppedSweep } from "../app/media/sweep.server.ts";
import { deleteOldViews } from "../app/machines/page-views.server.ts";
import { deleteOldChanges } from "../app/office/list/undo.server.ts";
import { deleteOldVersions } from "../app/content/versions/versions.server.ts";
import { deleteOldAlerts } from "../app/alerts/alert-retention.server.ts";
import { deleteOldMessages } from "../app/mail/old-messages.server.ts";
import { openSecretKey } from "../app/foundation/config/secret-key.server.ts";
import { cleanLog } from "../app/log/log-retention.server.ts";
import { operator } from "../app/site/company.ts";
import { emptyOldTrash } from "../app/content/trash/trash-repository.server.ts";
import { deleteExpiredLimits } from "../app/foundation/rate-limit/rate-limit.server.ts";
import { startDailyBackup } from "./daily-backup.ts";
import { startDeliveries } from "./deliveries.ts";
import { openLog, writeBatch } from "./log.ts";
import { inRounds, type StopRounds } from "./rounds.ts";
import { flushOutput } from "./log-output.ts";
import { startMinuteWork } from "./minute-work.ts";

const HOUR_MILLISECONDS = 3_600_000;
/** A stop waits this long for the clean-up. */
const CLEAN_UP_MILLISECONDS = 3000;
/** Pause between two tries to reach an unavailable database. */
const AWAY_MILLISECONDS = 2000;

let stopWork: StopRounds = async () => {};
let stopCleanUp: StopRounds = async () => {};
let isClosing = false;

type OnAway = (away: DatabaseAway) => Promise<void>;

/**
 * Updates the database and, when it is empty, creates the first admin and loads the demo content; then starts the
 * deliveries, the minute work, the hourly clean-up and the daily backup. While PostgreSQL is unavailable it keeps
 * trying; it calls `onAway` after the first try, and the site may be served meanwhile.
 * @returns the first admin after the first start, to tell the operator; otherwise null
 * @throws BadSetting
 */
export async function prepareSite(onAway: OnAway = async () => {}): Promise<FirstAdmin | null> {
	restrictDataFolder();
	for (const line of unknownSettings()) openLog().warn(line);
	openSecretKey();
	await openPictureStores();
	const first = await preparedDatabase(onAway);
	if (isClosing) return first;
	const log = openLog();
	const paused = cleanUpPause();
	if (paused) log.error(paused, "nothing is deleted for a day: is the clock right? If not, set it and start again");
	const pace = { milliseconds: HOUR_MILLISECONDS, first: paused ? 24 * HOUR_MILLISECONDS : 0 };
	stopCleanUp = inRounds("clean-up", cleanUp, log, pace);
	const stops = [startDeliveries(log), startMinuteWork(log), startDailyBackup(log)];
	stopWork = async () => void (await Promise.all(stops.map((stop) => stop())));
	return first;
}

async function preparedDatabase(onAway: OnAway): Promise<FirstAdmin | null> {
	for (let tries = 1; ; tries++) {
		try {
			const first = await whilePreparing(() => withStartLock(prepareDatabase));
			if (tries > 1) openLog().info("the database is there, and up to date");
			return first;
		} catch (error) {
			// The operator reads one line; the log keeps where the damage was found.
			if (error instanceof DamagedDatabase)
				openLog().error({ err: error.cause ?? error }, "the database's file is damaged");
			if (!isAway(error)) throw error;
			if (tries === 1) {
				openLog().error({ err: error }, "the database is away; it is tried again until it is there");
				await onAway(error instanceof DatabaseAway ? error : new DatabaseAway(error));
			}
			await pause(AWAY_MILLISECONDS);
		}
	}
}

/** This setting is "wanted" until the demo is "loaded", so that the next start finishes what a killed start began. */
const DEMO = "demo_content";

async function prepareDatabase(): Promise<FirstAdmin | null> {
	const update = await updateDatabase();
	// Tells the log and, since that may be silent or hard to read, the terminal.
	if (update) {
		openLog().info(update, "the database was updated");
		console.log(`The database was updated: ${update.migrations.join(", ")}.`);
		if (update.saved) console.log(`The copy made before is ${update.saved}`);
	}
	await noteClockJump();
	// A full disk is no reason not to start: without an id nothing is swept, and the next start tries again.
	await pairStore().catch((error: unknown) => {
		if (isAway(error)) throw error;
		openLog().error({ err: error }, "the id of the picture store could not be read or written");
	});
	const isNew = await isWithoutUsers();
	// Comes before the first admin, so that the start after a killed one begins again.
	if (isNew) await addFirstTextBlocks();
	if (isNew && config().demoContent) await storeSetting(DEMO, "wanted", db());
	const isDemoWanted = (await readSetting(DEMO, db())) === "wanted";
	// If the first start was killed while loading the demo, nobody has seen the admin's password yet.
	const admin = !isNew && isDemoWanted ? await renewFirstAdmin() : await addFirstAdmin();
	if (isDemoWanted) {
		await (await import("../demo/seed.ts")).loadDemo();
		await storeSetting(DEMO, "loaded", db());
	}
	return admin;
}

/** Deletes expired data. A failure does not hold up the rest, and is tried again in the next round. */
async function cleanUp(): Promise<void> {
	const results = await Promise.allSettled([
		emptyOldTrash(),
		sweepPictures(),
		deleteOldRequests(),
		forgetSuspiciousPhotos(),
		deleteOldApplications(operator.applicationMonths),
		cleanLog(),
		deleteExpiredLimits(),
		deleteExpiredSessions(),
		deleteExpiredTokens(),
		deleteOldDevices(),
		deleteOldMessages(),
		deleteOldAlerts(),
		deleteOldViews(),
		deleteOldVersions(),
		deleteOldChanges(),
	]);
	const failed = results.find(({ status }) => status === "rejected");
	if (failed) throw (failed as PromiseRejectedResult).reason;
}

async function sweepPictures(): Promise<void> {
	await removeUnusedPictures();
	const stopped = await stoppedSweep();
	if (!stopped) return;
	const reasons = {
		other: "the picture store belongs to another database",
		many: "this database does not know many of the store's files",
	};
	openLog().error(stopped, `no file was swept, because ${reasons[stopped.why]}; /admin/zustand says what to do`);
}

/** Lets running deliveries and rounds finish, then closes the database. */
export async function closeSite(): Promise<void> {
	isClosing = true;
	const cleaned = stopCleanUp();
	await stopWork();
	writeBatch();
	// A query after `closeDatabase` would open the database again and keep the process alive.
	await Promise.race([cleaned, pause(CLEAN_UP_MILLISECONDS, null, { ref: false })]);
	await closeDatabase();
	await flushOutput();
}
