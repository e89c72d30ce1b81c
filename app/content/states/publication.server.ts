import { recordSteps } from "../../log/record-steps.server.ts";
import type { AuditAction, AuditKind } from "../../log/audit.ts";
import type { Connection } from "../../foundation/database/client.server.ts";

/**
 * Milliseconds for which a record is on the website before anybody is mailed about it: the office may still correct it,
 * and the clocks of several hosts differ a little.
 */
export const SETTLING = 15 * 60_000;

/**
 * Returns the time (UTC) at which a record that goes online `at` a time counts as published: the first such time, unless
 * the record left the website before anybody was mailed about it.
 */
export async function publicationTime(
	kind: AuditKind,
	{ id, published_at = null }: { id: string; published_at?: string | null },
	at: string,
	t: Connection,
): Promise<string> {
	if (published_at === null) return at;
	const settled = new Date(Date.parse(published_at) + SETTLING).toISOString();
	const steps = await recordSteps(kind, id, t);
	return steps.some(
		({ action, created_at }) => leavesSite.includes(action) && created_at >= published_at && created_at <= settled,
	)
		? at
		: published_at;
}

/** What takes a record off the website; publishing is one of the steps that are undone. */
const leavesSite: readonly AuditAction[] = ["withdrawn", "sold", "deleted", "undone"];
