import { config } from "../../config/config.server.ts";
import type { Connection } from "../../database/client.server.ts";
import { textsIn } from "../../i18n/texts.server.ts";
import { letter } from "../../outbox/mail-letter.server.ts";
import { office } from "../../outbox/office-address.server.ts";
import { queueMail } from "../../outbox/outbox.server.ts";
import { subjectFor } from "../default-subject.ts";
import type { Recipient } from "../request-assign.server.ts";

/** Mails whoever answers a request that its sender has replied; the office when nobody does. */
export async function tellAboutReply(requestId: string, staff: Recipient[], t: Connection): Promise<void> {
	const request = await t
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["assigned_to", "name", "subject", "default_subject", "offer_name"])
		.where("id", "=", requestId)
		.executeTakeFirstOrThrow();
	const colleague = staff.find(({ id }) => id === request.assigned_to);
	const { address, language } = colleague
		? { address: colleague.email, language: colleague.language }
		: await office(t);
	const texts = textsIn(language).of("replyMail");
	const subject = subjectFor(language, request);
	const mail = {
		to: address,
		subject: texts("subject", { subject }),
		...(await letter(
			{
				language,
				title: texts("title"),
				paragraphs: [texts("intro", { name: request.name })],
				rows: [
					[texts("name"), request.name],
					[texts("subjectLabel"), subject],
				],
				action: { label: texts("open"), href: `${config().publicUrl}/admin/kontakt-anfrage/${requestId}` },
				foot: texts("foot", { site: config().publicUrl }),
			},
			t,
		)),
	};
	await queueMail(mail, t, { about: requestId });
}
