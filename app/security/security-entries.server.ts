import { db } from "../database/client.server.ts";
import { countOf } from "../database/count.server.ts";
import { pageOf } from "../database/pages.ts";
import { CSV_STEP } from "../office/csv-file.server.ts";
import type { SecurityEvent } from "./security.ts";

/** What the pages show of one event. */
export type SecurityEntry = {
	id: string;
	event: SecurityEvent;
	/** The user's page; null where nobody has, or has any more, the address. */
	userId: string | null;
	email: string | null;
	/** Null where whoever runs the server did it. */
	address: string | null;
	device: string | null;
	by: string | null;
	at: string;
};

export type SecurityView = { event: SecurityEvent | null; /** In small letters. */ person: string | null };

const ENTRIES_A_PAGE = 50;

/** What happened to the accounts, the newest first. A page beyond the last one is the last one. */
export async function securityPage(
	view: SecurityView,
	page: number,
): Promise<{ entries: SecurityEntry[]; count: number; page: number; pages: number }> {
	const count = await countOf(asked(view));
	const { offset, ...numbers } = pageOf(count, page, ENTRIES_A_PAGE);
	const rows = await newest(view).limit(ENTRIES_A_PAGE).offset(offset).execute();
	return { entries: rows.map(entryOf), count, ...numbers };
}

/** All that a view lists, a few at a time. */
export async function* securityEntries(view: SecurityView): AsyncGenerator<SecurityEntry[]> {
	const first = newest(view).limit(CSV_STEP);
	let step = await first.execute();
	for (let last = step.at(-1); last; last = step.at(-1)) {
		yield step.map(entryOf);
		const { created_at, id } = last;
		step = await first
			.where((is) => is(is.refTuple("security_log.created_at", "security_log.id"), "<", is.tuple(created_at, id)))
			.execute();
	}
}

function asked({ event, person }: SecurityView) {
	let query = db().selectFrom("security_log");
	if (event) query = query.where("event", "=", event);
	if (person)
		query = query.where(({ or, eb }) => or([eb("security_log.email", "=", person), eb("by_email", "=", person)]));
	return query;
}

function newest(view: SecurityView) {
	return asked(view)
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
