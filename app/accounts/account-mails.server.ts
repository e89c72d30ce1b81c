import { config } from "../foundation/config/config.server.ts";
import { type Connection, now } from "../foundation/database/client.server.ts";
import { textsIn } from "../foundation/i18n/texts.server.ts";
import { dateAndTime } from "../foundation/i18n/format.ts";
import type { Language } from "../foundation/i18n/language.ts";
import { letter } from "../mail/mail-letter.server.ts";
import { queueMail } from "../mail/outbox.server.ts";
import { deviceName } from "../log/device.ts";
import type { RequestSource } from "../log/audit.ts";
import type { Role } from "./role.ts";

type Recipient = { id: string; email: string; language: Language };

/** Where the button of each mail leads; in a mail with a token it is added. */
const links = {
	confirm: "/admin/bestaetigen",
	invite: "/admin/passwort-neu",
	newAddress: "/admin/bestaetigen",
	oldAddress: "/admin/login",
	reset: "/admin/passwort-neu",
	passwordChanged: "/admin/passwort-vergessen",
	secondFactorOn: "/admin/konto",
	secondFactorOff: "/admin/konto",
	codesRenewed: "/admin/konto",
	passkeyAdded: "/admin/konto/passkeys",
	passkeyRemoved: "/admin/konto/passkeys",
	roleChanged: "/admin/dashboard",
	newDevice: "/admin/passwort-vergessen",
} as const;
type Kind = keyof typeof links;

/**
 * Sends a new user the link that confirms the address. It opens a page with a button, since mail scanners open every
 * link and would otherwise use up the token.
 */
export function sendConfirmation(to: Recipient, token: string, t: Connection): Promise<void> {
	return send("confirm", to, t, { token });
}

/** Sends an invited colleague the link that sets the first password; `by` is the name of who invites. */
export function sendInvitation(to: Recipient, by: string, token: string, t: Connection): Promise<void> {
	return send("invite", to, t, { token, name: by });
}

/** Goes to the address that a user wants to change to. */
export async function sendNewAddressLink(userId: string, address: string, token: string, t: Connection): Promise<void> {
	const user = await recipient(userId, t);
	await send("newAddress", { ...user, email: address }, t, { token, email: user.email });
}

/** Goes to the user's previous address, whose owner must learn of the change. */
export function notifyOldAddress(user: Recipient, address: string, t: Connection): Promise<void> {
	return send("oldAddress", user, t, { email: address });
}

export function sendResetLink(to: Recipient, token: string, t: Connection): Promise<void> {
	return send("reset", to, t, { token });
}

/** Tells an account's owner of a change that has been made to it. `name` is the name of the passkey, if it is about one. */
export async function notify(
	kind: "passwordChanged" | "secondFactorOn" | "secondFactorOff" | "codesRenewed" | "passkeyAdded" | "passkeyRemoved",
	userId: string,
	t: Connection,
	name?: string,
): Promise<void> {
	await send(kind, await recipient(userId, t), t, { name });
}

export async function notifyRoleChanged(userId: string, role: Role, t: Connection): Promise<void> {
	const to = await recipient(userId, t);
	await send("roleChanged", to, t, { name: textsIn(to.language).of("accountMails")(`role.${role}`) });
}

/** Tells an account's owner of a sign-in from a browser that is new to this account. */
export function notifyNewDevice(to: Recipient, from: RequestSource, t: Connection): Promise<void> {
	const words = textsIn(to.language).of("accountMails");
	const rows: [label: string, value: string][] = [
		[words("time"), dateAndTime(to.language, now())],
		[words("device"), deviceName(from.device ?? "", textsIn(to.language).of("account"))],
		[words("address"), from.address],
	];
	return send("newDevice", to, t, { rows });
}

function recipient(id: string, t: Connection): Promise<Recipient> {
	return t.selectFrom("users").select(["id", "email", "language"]).where("id", "=", id).executeTakeFirstOrThrow();
}

/** `email` is the address that the text names, by default the recipient's. */
type Filling = { token?: string; email?: string; name?: string; rows?: [label: string, value: string][] };

/** The address of a link that works once. */
export function linkWith(kind: Kind, token: string): string {
	return `${config().publicUrl}${links[kind]}?token=${token}`;
}

async function send(
	kind: Kind,
	{ id, email: to, language }: Recipient,
	t: Connection,
	{ token, email = to, name = "", rows }: Filling,
): Promise<void> {
	const words = textsIn(language).of("accountMails");
	const title = words(`${kind}Title`);
	const link = token ? linkWith(kind, token) : config().publicUrl + links[kind];
	const parts = letter({
		language,
		title,
		paragraphs: [words(`${kind}Text`, { email, name }), words(`${kind}Note`)],
		rows,
		action: { label: words(`${kind}Action`), href: link },
		foot: words("foot", { site: new URL(config().publicUrl).host }),
	});
	await queueMail({ to, subject: title, ...parts }, t, { about: id });
}
