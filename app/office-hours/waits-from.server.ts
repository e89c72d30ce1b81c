import { type RawBuilder, sql } from "kysely";

const table = "Kontaktanfragen_Archiv";

/** Whether an open request waits for an answer: nobody has answered it, or its sender has replied since. */
export function waitsColumn(request = table): RawBuilder<boolean> {
	const { first_answer_at, reply_since } = columns(request);
	return sql<boolean>`(${first_answer_at} is null or ${reply_since} is not null)`;
}

/** Since when it does, for conditions and the order of a query. */
export function waitsFromColumn(request = table): RawBuilder<string> {
	const { first_answer_at, reply_since, released_at, created_at } = columns(request);
	return sql<string>`case when ${first_answer_at} is null then coalesce(${released_at}, ${created_at}) else ${reply_since} end`;
}

function columns(request: string) {
	const column = (name: string) => sql.ref(`${request}.${name}`);
	return {
		first_answer_at: column("first_answer_at"),
		reply_since: column("reply_since"),
		released_at: column("released_at"),
		created_at: column("created_at"),
	};
}
