import { createHash } from "node:crypto";
import { config } from "../config/config.server.ts";
import type { Connection } from "../database/client.server.ts";
import { dateAndTime, dayByName } from "../i18n/format.ts";
import { type Language, pathIn } from "../i18n/language.ts";
import { textsIn } from "../i18n/texts.server.ts";
import { letter } from "../outbox/mail-letter.server.ts";
import type { Mail } from "../outbox/mail.ts";
import { office } from "../outbox/office-address.server.ts";
import { queueMail, queueWebhook } from "../outbox/outbox.server.ts";
import { consume } from "../rate-limit/rate-limit.server.ts";
import { answerBy } from "../office-hours/answer-time.ts";
import { officeClock } from "../office-hours/office-clock.server.ts";
import { promisedAnswer } from "../office-hours/promised-answer.server.ts";
import { replyAddress } from "./replies/reply-address.server.ts";
import type { RequestMachine } from "./request-machines.server.ts";
import { waitsFrom } from "./waiting.ts";

/** Acknowledgements per address. */
const acknowledgements = { points: 3, seconds: 86_400 };

/** A request that has just been stored. */
export type NewRequest = {
	id: string;
	name: string;
	email: string;
	phone: string | null;
	subject: string;
	message: string;
	/** Where a machine is to be brought to. */
	delivery_postcode: string | null;
	language: Language;
	offer: { id: string | null; name: string } | null;
	/** The offer's number. */
	nr: number | null;
	/** The machines beyond the first one. */
	further: readonly RequestMachine[];
	created_at: string;
	/** When a suspicious request was released; its answer is promised from then on. */
	released_at: string | null;
};

/** When an answer is promised. */
type Deadline = ReturnType<typeof answerBy>;

/** Queues the webhook call and all mails about a new request, in the transaction that stores it. */
export async function queueMessages(request: NewRequest, t: Connection): Promise<void> {
	const { id, name, email, phone, subject, message, delivery_postcode, language, created_at } = request;
	const machines = machinesOf(request).map(({ nr: _, ...machine }) => machine);
	const about = { about: id };
	const call = {
		id,
		name,
		email,
		phone,
		subject,
		message,
		delivery_postcode,
		language,
		machine: machines[0] ?? null,
		machines,
		created_at,
	};
	await queueWebhook(call, t, about);
	const received = waitsFrom(request);
	await queueMail(await mailToOffice(request, answerBy(await officeClock(t), received), t), t, about);
	if (!(await mayAcknowledge(email, t))) return;
	const acknowledgement_id = await queueMail(
		await acknowledgement(request, await promisedAnswer(language, received, t), await replyAddress(id, t), t),
		t,
		about,
	);
	// The answers of the office continue its thread.
	await t.updateTable("Kontaktanfragen_Archiv").set({ acknowledgement_id }).where("id", "=", id).execute();
}

/**
 * Whether this address may get another acknowledgement, so that nobody can flood a stranger's mailbox through our form.
 * Counts by a hash of the address.
 */
export async function mayAcknowledge(email: string, t: Connection): Promise<boolean> {
	const checksum = createHash("sha256").update(email.toLowerCase()).digest("hex");
	return (await consume(`acknowledged ${checksum}`, acknowledgements, t)).allowed;
}

async function mailToOffice(request: NewRequest, { day, time }: Deadline, on: Connection): Promise<Mail> {
	const { address, language } = await office(on);
	const t = textsIn(language).of("requestMail");
	const machines = machinesOf(request).map(({ name, nr, url }): [string, string] => [
		t("machine"),
		`${nr === null ? name : t("machineNumber", { name, nr })}${url ? `\n${url}` : ""}`,
	]);
	const rows: [string, string][] = [
		[t("name"), request.name],
		[t("email"), request.email],
		[t("phone"), request.phone ?? t("noPhone")],
		[t("subjectLabel"), request.subject],
		...machines,
		...(request.delivery_postcode === null ? [] : [[t("delivery"), request.delivery_postcode] as [string, string]]),
		[t("received"), dateAndTime(language, request.created_at)],
		[t("answerBy"), `${dayByName(language, day)}, ${time}`],
		[t("language"), t(`language.${request.language}`)],
		[t("privacy"), t("privacyAgreed")],
		[t("message"), request.message],
	];
	return {
		to: address,
		replyTo: request.email,
		subject: t("subject", { subject: request.subject }),
		...(await letter(
			{
				language,
				title: t("title", { name: request.name }),
				paragraphs: [t("intro")],
				rows,
				action: { label: t("open"), href: `${config().publicUrl}/admin/kontakt-anfrage/${request.id}` },
				foot: t("foot", { email: request.email }),
			},
			on,
		)),
	};
}

/**
 * The mail that acknowledges a request to its sender. It repeats nothing that was typed: otherwise anybody could send
 * their own text to a stranger in our name.
 */
async function acknowledgement(request: NewRequest, promise: string, replyTo: string, on: Connection): Promise<Mail> {
	const { email, language, created_at } = request;
	const { phone } = await office(on);
	const t = textsIn(language).of("acknowledgementMail");
	const machines = machinesOf(request).map(({ name }) => name);
	return {
		to: email,
		replyTo,
		subject: t("subject"),
		...(await letter(
			{
				language,
				title: t("subject"),
				paragraphs: [
					t("greeting"),
					t("received", { time: dateAndTime(language, created_at) }),
					...(machines.length > 0 ? [t("machine", { machine: machines.join(", ") })] : []),
					promise,
					...(phone ? [t("urgent", { phone })] : []),
				],
				foot: t("foot", { site: config().publicUrl }),
			},
			on,
		)),
	};
}

/** All machines of a request; one without an id has no page any more. */
function machinesOf({ offer, nr, further, language }: NewRequest) {
	const first = offer ? [{ id: offer.id, name: offer.name, nr }] : [];
	return [...first, ...further].map(({ id, name, nr }) => ({
		id,
		name,
		nr,
		url: id && `${config().publicUrl}${pathIn(language, `/angebot/detail/${id}`)}`,
	}));
}
