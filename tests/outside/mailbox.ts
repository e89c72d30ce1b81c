import type { Mail } from "#app/mail/mail.ts";
import { messages } from "./delivery.ts";

/** The mails that wait in the outbox for an address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
	const mails = (await messages())
		.filter(({ kind }) => kind === "mail")
		.map(({ payload }) => JSON.parse(payload) as Mail);
	return mails.filter(({ to }) => to === address);
}

/** Where the link of the newest mail to an address leads on the site; both parts of the mail must have it. */
export async function linkTo(address: string): Promise<string> {
	const mail = (await mailsTo(address)).at(-1);
	const link = /https?:\/\/[^/\s]+(\/admin\/\S+)/.exec(mail?.text ?? "")?.[1];
	if (!link || !mail!.html.includes(link)) throw new Error(`no mail to ${address} brings a link`);
	return link;
}

/** The token that the link of the newest mail brings. */
export async function tokenFor(address: string): Promise<string> {
	return new URL(await linkTo(address), "http://site.example").searchParams.get("token")!;
}
