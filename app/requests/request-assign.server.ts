import { config } from "../foundation/config/config.server.ts";
import { type Connection, inTransaction } from "../foundation/database/client.server.ts";
import { nextVersion } from "../foundation/database/next-version.server.ts";
import { isId } from "../foundation/database/identity.ts";
import type { Language } from "../foundation/i18n/language.ts";
import { textsIn } from "../foundation/i18n/texts.server.ts";
import { letter } from "../mail/mail-letter.server.ts";
import { nameOf } from "../office/frame/people.server.ts";
import { queueMail } from "../mail/outbox.server.ts";
import { writeAudit } from "../log/write-audit.server.ts";
import type { Actor } from "../log/audit.ts";
import { subjectFor } from "./default-subject.ts";
import { type RequestKind, requestPath } from "./request-kind.ts";

export type Recipient = { id: string; email: string; language: Language };

/** Gives a request to a colleague, whom it mails, or to nobody. False when the request no longer exists. */
export async function assign(requestId: string, colleague: Recipient | null, by: Actor): Promise<boolean> {
	return change(requestId, async (t) => {
		const request = await t
			.selectFrom("Kontaktanfragen_Archiv as request")
			.leftJoin("users", "users.id", "request.assigned_to")
			.select(["kind", "assigned_to", "users.email as assigned_email"])
			.select(["name", "subject", "default_subject", "offer_name"])
			.where("request.id", "=", requestId)
			.executeTakeFirst();
		if (!request) return false;
		if (request.assigned_to === (colleague?.id ?? null)) return true;
		await set(requestId, { assigned_to: colleague?.id ?? null }, t);
		const changes = [{ field: "assigned_to", from: request.assigned_email, to: colleague?.email ?? null }];
		await writeAudit({ kind: request.kind, id: requestId, name: null, action: "assigned", by, changes }, t);
		if (colleague && colleague.id !== by.id)
			await queueMail(mailTo(colleague, requestId, request, await nameOf(by.email, t)), t, { about: requestId });
		return true;
	});
}

/** Sets the day on which a request comes up again, or none. False when the request no longer exists. */
export async function setFollowUp(requestId: string, day: string | null, by: Actor): Promise<boolean> {
	return change(requestId, async (t) => {
		const before = await t
			.selectFrom("Kontaktanfragen_Archiv")
			.select(["kind", "follow_up"])
			.where("id", "=", requestId)
			.executeTakeFirst();
		if (!before) return false;
		if (before.follow_up === day) return true;
		await set(requestId, { follow_up: day }, t);
		const changes = [{ field: "follow_up", from: before.follow_up, to: day }];
		await writeAudit({ kind: before.kind, id: requestId, name: null, action: "followUpSet", by, changes }, t);
		return true;
	});
}

function change(requestId: string, work: (t: Connection) => Promise<boolean>): Promise<boolean> {
	return isId(requestId) ? inTransaction(work) : Promise.resolve(false);
}

async function set(
	id: string,
	values: { assigned_to: string | null } | { follow_up: string | null },
	t: Connection,
): Promise<void> {
	await t
		.updateTable("Kontaktanfragen_Archiv")
		.set({ ...values, ...nextVersion() })
		.where("id", "=", id)
		.execute();
}

type Assigned = Parameters<typeof subjectFor>[1] & { kind: RequestKind; name: string };

function mailTo({ email, language }: Recipient, id: string, request: Assigned, sender: string) {
	const t = textsIn(language).of("assignedMail");
	const subject = subjectFor(language, request);
	return {
		to: email,
		subject: t("subject", { subject }),
		...letter({
			language,
			title: t("title"),
			paragraphs: [t("intro", { by: sender })],
			rows: [
				[t("name"), request.name],
				[t("subjectLabel"), subject],
			],
			action: { label: t("open"), href: config().publicUrl + requestPath(request.kind, id) },
			foot: t("foot", { site: config().publicUrl }),
		}),
	};
}
