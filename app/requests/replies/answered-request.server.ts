import { db } from "../../database/client.server.ts";
import { isId } from "../../database/identity.ts";
import type { MailHeaders } from "./reply-mail.server.ts";
import { tokenPattern } from "./reply-address.server.ts";

/** So many tokens and ids of a mail are looked up. */
const MOST = 50;

/**
 * The id of the request that a mail answers: by the token in an address that it went to, otherwise by the ids of our
 * mails that it names. Null for every other mail.
 */
export async function answeredRequest({ recipients, answers }: MailHeaders): Promise<string | null> {
	const tokens = found(recipients, tokenPattern).map((token) => token.toLowerCase());
	const requests = () => db().selectFrom("Kontaktanfragen_Archiv").select("id");
	if (tokens.length > 0) {
		const row = await requests().where("reply_token", "in", tokens).executeTakeFirst();
		if (row) return row.id;
	}
	const ids = found(answers, /<([0-9a-f-]{36})@/gi)
		.map((id) => id.toLowerCase())
		.filter(isId);
	if (ids.length === 0) return null;
	const answer = await db()
		.selectFrom("request_answers")
		.select("request_id")
		.where("id", "in", ids)
		.executeTakeFirst();
	if (answer) return answer.request_id;
	return (await requests().where("acknowledgement_id", "in", ids).executeTakeFirst())?.id ?? null;
}

/** Without what is found twice; of very many the last, which name the newest mails. */
function found(text: string, pattern: RegExp): string[] {
	return [...new Set([...text.matchAll(pattern)].map(([, one]) => one!))].slice(-MOST);
}
