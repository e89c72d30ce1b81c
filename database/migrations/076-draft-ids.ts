import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";

/** The number of a draft begins at 1 again after it was discarded or published; an id tells it from the next one. */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema
		.alterTable("drafts")
		.addColumn("id", "text", (c) => c.notNull().defaultTo(""))
		.execute();
	const drafts: { record_id: string; kind: string }[] = await db
		.selectFrom("drafts")
		.select(["record_id", "kind"])
		.execute();
	for (const { record_id, kind } of drafts)
		await db
			.updateTable("drafts")
			.set({ id: randomUUID() })
			.where("record_id", "=", record_id)
			.where("kind", "=", kind)
			.execute();
}
