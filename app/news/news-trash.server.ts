import { db, now } from "../database/client.server.ts";
import { fold, sortNames } from "../database/folding.ts";
import { isId } from "../database/identity.ts";
import type { NewsRow } from "../database/schema.ts";
import type { Actor } from "../trace/trace.ts";
import { stillThere, takeBack, throwAway } from "../trash/trash.server.ts";

/** A news item as it lies in the trash; its picture is named by the row's `image_url`. */
type ThrownNews = { row: NewsRow };

/** Deletes a news item; it can be restored from the trash, its picture included. Gives back its title, or null when it was gone already. */
export async function deleteNews(id: string, by: Actor): Promise<string | null> {
	if (!isId(id)) return null;
	return db()
		.transaction()
		.execute(async (t) => {
			const row = await t.deleteFrom("Aktuelles").where("id", "=", id).returningAll().executeTakeFirst();
			if (!row) return null;
			const pictures = row.image_url ? await t.selectFrom("pictures").select("id").where("path", "=", row.image_url).execute() : [];
			await throwAway<ThrownNews>({ kind: "news", id, name: row.name, record: { row }, pictures: pictures.map((picture) => picture.id) }, by, t);
			return row.name;
		});
}

/** Stores a deleted news item again as it was, under its old address; null when it is no longer in the trash. */
export async function restoreNews(id: string, by: Actor): Promise<string | null> {
	return db()
		.transaction()
		.execute(async (t) => {
			const thrown = await takeBack<ThrownNews>("news", id, by, t);
			if (!thrown) return null;
			const { row } = thrown;
			await t
				.insertInto("Aktuelles")
				.values({ ...row, ...sortNames(row.name, row.name_en), search_text: fold(row.search_text), user_id: await stillThere(row.user_id, t), updated_at: now() })
				.execute();
			return row.name;
		});
}
