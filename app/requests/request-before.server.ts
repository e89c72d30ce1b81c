import type { Connection } from "../foundation/database/client.server.ts";

/** What a step changes, as it was before; `version` is the one that it made. */
export type Before = { version: number; was: Work };
type Work = NonNullable<Awaited<ReturnType<typeof holdWork>>>;

/**
 * Locks a request, so that nobody changes it meanwhile, and returns what steps change; undefined when it is not there,
 * or no longer as it was `shown`.
 */
export function holdWork(t: Connection, id: string, shown?: number) {
	return t
		.updateTable("Kontaktanfragen_Archiv")
		.set((e) => ({ updated_at: e.ref("updated_at") }))
		.where("id", "=", id)
		.$if(shown !== undefined, (query) => query.where("version", "=", shown!))
		.returning(["bearbeitet", "processed_at", "processed_by_email", "outcome", "outcome_reason"])
		.returning(["ausgeblendet", "assigned_to", "follow_up"])
		.executeTakeFirst();
}

/** What takes the change of a request back that was made in this transaction. */
export async function beforeOf(t: Connection, id: string, was: Work): Promise<Before> {
	const { version } = await t
		.selectFrom("Kontaktanfragen_Archiv")
		.select("version")
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	return { version, was };
}
