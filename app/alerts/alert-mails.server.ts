import { config } from "../foundation/config/config.server.ts";
import { signatureOf } from "../foundation/config/tokens.server.ts";
import { type Language, pathIn } from "../foundation/i18n/language.ts";
import { textsIn } from "../foundation/i18n/texts.server.ts";
import { letter } from "../mail/mail-letter.server.ts";
import type { Mail } from "../mail/mail.ts";
import { CONFIRM_DAYS } from "./alert-form.ts";

/** The mail that answers the form asks to confirm, or says that the search is known or that there are too many. */
export type AnswerKind = "confirm" | "known" | "full";

/** A subscriber, and the language of their latest form. */
type To = { id: string; email: string; language: Language };

/** The token of a subscriber's links: the same in every mail, and never stored but as a hash. */
export function tokenOf(subscriberId: string): string {
	return signatureOf(subscriberId, "search alerts");
}

function linkFor({ id, language }: To): string {
	return `${config().publicUrl}${pathIn(language, "/suchauftrag/verwalten")}?link=${tokenOf(id)}`;
}

/** Repeats nothing that was typed; otherwise anybody could send a stranger their own text in the dealer's name. */
export function answerMail(kind: AnswerKind, to: To): Mail {
	const { email, language } = to;
	const t = textsIn(language).of("searchAlertMail");
	const site = config().publicUrl;
	return {
		to: email,
		subject: t(`${kind}Subject`),
		...letter({
			language,
			title: t(`${kind}Subject`),
			paragraphs: [t("greeting"), t(`${kind}Text`, { site, days: CONFIRM_DAYS })],
			action: { label: t(`${kind}Action`), href: linkFor(to) },
			foot: t("answerFoot", { site, days: CONFIRM_DAYS }),
		}),
	};
}

/**
 * The outbox's key for mails with new machines, which are deleted when the alerts end. Mails that answer the form stay,
 * since anybody may have caused them; their key is the subscriber's id alone.
 */
export function newsKey(subscriberId: string): string {
	return `${subscriberId} news`;
}

export type NewMatches = {
	title: string;
	conditions: string[];
	machines: { name: string; price: string; href: string }[];
	/** The number of further machines, and the address of the list. */
	more: number;
	href: string;
};

/** A day's mail: the new machines for each search of an address. */
export function newsMail(findings: NewMatches[], to: To): Mail {
	const { email, language } = to;
	const link = linkFor(to);
	const t = textsIn(language).of("searchAlertMail");
	let count = 0;
	for (const { machines, more } of findings) count += machines.length + more;
	const subject = t("newCount", { count });
	return {
		to: email,
		subject,
		unsubscribe: link,
		...letter({
			language,
			title: subject,
			paragraphs: [t("greeting"), t("newText")],
			sections: findings.map(({ title, conditions, machines, more, href }) => ({
				title: [title, ...conditions].join(" · "),
				items: [
					...machines.map(({ name, price, href: machine }) => ({ label: name, detail: price, href: machine })),
					...(more > 0 ? [{ label: t("more", { count: more }), href }] : []),
				],
			})),
			action: { label: t("manage"), href: link },
			foot: t("newFoot", { site: config().publicUrl }),
		}),
	};
}
