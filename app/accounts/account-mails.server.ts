import { config } from "../foundation/config/config.server.ts";
import { type Connection, now } from "../foundation/database/client.server.ts";
import { textsIn } from "../foundation/i18n/texts.server.ts";
import { dateAndTime } from "../foundation/i18n/format.ts";
import { letter } from "../mail/mail-letter.server.ts";
import { queueMail } from "../mail/outbox.server.ts";
import { deviceName } from "../log/device.ts";
import type { RequestSource } from "../log/audit.ts";
import { userRow } from "./user-row.server.ts";

/** Where the button of each mail leads, without the token. */
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

type Filling = {
	/** Another address than the user's own. */
	to?: string;
	/** For a link that works once. It opens a page with a button, because mail scanners follow every link. */
	token?: string;
	/** The name of the passkey, or of who invites. */
	name?: string;
	/** Where somebody has signed in. */
	from?: RequestSource;
};

/** Mails a user about their account, in their language. */
export async function mailUser(
	kind: keyof typeof links,
	id: string,
	t: Connection,
	{ to, token, name = "", from }: Filling = {},
): Promise<void> {
	const user = userRow(id, t).select(["email", "language", "display_name"]);
	const { email, language, display_name } = await user.executeTakeFirstOrThrow();
	const words = textsIn(language).of("accountMails");
	const title = words(`${kind}Title`);
	const parts = letter({
		language,
		title,
		paragraphs: [
			...(display_name ? [words("greeting", { name: display_name })] : []),
			words(`${kind}Text`, { email, name }),
			words(`${kind}Note`),
		],
		rows: from && [
			[words("time"), dateAndTime(language, now())],
			[words("device"), deviceName(from.device ?? "", textsIn(language).of("account"))],
			[words("address"), from.address],
		],
		action: { label: words(`${kind}Action`), href: token ? linkWith(kind, token) : config().publicUrl + links[kind] },
		foot: words("foot", { site: new URL(config().publicUrl).host }),
	});
	await queueMail({ to: to ?? email, subject: title, ...parts }, t, { about: id });
}

export function linkWith(kind: keyof typeof links, token: string): string {
	return `${config().publicUrl}${links[kind]}?token=${token}`;
}
