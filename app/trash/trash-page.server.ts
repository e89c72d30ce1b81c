import { db } from "../database/client.server.ts";
import { countOf } from "../database/count.server.ts";
import { pageOf } from "../database/pages.ts";
import { daysLeft } from "./trash-rules.ts";
import type { CollectionName } from "../audit-log/audit.ts";

/** A deleted record as the page shows it. `daysLeft` is the number of days until it is deleted for good. */
export type TrashLine = {
	id: string;
	kind: CollectionName;
	name: string;
	/** Whether it can be put online again; what was not online comes back as a draft. */
	wasOnline: boolean;
	deletedBy: string | null;
	deletedAt: string;
	daysLeft: number;
};

const LINES_A_PAGE = 20;

/** The deleted records of some kinds, last deleted first. A page number beyond the last page gives the last page. */
export async function trashPage({
	kinds,
	page,
}: {
	kinds: readonly CollectionName[];
	page: number;
}): Promise<{ lines: TrashLine[]; count: number; page: number; pages: number }> {
	const deleted = db().selectFrom("trash").where("kind", "in", kinds);
	const count = await countOf(deleted);
	const { offset, ...numbers } = pageOf(count, page, LINES_A_PAGE);
	const rows = await deleted
		.select(["id", "kind", "name", "record", "deleted_by", "created_at"])
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(LINES_A_PAGE)
		.offset(offset)
		.execute();
	const time = Date.now();
	const lines = rows.map(({ id, kind, name, record, deleted_by, created_at }) => ({
		id,
		kind: kind as CollectionName,
		name,
		wasOnline: wasOnline(record),
		deletedBy: deleted_by,
		deletedAt: created_at,
		daysLeft: daysLeft(created_at, time),
	}));
	return { lines, count, ...numbers };
}

/** Records that were deleted before there were states were all online. */
function wasOnline(record: string): boolean {
	const { state = "online" } = (JSON.parse(record) as { row?: { state?: string } }).row ?? {};
	return state === "online" || state === "reserved";
}
