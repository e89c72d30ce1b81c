import type { Actor } from "../../log/audit.ts";
import { writeAudit } from "../../log/write-audit.server.ts";
import { db } from "../../foundation/database/client.server.ts";
import { adoptStore } from "../../media/storage/store-id.server.ts";
import { removeUnusedPictures, type StoppedSweep, stoppedSweep } from "../../media/sweep.server.ts";

/** Not confirmed, or no longer what the page had shown; otherwise what was released and how many files were deleted. */
export type Released = "releaseUnsure" | "releaseStale" | { why: StoppedSweep["why"]; count: number };

/** Does what an admin has confirmed about a sweep that stopped: makes the store this database's, or sweeps once. */
export async function release(sent: FormData, by: Actor): Promise<Released> {
	const stopped = await stoppedSweep();
	const isAsShown = stopped?.why === "many" ? sent.get("orphans") === String(stopped.orphans) : stopped !== null;
	if (!stopped || sent.get("why") !== stopped.why || !isAsShown) return "releaseStale";
	if (sent.get("sure") !== "true") return "releaseUnsure";
	const change = stopped.why === "other" ? { field: "picture_store", ...(await adoptStore()) } : null;
	const count = await removeUnusedPictures(stopped.why === "many" ? stopped.orphans : undefined);
	// More files than were agreed to.
	if (!change && (await stoppedSweep())) return "releaseStale";
	const changes = [change ?? { field: "swept_files", from: null, to: count }];
	await writeAudit({ kind: "setting", id: "picture_store", name: null, action: "changed", by, changes }, db());
	return { why: stopped.why, count };
}
