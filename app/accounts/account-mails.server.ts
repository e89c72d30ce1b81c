import { config } from "../config/config.server.ts";
import { type Connection, now } from "../database/client.server.ts";
import { textsIn } from "../i18n/texts.server.ts";
import { dateAndTime } from "../i18n/format.ts";
import type { Language } from "../i18n/language.ts";
import { letter } from "../outbox/mail-letter.server.ts";
import { queueMail } from "../outbox/outbox.server.ts";
import { deviceName } from "../audit-log/device.ts";
import type { RequestSource } from "../audit-log/audit.ts";
import type { Role } from "./role.ts";

type Recipient = { id: string; email: string; language: Language };
type Kind = "confirm" | "newAddress" | "oldAddress" | "reset" | Notice;
/** Notices of something that has already happened. */
type Notice =
	| "passwordChanged"
	| "secondFactorOn"
	| "secondFactorOff"
	| "codesRenewed"
	| "passkeyAdded"
	| "passkeyRemoved"
	| "roleChanged"
	| "newDevice";

/**
 * Sends a new user the link that confirms the address. It opens a page with a button, since mail scanners open every
 * link and would otherwise use up the token.
 */
export function sendConfirmation(to: Recipient, token: string, t: Connection): Promise<void> {
	return send("confirm", to, t, { link: `/admin/bestaetigen?token=${token}`, email: to.email });
}

/** Goes to the address that a user wants to change to. */
export function sendNewAddressLink(user: Recipient, address: string, token: string, t: Connection): Promise<void> {
	return send("newAddress", { ...user, email: address }, t, {
		link: `/admin/bestaetigen?token=${token}`,
		email: user.email,
	});
}

/** Goes to the user's previous address, whose owner must learn of the change. */
export function notifyOldAddress(user: Recipient, address: string, t: Connection): Promise<void> {
	return send("oldAddress", user, t, { link: "/admin/login", email: address });
}

export function sendResetLink(to: Recipient, token: string, t: Connection): Promise<void> {
	return send("reset", to, t, { link: `/admin/passwort-neu?token=${token}`, email: to.email });
}

export function notifyPasswordChanged(to: Recipient, t: Connection): Promise<void> {
	return send("passwordChanged", to, t, { link: "/admin/passwort-vergessen", email: to.email });
}

export function notifySecondFactorOff(to: Recipient, t: Connection): Promise<void> {
	return send("secondFactorOff", to, t, { link: "/admin/konto", email: to.email });
}

export function notifySecondFactorOn(to: Recipient, t: Connection): Promise<void> {
	return send("secondFactorOn", to, t, { link: "/admin/konto", email: to.email });
}

export function notifyCodesRenewed(to: Recipient, t: Connection): Promise<void> {
	return send("codesRenewed", to, t, { link: "/admin/konto", email: to.email });
}

/** `name` is the name that the owner gave to the passkey. */
export function notifyPasskey(
	what: "passkeyAdded" | "passkeyRemoved",
	to: Recipient,
	name: string,
	t: Connection,
): Promise<void> {
	return send(what, to, t, { link: "/admin/konto/passkeys", email: to.email, name });
}

export function notifyRoleChanged(to: Recipient, role: Role, t: Connection): Promise<void> {
	return send("roleChanged", to, t, {
		link: "/admin/dashboard",
		email: to.email,
		name: textsIn(to.language).of("accountMails")(`role.${role}`),
	});
}

/** Tells an account's owner of a sign-in from a browser that is new to this account. */
export function notifyNewDevice(to: Recipient, from: RequestSource, t: Connection): Promise<void> {
	const words = textsIn(to.language).of("accountMails");
	const rows: Rows = [
		[words("time"), dateAndTime(to.language, now())],
		[words("device"), deviceName(from.device ?? "", textsIn(to.language).of("account"))],
		[words("address"), from.address],
	];
	return send("newDevice", to, t, { link: "/admin/passwort-vergessen", email: to.email, rows });
}

type Rows = [label: string, value: string][];
type Filling = { link: string; email: string; name?: string; rows?: Rows };

async function send(
	kind: Kind,
	{ id, email: to, language }: Recipient,
	t: Connection,
	{ link, rows, ...values }: Filling,
): Promise<void> {
	const words = textsIn(language).of("accountMails");
	const title = words(`${kind}Title`);
	const parts = letter({
		language,
		title,
		paragraphs: [words(`${kind}Text`, values), words(`${kind}Note`)],
		rows,
		action: { label: words(`${kind}Action`), href: config().publicUrl + link },
		foot: words("foot", { site: new URL(config().publicUrl).host }),
	});
	await queueMail({ to, subject: title, ...parts }, t, { about: id });
}
