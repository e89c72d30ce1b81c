import { pino } from "pino";
import { afterAll, beforeEach } from "vitest";
import { db } from "#app/database/client.server.ts";
import { newId } from "#app/database/identity.ts";
import { fetchReplies } from "#app/requests/replies/fetch-replies.server.ts";
import { repliesOf } from "#app/requests/replies/store-reply.server.ts";
import { sendAnswer } from "#app/requests/request-answers.server.ts";
import { makeRequest, makeUser } from "./make.ts";
import { messages } from "./outside/delivery.ts";
import { startImapServer } from "./outside/imap-server.ts";
import { replyMail } from "./reply-mail.ts";

const emptied = [
	"outbox",
	"Kontaktanfragen_Archiv",
	"throttles",
	"trace",
	"settings",
	"pictures",
	"documents",
] as const;

/**
 * An office with an empty mailbox on a real IMAP server, a request, and a colleague who answers it. Call it once at
 * the top of a file, before anything reads the settings.
 */
export async function useMailbox() {
	const server = await startImapServer();
	Object.assign(process.env, {
		IMAP_URL: server.url,
		CONTACT_MAIL_TO: "office@example.net",
		PUBLIC_URL: "https://www.example.com",
	});
	afterAll(() => server.stop());
	const by = { id: "", email: "" };
	const logged: string[] = [];
	const log = pino({ level: "warn" }, { write: (line) => void logged.push(line) });
	const staff = async () => [{ ...by, language: "de" as const }];
	const mails = async () => (await messages()).map(({ payload }) => JSON.parse(payload) as Record<string, string>);
	const office = {
		server,
		by,
		logged,
		log,
		request: "",
		mails,
		fetchAll: (stop = new AbortController().signal) => fetchReplies({ staff, log, stop }),
		replies: () => repliesOf(office.request),
		row: () =>
			db().selectFrom("Kontaktanfragen_Archiv").selectAll().where("id", "=", office.request).executeTakeFirstOrThrow(),
		/** Answers the request; returns where a reply goes to and which mail it answers. */
		async answer(close = false) {
			const id = newId();
			await sendAnswer(office.request, { subject: "Re: Bagger", text: "Ja.", answerId: id, close }, by);
			const { replyTo } = (await mails()).find(({ to }) => to === "erika@example.com")!;
			await db().deleteFrom("outbox").execute();
			return { to: replyTo!, inReplyTo: `<${id}@example.com>` };
		},
		deliver: async (words: Parameters<typeof replyMail>[0]) => server.deliver(await replyMail(words)),
	};
	beforeEach(async () => {
		for (const table of emptied) await db().deleteFrom(table).execute();
		if (!by.id) Object.assign(by, await makeUser());
		await server.empty();
		logged.length = 0;
		office.request = await makeRequest({ name: "Erika" });
	});
	return office;
}
