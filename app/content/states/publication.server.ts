import { recordSteps } from "../../log/audit-entries.server.ts";
import type { AuditAction, AuditKind, Change } from "../../log/audit.ts";
import type { Connection } from "../../foundation/database/client.server.ts";
import { isOnSite, type StateColumns } from "./states.ts";

/** Milliseconds online before anybody is mailed about a record: time to correct it, and for hosts' clocks to differ. */
export const SETTLING = 15 * 60_000;

/**
 * Returns since when (UTC) a record that goes online at `at` counts as published: since the first time, unless it left
 * the website then before anybody was mailed about it.
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
	const early = steps.filter(({ at: time }) => time >= published_at && time <= settled);
	return early.some(leftSite) ? at : published_at;
}

function leftSite({ action, changes }: { action: AuditAction; changes: Change[] }): boolean {
	if (action === "deleted") return true;
	const state = changes.find(({ field }) => field === "state");
	const [from, to] = [state?.from, state?.to] as (StateColumns["state"] | undefined)[];
	return from !== undefined && to !== undefined && isOnSite(from) && !isOnSite(to);
}
