import { db, now } from "../database/client.server.ts";
import { fold, sortNames } from "../database/folding.ts";
import { isId } from "../database/identity.ts";
import type { JobRow } from "../database/schema.ts";
import type { Actor } from "../trace/trace.ts";
import { stillThere, takeBack, throwAway } from "../trash/trash.server.ts";

/** A position as it lies in the trash. */
type ThrownJob = { row: JobRow };

/** Deletes a position; it can be restored from the trash. Gives back its title, or null when it was gone already. */
export async function deleteJob(id: string, by: Actor): Promise<string | null> {
	if (!isId(id)) return null;
	return db()
		.transaction()
		.execute(async (t) => {
			const row = await t.deleteFrom("Karriere").where("id", "=", id).returningAll().executeTakeFirst();
			if (!row) return null;
			await throwAway<ThrownJob>({ kind: "job", id, name: row.title, record: { row }, pictures: [] }, by, t);
			return row.title;
		});
}

/** Stores a deleted position again as it was, under its old address; null when it is no longer in the trash. */
export async function restoreJob(id: string, by: Actor): Promise<string | null> {
	return db()
		.transaction()
		.execute(async (t) => {
			const thrown = await takeBack<ThrownJob>("job", id, by, t);
			if (!thrown) return null;
			const { row } = thrown;
			await t
				.insertInto("Karriere")
				.values({ ...row, ...sortNames(row.title, row.title_en), search_text: fold(row.search_text), user_id: await stillThere(row.user_id, t), updated_at: now() })
				.execute();
			return row.title;
		});
}
