import { config } from "../foundation/config/config.server.ts";
import { inTransaction } from "../foundation/database/client.server.ts";
import type { Language } from "../foundation/i18n/language.ts";
import { textsIn } from "../foundation/i18n/texts.server.ts";
import { letter } from "../mail/mail-letter.server.ts";
import { nameOf } from "../office/frame/people.server.ts";
import { queueMail } from "../mail/outbox.server.ts";
import { writeAudit } from "../log/write-audit.server.ts";
import type { Actor } from "../log/audit.ts";
import { type StoredSubject, subjectFor } from "./default-subject.ts";
import { type RequestKind, requestPath } from "./request-kind.ts";
import { assignedEmail, requestRow } from "./request-kind.server.ts";
import type { Ending } from "./page/request-work.ts";
import { noteChange } from "./request-steps.server.ts";

export type Recipient = { id: string; email: string; language: Language };

/** Gives a request to a colleague, who gets a mail, or to nobody. Returns false if the request no longer exists. */
export async function assign(requestId: string, colleague: Recipient | null, by: Actor): Promise<boolean> {
	return inTransaction(async (t) => {
		const request = await requestRow(requestId, t)
			.select(["id", "kind", "assigned_to", assignedEmail.as("assigned_email")])
			.select(["name", "subject", "default_subject", "offer_name"])
			.executeTakeFirst();
		if (!request) return false;
		if (request.assigned_to === (colleague?.id ?? null)) return true;
		await noteChange(requestId, t, { assigned_to: colleague?.id ?? null });
		const changes = [{ field: "assigned_to", from: request.assigned_email, to: colleague?.email ?? null }];
		await writeAudit({ kind: request.kind, id: requestId, name: null, action: "assigned", by, changes }, t);
		if (colleague && colleague.id !== by.id) {
			const mail = mailAbout(request, "assigned", colleague, { by: await nameOf(by.email, t) });
			await queueMail(mail, t, { about: requestId });
		}
		return true;
	});
}

/** Sets the day on which a request comes up again, or none. Returns false if the request no longer exists. */
export async function setFollowUp(requestId: string, day: string | null, by: Actor): Promise<boolean> {
	return inTransaction(async (t) => {
		const before = await requestRow(requestId, t).select(["kind", "follow_up"]).executeTakeFirst();
		if (!before) return false;
		if (before.follow_up === day) return true;
		await noteChange(requestId, t, { follow_up: day });
		const changes = [{ field: "follow_up", from: before.follow_up, to: day }];
		await writeAudit({ kind: before.kind, id: requestId, name: null, action: "followUpSet", by, changes }, t);
		return true;
	});
}

/** Says anew how a closed request ended. Returns false if it is open again. */
export async function setOutcome(requestId: string, ending: Ending, by: Actor): Promise<boolean> {
	return inTransaction(async (t) => {
		const closed = await requestRow(requestId, t).select("kind").where("bearbeitet", "=", true).executeTakeFirst();
		if (!closed) return false;
		await noteChange(requestId, t, ending);
		await writeAudit({ kind: closed.kind, id: requestId, name: null, action: "outcomeSet", by }, t);
		return true;
	});
}

type Asked = StoredSubject & { id: string; kind: RequestKind; name: string; assigned?: string | null };

/** A mail about a request to somebody who works on requests; `values` fill in why. */
export function mailAbout(
	request: Asked,
	why: "assigned" | "reminded" | "escalated",
	{ email, language }: Recipient,
	values: Record<string, string>,
) {
	const t = textsIn(language).of("staffMail");
	const subject = subjectFor(language, request);
	const { name, assigned } = request;
	return {
		to: email,
		subject: t(`subject.${why}`, { subject }),
		...letter({
			language,
			title: t(`title.${why}`),
			paragraphs: [t(`intro.${why}`, values)],
			rows: [
				[t("name"), name],
				[t("subjectLabel"), subject],
				...(assigned === undefined ? [] : [[t("assigned"), assigned ?? t("nobody")] as [string, string]]),
			],
			action: { label: t("open"), href: config().publicUrl + requestPath(request.kind, request.id) },
			foot: t("foot", { site: config().publicUrl }),
		}),
	};
}
