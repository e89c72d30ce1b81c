import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { config } from "../foundation/config/config.server.ts";
import type { Connection } from "../foundation/database/client.server.ts";
import type { Schema } from "../foundation/database/schema.ts";
import { dateAndTime, dayByName } from "../foundation/i18n/format.ts";
import { type Language, pathIn } from "../foundation/i18n/language.ts";
import { clockTime } from "../foundation/i18n/opening-hours.ts";
import { textsIn } from "../foundation/i18n/texts.server.ts";
import { letter } from "../mail/mail-letter.server.ts";
import type { Mail } from "../mail/mail.ts";
import { queueMail, queueWebhook } from "../mail/outbox.server.ts";
import { operator } from "../site/company.ts";
import { consume } from "../foundation/rate-limit/rate-limit.server.ts";
import { appliedFor } from "./applications/application-subject.server.ts";
import { deadline } from "./hours/answer-time.ts";
import { isUrgentSubject } from "./default-subject.ts";
import { officeClock, promisedAnswer } from "./hours/office-clock.server.ts";
import { type Moment, nextChange } from "./hours/office-hours.ts";
import { requestPath } from "./request-kind.ts";
import type { RequestMachine } from "./request-machines.server.ts";
import { waitsFrom } from "./waiting.ts";

/** Where the office gets its mails, and the answers to them. */
export const officeAddress = () => config().contactMailTo ?? operator.email;

const acknowledgements = { points: 3, seconds: 86_400 };

type Column = "id" | "kind" | "name" | "email" | "phone" | "subject" | "message" | "language" | "created_at";
type Row = Pick<Selectable<Schema["Kontaktanfragen_Archiv"]>, Column | "released_at">;
export type NewRequest = Row & { machines: readonly RequestMachine[] };

/** Queues the webhook call and all mails about a new request, in the transaction that stores it. */
export async function queueMessages(request: NewRequest, t: Connection): Promise<void> {
	const about = { about: request.id };
	if (request.kind === "application") {
		await queueMail(applicationToOffice(request), t, about);
		return acknowledge(request, applicantMail(request), t);
	}
	const { id, name, email, phone, subject, message, language, created_at } = request;
	const machines = request.machines.map(({ id, name }) => ({ id, name, url: pageOf(id, language) }));
	const sender = { name, email, phone, subject, message, language };
	await queueWebhook({ id, ...sender, machine: machines[0] ?? null, machines, created_at }, t, about);
	const received = waitsFrom(request);
	const clock = await officeClock(t);
	const isUrgent = isUrgentSubject(subject);
	await queueMail(mailToOffice(request, deadline(clock, received, isUrgent)), t, about);
	const promise = promisedAnswer(language, subject, clock, received);
	// An emergency outside office hours is called back, and nobody answers the telephone before.
	const isCalledBack = isUrgent && !nextChange(clock, received).isOpen;
	await acknowledge(request, acknowledgement(request, promise, isCalledBack), t);
}

/** Queues the acknowledgement, unless its address, of which only a hash is kept, has had too many. */
async function acknowledge({ id, email }: NewRequest, mail: Mail, t: Connection): Promise<void> {
	const checksum = createHash("sha256").update(email.toLowerCase()).digest("hex");
	if (!(await consume(`acknowledged ${checksum}`, acknowledgements, t)).allowed) return;
	const acknowledgement_id = await queueMail(mail, t, { about: id });
	// The answers of the office continue its thread.
	await t.updateTable("Kontaktanfragen_Archiv").set({ acknowledgement_id }).where("id", "=", id).execute();
}

function mailToOffice(request: NewRequest, { day, minutes }: Moment): Mail {
	const language = operator.officeLanguage;
	const t = textsIn(language).of("requestMail");
	const machines = request.machines.map(({ id, name, nr }): [string, string] => {
		const label = nr === null ? name : t("machineNumber", { name, nr });
		return [t("machine"), [label, pageOf(id, request.language)].filter(Boolean).join("\n")];
	});
	const rows: [string, string][] = [
		[t("name"), request.name],
		[t("email"), request.email],
		[t("phone"), request.phone ?? t("noPhone")],
		[t("subjectLabel"), request.subject],
		...machines,
		[t("received"), dateAndTime(language, request.created_at)],
		[t("answerBy"), `${dayByName(language, day)}, ${clockTime(minutes)}`],
		[t("language"), t(`language.${request.language}`)],
		[t("privacy"), t("privacyAgreed")],
		[t("message"), request.message],
	];
	return {
		to: officeAddress(),
		replyTo: request.email,
		subject: t("subject", { subject: request.subject }),
		...letter({
			language,
			title: t("title", { name: request.name }),
			paragraphs: [t("intro")],
			rows,
			action: { label: t("open"), href: config().publicUrl + requestPath(request.kind, request.id) },
			foot: t("foot", { email: request.email }),
		}),
	};
}

function acknowledgement(request: NewRequest, promise: string, isCalledBack: boolean): Mail {
	const t = textsIn(request.language).of("acknowledgementMail");
	const machines = request.machines.map(({ name }) => name);
	return mailToSender(request, {
		subject: t("subject"),
		paragraphs: [
			t("greeting"),
			t("received", { time: dateAndTime(request.language, request.created_at) }),
			...(machines.length > 0 ? [t("machine", { machine: machines.join(", ") })] : []),
			promise,
			`${isCalledBack ? "" : t("call", { phone: operator.phone })} ${t("more")}`.trimStart(),
		],
		foot: t("foot", { site: config().publicUrl }),
	});
}

/** Does not name the applicant, because more people read it than may read applications. */
function applicationToOffice({ id, kind, subject, created_at }: NewRequest): Mail {
	const language = operator.officeLanguage;
	const t = textsIn(language).of("applicationMail");
	return {
		to: officeAddress(),
		subject,
		...letter({
			language,
			title: t("title"),
			paragraphs: [t("intro")],
			rows: [
				[t("subjectLabel"), subject],
				[t("received"), dateAndTime(language, created_at)],
			],
			action: { label: t("open"), href: config().publicUrl + requestPath(kind, id) },
			foot: t("foot"),
		}),
	};
}

function applicantMail(request: NewRequest): Mail {
	const t = textsIn(request.language).of("applicantMail");
	const arrival = { time: dateAndTime(request.language, request.created_at), position: appliedFor(request.subject) };
	return mailToSender(request, {
		subject: t("subject"),
		paragraphs: [t("greeting"), t("received", arrival), t("next", { phone: operator.phone })],
		foot: t("foot", { site: config().publicUrl }),
	});
}

/** Acknowledges a request. Repeats nothing of it, or anybody could mail a stranger their own text in our name. */
function mailToSender(
	{ email, language }: NewRequest,
	{ subject, ...said }: { subject: string; paragraphs: string[]; foot: string },
): Mail {
	const paragraphs = [...said.paragraphs, `${textsIn(language).of("mailFrame")("closing")}\n${operator.name}`];
	return { to: email, replyTo: officeAddress(), subject, ...letter({ language, title: subject, ...said, paragraphs }) };
}

/** The address of a machine's page; null once its offer is deleted. */
function pageOf(id: string | null, language: Language): string | null {
	return id && config().publicUrl + pathIn(language, `/angebot/detail/${id}`);
}
