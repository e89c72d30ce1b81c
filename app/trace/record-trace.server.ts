import { db } from "../database/client.server.ts";
import type { TraceAction, TraceKind } from "./trace.ts";

/** What happened to a record, the oldest first; `by_email` is null where the program acted by itself. */
export async function traceOf(kind: TraceKind, id: string): Promise<{ id: string; action: TraceAction; by_email: string | null; created_at: string }[]> {
	const rows = await db()
		.selectFrom("trace")
		.select(["id", "action", "by_email", "created_at"])
		.where("kind", "=", kind)
		.where("record_id", "=", id)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map((row) => ({ ...row, action: row.action as TraceAction }));
}
