import { db } from "../database/client.server.ts";
import { daysLeft, type TrashKind } from "./trash.ts";

/** What the page shows of a deleted record. `daysLeft` counts until it is removed for good. */
export type TrashLine = { id: string; kind: TrashKind; name: string; deletedBy: string | null; deletedAt: string; daysLeft: number };

const LINES_A_PAGE = 20;

/** The deleted records of some kinds, the last deleted first. A page beyond the last one is the last one. */
export async function trashPage({ kinds, page }: { kinds: readonly TrashKind[]; page: number }): Promise<{ lines: TrashLine[]; count: number; page: number; pages: number }> {
	const { total } = await db()
		.selectFrom("trash")
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.where("kind", "in", kinds)
		.executeTakeFirstOrThrow();
	const count = Number(total);
	const pages = Math.max(1, Math.ceil(count / LINES_A_PAGE));
	const shown = Math.min(page, pages);
	const rows = await db()
		.selectFrom("trash")
		.select(["id", "kind", "name", "deleted_by", "created_at"])
		.where("kind", "in", kinds)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(LINES_A_PAGE)
		.offset((shown - 1) * LINES_A_PAGE)
		.execute();
	const time = Date.now();
	const lines = rows.map(({ id, kind, name, deleted_by, created_at }) => ({ id, kind, name, deletedBy: deleted_by, deletedAt: created_at, daysLeft: daysLeft(created_at, time) }));
	return { lines, count, page: shown, pages };
}
