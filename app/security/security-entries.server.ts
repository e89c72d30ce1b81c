import { db } from "../database/client.server.ts";
import { countOf } from "../database/count.server.ts";
import { pageOf } from "../database/pages.ts";
import { CSV_STEP } from "../office/list/csv-file.server.ts";
import type { SecurityEvent } from "./security.ts";

/** One event, as the pages show it. */
export type SecurityEntry = {
	id: string;
	event: SecurityEvent;
	/** For the link to the user's page; null if there is no such user (any more). */
	userId: string | null;
	email: string | null;
	/** Null if the server's operator did it. */
	address: string | null;
	device: string | null;
	by: string | null;
	at: string;
};

export type SecurityView = { event: SecurityEvent | null; /** In lower case. */ person: string | null };

const ENTRIES_A_PAGE = 50;

/** A page of the security log, the newest entries first. Beyond the last page it returns the last one. */
export async function securityPage(
	view: SecurityView,
	page: number,
): Promise<{ entries: SecurityEntry[]; count: number; page: number; pages: number }> {
	const count = await countOf(matching(view));
	const { offset, ...numbers } = pageOf(count, page, ENTRIES_A_PAGE);
	const rows = await newest(view).limit(ENTRIES_A_PAGE).offset(offset).execute();
	return { entries: rows.map(entryOf), count, ...numbers };
}

/** All entries of a view, in batches. */
export async function* securityEntries(view: SecurityView): AsyncGenerator<SecurityEntry[]> {
	const first = newest(view).limit(CSV_STEP);
	let batch = await first.execute();
	for (let last = batch.at(-1); last; last = batch.at(-1)) {
		yield batch.map(entryOf);
		const { created_at, id } = last;
		batch = await first
			.where((is) => is(is.refTuple("security_log.created_at", "security_log.id"), "<", is.tuple(created_at, id)))
			.execute();
	}
}

function matching({ event, person }: SecurityView) {
	let query = db().selectFrom("security_log");
	if (event) query = query.where("event", "=", event);
	if (person)
		query = query.where(({ or, eb }) => or([eb("security_log.email", "=", person), eb("by_email", "=", person)]));
	return query;
}

function newest(view: SecurityView) {
	return matching(view)
		.leftJoin("users", "users.id", "security_log.user_id")
		.select([
			"security_log.id",
			"security_log.event",
			"security_log.email",
			"security_log.address",
			"security_log.device",
			"security_log.by_email",
		])
		.select(["security_log.created_at", "users.id as known_id"])
		.orderBy("security_log.created_at", "desc")
		.orderBy("security_log.id", "desc");
}

type Row = Awaited<ReturnType<ReturnType<typeof newest>["execute"]>>[number];

function entryOf({ id, event, email, address, device, by_email, created_at, known_id }: Row): SecurityEntry {
	return { id, event: event as SecurityEvent, userId: known_id, email, address, device, by: by_email, at: created_at };
}
