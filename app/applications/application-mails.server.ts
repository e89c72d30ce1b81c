import { config } from "../config/config.server.ts";
import type { Connection } from "../database/client.server.ts";
import { dateAndTime } from "../i18n/format.ts";
import type { Language } from "../i18n/language.ts";
import { textsIn } from "../i18n/texts.server.ts";
import { letter } from "../outbox/mail-letter.server.ts";
import type { Mail } from "../outbox/mail.ts";
import { office } from "../outbox/office-address.server.ts";
import { queueMail } from "../outbox/outbox.server.ts";
import { APPLICATIONS } from "./application.ts";
import { mayAcknowledge } from "../requests/request-mails.server.ts";

type NewApplication = {
	id: string;
	email: string;
	language: Language;
	job: { title: string } | null;
	created_at: string;
};

/** Queues both mails about a new application, in the transaction that stores it. */
export async function queueApplicationMails(application: NewApplication, t: Connection): Promise<void> {
	const about = { about: application.id };
	await queueMail(await mailToOffice(application, t), t, about);
	if (await mayAcknowledge(application.email, t)) await queueMail(await acknowledgement(application, t), t, about);
}

/** Says nothing about the applicant, because more people read the office's mail than may read applications. */
async function mailToOffice({ id, job, created_at }: NewApplication, on: Connection): Promise<Mail> {
	const { address, language } = await office(on);
	const t = textsIn(language).of("applicationMail");
	const position = job?.title ?? t("speculative");
	return {
		to: address,
		subject: t("subject", { position }),
		...(await letter(
			{
				language,
				title: t("title"),
				paragraphs: [t("intro")],
				rows: [
					[t("position"), position],
					[t("received"), dateAndTime(language, created_at)],
				],
				action: { label: t("open"), href: `${config().publicUrl}${APPLICATIONS}/${id}` },
				foot: t("foot"),
			},
			on,
		)),
	};
}

/** Repeats nothing that was typed, like that of a contact request. */
async function acknowledgement({ email, language, created_at }: NewApplication, on: Connection): Promise<Mail> {
	const { address, phone } = await office(on);
	const t = textsIn(language).of("applicantMail");
	return {
		to: email,
		replyTo: address,
		subject: t("subject"),
		...(await letter(
			{
				language,
				title: t("subject"),
				paragraphs: [
					t("greeting"),
					t("received", { time: dateAndTime(language, created_at) }),
					t(phone ? "next" : "nextByMail", { phone: phone ?? "" }),
				],
				foot: t("foot", { site: config().publicUrl }),
			},
			on,
		)),
	};
}
