import { config } from "../config.server.ts";
import { type Connection, db, now } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import type { Language } from "../i18n/language.ts";
import { mailTexts } from "../i18n/mail-texts.server.ts";
import { letter } from "../outbox/mail-letter.server.ts";
import { queueMail } from "../outbox/outbox.server.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import type { Actor } from "../audit-log/audit.ts";
import { subjectFor } from "./default-subject.ts";

/** Who gets mails about requests. */
export type Recipient = { id: string; email: string; language: Language };

/**
 * Gives a request to a colleague, or to nobody, and mails the colleague unless it is `by` themselves. False when the
 * request no longer exists.
 */
export async function assign(requestId: string, colleague: Recipient | null, by: Actor): Promise<boolean> {
	return change(requestId, async (t) => {
		const before = await t
			.selectFrom("Kontaktanfragen_Archiv as request")
			.leftJoin("users", "users.id", "request.assigned_to")
			.select(["assigned_to", "users.email as assigned_email", "name", "subject", "default_subject", "offer_name"])
			.where("request.id", "=", requestId)
			.executeTakeFirst();
		if (!before) return false;
		if (before.assigned_to === (colleague?.id ?? null)) return true;
		await set(requestId, { assigned_to: colleague?.id ?? null }, t);
		const changes = [{ field: "assigned_to", from: before.assigned_email, to: colleague?.email ?? null }];
		await writeAudit({ kind: "request", id: requestId, name: null, action: "assigned", by, changes }, t);
		if (colleague && colleague.id !== by.id)
			await queueMail(mailTo(colleague, requestId, before, by), t, { about: requestId });
		return true;
	});
}

/** Sets the day on which a request comes up again, or none. False when the request no longer exists. */
export async function setFollowUp(requestId: string, day: string | null, by: Actor): Promise<boolean> {
	return change(requestId, async (t) => {
		const before = await t
			.selectFrom("Kontaktanfragen_Archiv")
			.select("follow_up")
			.where("id", "=", requestId)
			.executeTakeFirst();
		if (!before) return false;
		if (before.follow_up === day) return true;
		await set(requestId, { follow_up: day }, t);
		const changes = [{ field: "follow_up", from: before.follow_up, to: day }];
		await writeAudit({ kind: "request", id: requestId, name: null, action: "followUpSet", by, changes }, t);
		return true;
	});
}

function change(requestId: string, work: (t: Connection) => Promise<boolean>): Promise<boolean> {
	return isId(requestId) ? db().transaction().execute(work) : Promise.resolve(false);
}

async function set(
	id: string,
	values: { assigned_to: string | null } | { follow_up: string | null },
	t: Connection,
): Promise<void> {
	await t
		.updateTable("Kontaktanfragen_Archiv")
		.set({ ...values, updated_at: now() })
		.where("id", "=", id)
		.execute();
}

function mailTo(
	{ email, language }: Recipient,
	id: string,
	request: { name: string; subject: string; default_subject: string | null; offer_name: string | null },
	by: Actor,
) {
	const t = mailTexts(language, "assignedMail");
	const subject = subjectFor(language, request);
	return {
		to: email,
		subject: t("subject", { subject }),
		...letter({
			language,
			title: t("title"),
			paragraphs: [t("intro", { by: by.email })],
			rows: [
				[t("name"), request.name],
				[t("subjectLabel"), subject],
			],
			action: { label: t("open"), href: `${config().publicUrl}/admin/kontakt-anfrage/${id}` },
			foot: t("foot", { site: config().publicUrl }),
		}),
	};
}
