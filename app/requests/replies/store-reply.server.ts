import { sql } from "kysely";
import { type Connection, db, now } from "../../database/client.server.ts";
import { newId } from "../../database/identity.ts";
import { writeAudit } from "../../audit-log/write-audit.server.ts";
import { consume, refund } from "../../rate-limit/rate-limit.server.ts";
import type { Recipient } from "../request-assign.server.ts";
import { noteChange, reopenWithin, unhideWithin } from "../request-repository.server.ts";
import { dropFiles, giveFiles, keepFiles, type KeptFiles } from "./reply-files.server.ts";
import type { ReplyFile, RequestReply } from "./reply.ts";
import { tellAboutReply } from "./reply-notice.server.ts";
import type { ReplyMail } from "./reply-mail.server.ts";

/** Mails about one request in a day; two programs that answer each other, or a flood, stay in the mailbox. */
const repliesADay = { points: 50, seconds: 86_400 };

/**
 * Stores a reply with its files, opens its request again and tells who answers it, all or nothing. A mail that comes
 * again changes nothing. "many" when there are too many of this request, "gone" when it was deleted meanwhile.
 */
export async function storeReply(
	requestId: string,
	mail: ReplyMail & { received_at: string },
	staff: () => Promise<Recipient[]>,
): Promise<"stored" | "many" | "gone"> {
	if (await isThere(requestId, mail.messageId)) return "stored";
	const key = `reply ${requestId}`;
	if (!(await consume(key, repliesADay)).allowed) return "many";
	try {
		return await storeNew(requestId, mail, staff);
	} catch (error) {
		// It is tried again each minute; an outage must not use up the day's mails.
		await refund(key).catch(() => {});
		throw error;
	}
}

async function storeNew(
	requestId: string,
	mail: ReplyMail & { received_at: string },
	staff: () => Promise<Recipient[]>,
): Promise<"stored" | "gone"> {
	const recipients = await staff();
	const kept = await keepFiles(requestId, mail.attachments);
	try {
		const isNew = await db()
			.transaction()
			.execute(async (t) => {
				if (!(await insert(requestId, mail, kept, t))) return false;
				await giveFiles(requestId, kept, t);
				await noteChange(requestId, t);
				await writeAudit({ kind: "request", id: requestId, name: null, action: "replied", by: null }, t);
				if (!mail.automatic) await waitForOffice(requestId, mail, recipients, t);
				return true;
			});
		if (isNew) return "stored";
		await dropFiles(kept);
		return (await isThere(requestId, mail.messageId)) ? "stored" : "gone";
	} catch (error) {
		// A database that went away while it answered may have stored it; what nobody owns is swept within a day.
		if (!(await isThere(requestId, mail.messageId).catch(() => true))) await dropFiles(kept);
		throw error;
	}
}

/** The replies to a request, the oldest first. */
export async function repliesOf(requestId: string): Promise<RequestReply[]> {
	const rows = await db()
		.selectFrom("request_replies")
		.select(["id", "from_name", "from_email", "subject", "text", "files", "automatic", "received_at"])
		.where("request_id", "=", requestId)
		.orderBy("received_at")
		.orderBy("id")
		.execute();
	return rows.map(({ files, ...row }) => ({ ...row, files: JSON.parse(files) as ReplyFile[] }));
}

async function isThere(requestId: string, messageId: string): Promise<boolean> {
	const row = await db()
		.selectFrom("request_replies")
		.select("id")
		.where("request_id", "=", requestId)
		.where("message_id", "=", messageId)
		.executeTakeFirst();
	return row !== undefined;
}

/** False when the same mail was stored meanwhile, or the request was deleted. */
async function insert(
	requestId: string,
	{ messageId, attachments: _, isCut, ...mail }: ReplyMail & { received_at: string },
	{ files }: KeptFiles,
	t: Connection,
): Promise<boolean> {
	const { id } = (await lock(requestId, t)) ?? {};
	if (!id) return false;
	const row = await t
		.insertInto("request_replies")
		.values({
			id: newId(),
			request_id: id,
			message_id: messageId,
			...mail,
			files: JSON.stringify(isCut ? [...files, { kind: "cut" }] : files),
			updated_at: now(),
		})
		.onConflict((c) => c.columns(["request_id", "message_id"]).doNothing())
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
}

/** Holds the request, so that nobody deletes or closes it meanwhile. */
function lock(requestId: string, t: Connection) {
	return t
		.updateTable("Kontaktanfragen_Archiv")
		.set((e) => ({ updated_at: e.ref("updated_at") }))
		.where("id", "=", requestId)
		.returning("id")
		.executeTakeFirst();
}

/** The request is open and waits for the office again, also one that was done with or hidden. */
async function waitForOffice(
	requestId: string,
	{ received_at }: { received_at: string },
	staff: Recipient[],
	t: Connection,
): Promise<void> {
	await reopenWithin(t, requestId, null);
	await unhideWithin(t, requestId, null);
	await t
		.updateTable("Kontaktanfragen_Archiv")
		.set({
			reply_since: received_at,
			// What was answered waits anew, so its lateness is mailed about anew.
			reminded_at: sql`case when first_answer_at is null then reminded_at end`,
			escalated_at: sql`case when first_answer_at is null then escalated_at end`,
		})
		.where("id", "=", requestId)
		.where("reply_since", "is", null)
		.execute();
	await tellAboutReply(requestId, staff, t);
}
