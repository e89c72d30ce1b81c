import { config } from "../config/config.server.ts";
import { size } from "../i18n/bytes.ts";
import { dateAndTime } from "../i18n/format.ts";
import { textsIn } from "../i18n/texts.server.ts";
import { mailboxState } from "../requests/replies/mailbox-state.server.ts";
import type { CheckupRequest } from "./checkup-request.ts";
import type { Finding } from "./finding.ts";

/** So long a reply that was left in the mailbox is named. */
const LEFT_MILLISECONDS = 7 * 86_400_000;
/** It is read every minute; a visit takes five at most. */
const LATE_MILLISECONDS = 15 * 60_000;

/** Whether the mailbox with customers' replies is read. */
export async function mailbox({ language }: CheckupRequest): Promise<Finding> {
	const { mailbox: box } = config();
	const state = await mailboxState();
	if (!box || !state) return { state: "good", words: "mailboxNone" };
	const { readAt, failed, left } = state;
	const isOlder = (at: string, milliseconds: number) => Date.now() - Date.parse(at) > milliseconds;
	const named = { mailbox: `${box.host}/${box.folder}` };
	const time = (utc: string) => dateAndTime(language, utc);
	if (failed) {
		const reason = textsIn(language).of("zustand")(`mailboxReason.${failed.reason}`);
		const values = { ...named, time: time(failed.at), reason };
		return { state: "bad", words: "mailboxTrouble", todo: "mailboxTodo", values };
	}
	if (readAt === null) return { state: "good", words: "mailboxUnread", values: named };
	const values = { ...named, time: time(readAt) };
	if (isOlder(readAt, LATE_MILLISECONDS))
		return { state: "bad", words: "mailboxLate", todo: "mailboxLateTodo", values };
	if (left && !isOlder(left.at, LEFT_MILLISECONDS)) {
		const about = { time: time(left.at), size: size(language, left.bytes) };
		return { state: "look", words: `mailboxLeft.${left.why}`, todo: "mailboxLeftTodo", values: about };
	}
	return { state: "good", words: "mailboxRead", values };
}
