import type { Connection } from "../foundation/database/client.server.ts";
import { storeSetting } from "../foundation/database/settings.server.ts";
import type { Actor, Change } from "./audit.ts";
import { writeAudit } from "./write-audit.server.ts";

/** Stores a setting's `value` and logs what changes in it; does nothing where `from` and `to` are the same. */
export async function changeSetting(change: Change, value: string, by: Actor, t: Connection): Promise<void> {
	const { field, from, to } = change;
	if (from === to) return;
	await storeSetting(field, value, t);
	await writeAudit({ kind: "setting", id: field, name: null, action: "changed", by, changes: [change] }, t);
}
