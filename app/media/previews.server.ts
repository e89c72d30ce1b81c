import { db } from "../database/client.server.ts";
import { previewOf } from "./storage/decode.server.ts";
import { pictureStore } from "./storage/picture-stores.server.ts";

/** Rows read from the database at a time. */
const AT_ONCE = 50;

/** Makes the previews of pictures stored before previews existed; returns how many. Runs at startup and every hour. */
export async function makeMissingPreviews(): Promise<number> {
	let made = 0;
	for (;;) {
		const rows = await db()
			.selectFrom("pictures")
			.select(["id", "path"])
			.where("preview", "is", null)
			.limit(AT_ONCE)
			.execute();
		for (const { id, path } of rows) {
			const file = (await pictureStore().exists(path)) ? await pictureStore().bytes(path) : null;
			// An unreadable picture gets an empty preview and is not tried again.
			const preview = file ? await previewOf(file).catch(() => "") : "";
			await db().updateTable("pictures").set({ preview }).where("id", "=", id).execute();
			made++;
		}
		if (rows.length < AT_ONCE) return made;
	}
}
