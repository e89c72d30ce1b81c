import { inTransaction, now } from "../foundation/database/client.server.ts";
import { dayByName } from "../foundation/i18n/format.ts";
import { queueMail } from "../mail/outbox.server.ts";
import { writeAudit } from "../log/write-audit.server.ts";
import { nameOf } from "../office/frame/people.server.ts";
import { isUrgent } from "./default-subject.ts";
import { officeClock } from "./hours/office-clock.server.ts";
import { minutesBetween, nextChange, officeMoment } from "./hours/office-hours.ts";
import { unprocessed } from "./open-requests.server.ts";
import { mailAbout, type Recipient } from "./request-assign.server.ts";
import { assignedEmail, waitsFromColumn } from "./request-kind.server.ts";
import { waitingSince } from "./waiting.ts";

/** Who is mailed: everybody who may answer requests, and the admins. */
export type Watch = { staff: () => Promise<Recipient[]>; admins: () => Promise<Recipient[]> };

/** How many minutes of office hours before the deadline the office is reminded. */
const REMIND_BEFORE = 60;
const REMIND_OF_EMERGENCY = 30;
/** Nobody is mailed about a request that has waited longer; lists show it as overdue. */
const MAX_WAIT_MILLISECONDS = 14 * 24 * 3_600_000;
/** Requests in one round; the next round goes on. */
const AT_ONCE = 500;

/**
 * Reminds of unanswered requests that will soon be late, and tells the admins of those that are, in office hours. Mails
 * about each once, even if several processes of the site run this.
 */
export async function remindOfLateRequests(watch: Watch, at = now()): Promise<void> {
	const clock = await officeClock();
	if (!nextChange(clock, at).isOpen) return;
	for (const request of await unanswered(at)) {
		const { overdue, answerBy } = waitingSince(clock, request, at);
		const before = isUrgent(request) ? REMIND_OF_EMERGENCY : REMIND_BEFORE;
		const mail = { ...request, ...answerBy };
		if (overdue) await warnOnce("escalated", mail, () => watch.admins());
		else if (!request.reminded_at && minutesBetween(clock, officeMoment(at), answerBy) <= before)
			await warnOnce("reminded", mail, async () => {
				const staff = await watch.staff();
				const assigned = staff.filter(({ id }) => id === request.assigned_to);
				return assigned.length > 0 ? assigned : staff;
			});
	}
}

/** An action in the audit log; the request's column with its time begins with the same word. */
type Warning = "reminded" | "escalated";
type Late = Awaited<ReturnType<typeof unanswered>>[number] & { day: string; time: string };

/** Unanswered contact requests that the admins have not been told about, the longest waiting first. */
function unanswered(at: string) {
	return unprocessed()
		.select(["kind", "reminded_at", "assigned_to", assignedEmail.as("assigned_email")])
		.where("first_answer_at", "is", null)
		.where("escalated_at", "is", null)
		.where(waitsFromColumn, ">", new Date(Date.parse(at) - MAX_WAIT_MILLISECONDS).toISOString())
		.orderBy(waitsFromColumn)
		.limit(AT_ONCE)
		.execute();
}

/** Notes that a mail is due and queues it, unless another process has or somebody has answered meanwhile. */
async function warnOnce(warning: Warning, request: Late, to: () => Promise<Recipient[]>) {
	const recipients = await to();
	const column = `${warning}_at` as const;
	await inTransaction(async (t) => {
		const first = await t
			.updateTable("Kontaktanfragen_Archiv")
			.set({ [column]: now() })
			.where("id", "=", request.id)
			.where(column, "is", null)
			.where("first_answer_at", "is", null)
			.where("bearbeitet", "=", false)
			.returning("id")
			.executeTakeFirst();
		if (!first) return;
		const { assigned_email } = request;
		const assigned = assigned_email && (await nameOf(assigned_email, t));
		for (const recipient of recipients) {
			const promised = { day: dayByName(recipient.language, request.day), time: request.time };
			await queueMail(mailAbout({ ...request, assigned }, warning, recipient, promised), t, { about: request.id });
		}
		await writeAudit({ kind: "request", id: request.id, name: null, action: warning, by: null }, t);
	});
}
