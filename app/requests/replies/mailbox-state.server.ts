import * as v from "valibot";
import { config } from "../../config/config.server.ts";
import { db, now } from "../../database/client.server.ts";
import { readSetting, storeSetting } from "../../office/settings.server.ts";
import { type MailboxReason, mailboxReasons } from "./mailbox.server.ts";

const NAME = "mailbox";

const time = v.string();
const stateForm = v.object({
	/** Whose state this is: another mailbox begins anew. */
	of: v.string(),
	/** Up to where mails have been looked at. */
	place: v.nullable(v.object({ validity: v.string(), last: v.number() })),
	/** When it was last read, and when that failed since. */
	readAt: v.nullable(time),
	failed: v.nullable(v.object({ at: time, reason: v.picklist(mailboxReasons) })),
	/** The newest mail that a request would have got, but that is only in the mailbox. */
	left: v.nullable(v.object({ at: time, bytes: v.number(), why: v.picklist(["size", "count", "unreadable"]) })),
});
export type MailboxState = v.InferOutput<typeof stateForm>;

/** How reading the mailbox of IMAP_URL stands, shared by all processes; null without one. */
export async function mailboxState(): Promise<MailboxState | null> {
	const of = currentMailbox();
	if (of === null) return null;
	const read = v.safeParse(stateForm, JSON.parse((await readSetting(NAME, db())) ?? "null"));
	if (read.success && read.output.of === of) return read.output;
	return { of, place: null, readAt: null, failed: null, left: null };
}

export async function storeMailboxState(state: MailboxState): Promise<void> {
	await storeSetting(NAME, JSON.stringify(state), db());
}

export async function noteMailboxFailure(reason: MailboxReason): Promise<void> {
	const state = await mailboxState();
	if (state) await storeMailboxState({ ...state, failed: { at: now(), reason } });
}

/** Where the mailbox is, without its password. */
function currentMailbox(): string | null {
	const { mailbox } = config();
	return mailbox && `${mailbox.login?.user} ${mailbox.host} ${mailbox.folder}`;
}
