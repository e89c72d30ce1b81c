import { daysAgo, db } from "../foundation/database/client.server.ts";
import { timeOfId } from "../foundation/database/identity.ts";
import { readSetting, storeSetting } from "../foundation/database/settings.server.ts";
import { deletePictureFiles } from "./pictures.server.ts";
import { fileTables } from "./storage/picture-owners.server.ts";
import { removeUnfinishedFiles } from "./storage/picture-stores.server.ts";
import { isStoreOurs, storedAndNamed } from "./storage/store-id.server.ts";

/** A file without an owner after this time is of a form that was never saved. The office's browsers keep forms long. */
const unusedDays = { visitors: 1, office: 7 };
/** At most this share of the files is swept without a question, or this many if that is more. */
const unasked = { share: 1 / 20, files: 19 };

/** Why the last sweep left files alone: the store is another database's, or too many have no row. */
export type StoppedSweep = { why: "other" } | { why: "many"; orphans: number; files: number };
const STOPPED = "sweep_stopped";

/**
 * Deletes uploads that were never saved, files without a row, and incomplete files. Runs at the start and every hour,
 * with `agreed` once somebody has agreed to delete that many files without a row. Returns the number of deleted files.
 */
export async function removeUnusedPictures(agreed = unasked.files): Promise<number> {
	await removeUnfinishedFiles();
	if (!(await isStoreOurs())) return remember({ why: "other" }, 0);
	const before = Date.parse(daysAgo(unusedDays.visitors));
	const unused = await deleteUnusedRows();
	await deletePictureFiles(unused);
	const { stored, named } = await storedAndNamed();
	// Left by a process that ended before it could write the row.
	const orphans = stored.filter((file) => !named.has(file) && timeOf(file) < before);
	if (orphans.length > Math.max(agreed, stored.length * unasked.share))
		return remember({ why: "many", orphans: orphans.length, files: stored.length }, unused.length);
	await deletePictureFiles(orphans);
	return remember(null, unused.length + orphans.length);
}

/** Why the last sweep of any process stopped; null if it did not. */
export async function stoppedSweep(): Promise<StoppedSweep | null> {
	return JSON.parse((await readSetting(STOPPED, db())) ?? "null") as StoppedSweep | null;
}

/** Notes why the sweep stopped, if that is new: each change of a setting empties the page cache. Returns `deleted`. */
async function remember(stopped: StoppedSweep | null, deleted: number): Promise<number> {
	const value = JSON.stringify(stopped);
	if (value !== JSON.stringify(await stoppedSweep())) await storeSetting(STOPPED, value, db());
	return deleted;
}

async function deleteUnusedRows(): Promise<string[]> {
	const unused: string[] = [];
	for (const table of fileTables) {
		// A single statement, so that it can't delete a file that gets an owner at this moment.
		const rows = await db()
			.deleteFrom(table)
			// A row without an owner was last changed when it lost it, or when it was uploaded.
			.where(({ eb, or, and }) =>
				or([
					eb("updated_at", "<", daysAgo(unusedDays.office)),
					and([eb("updated_at", "<", daysAgo(unusedDays.visitors)), eb("user_id", "is", null)]),
				]),
			)
			.where("owner_kind", "is", null)
			.returning("path")
			.execute();
		unused.push(...rows.map(({ path }) => path));
	}
	return unused;
}

function timeOf(path: string): number {
	return timeOfId(path.split("/").at(-1)!);
}
