import type { Actor } from "../../log/audit.ts";
import { writeAudit } from "../../log/write-audit.server.ts";
import { db } from "../../foundation/database/client.server.ts";
import { adoptStore } from "../../media/storage/store-id.server.ts";
import { removeUnusedPictures, type StoppedSweep, stoppedSweep } from "../../media/sweep.server.ts";

/**
 * Lets a stopped sweep go on as an admin has confirmed: makes the store this database's, or sweeps once. Returns how
 * many files were deleted; null if the store is no longer as the page had shown it.
 */
export async function release(sent: FormData, by: Actor): Promise<{ why: StoppedSweep["why"]; count: number } | null> {
	const stopped = await stoppedSweep();
	const isAsShown = stopped?.why === "many" ? sent.get("orphans") === String(stopped.orphans) : stopped !== null;
	if (!stopped || sent.get("why") !== stopped.why || !isAsShown) return null;
	const change = stopped.why === "other" ? { field: "picture_store", ...(await adoptStore()) } : null;
	const count = await removeUnusedPictures(stopped.why === "many" ? stopped.orphans : undefined);
	// More files than were agreed to.
	if (!change && (await stoppedSweep())) return null;
	const changes = [change ?? { field: "swept_files", from: null, to: count }];
	await writeAudit({ kind: "setting", id: "picture_store", name: null, action: "changed", by, changes }, db());
	return { why: stopped.why, count };
}
