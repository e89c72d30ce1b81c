import * as v from "valibot";

export const mailAddress = v.pipe(v.string(), v.email("must be an e-mail address"));

/** `smtp://user:password@host:587` or `smtps://…:465`; special characters in the password must be %-encoded. */
export const mailServer = v.pipe(
	v.string(),
	v.check(
		(address) => isServer(address, /^smtps?:$/, ({ pathname }) => pathname.length <= 1),
		"must be like smtp://user:password@mail.example.com:587 or smtps://user:password@mail.example.com",
	),
	v.transform((address) => serverOf(address, { "smtp:": 587, "smtps:": 465 })),
);

/** `imaps://user:password@host:993/INBOX` or `imap://…:143`; encoded as in `mailServer`. Without a folder it is INBOX. */
export const mailbox = v.pipe(
	v.string(),
	v.check(
		(address) =>
			isServer(address, /^imaps?:$/, ({ username, password, pathname }) => {
				return username !== "" && password !== "" && !/[\r\n]/.test(decodeURIComponent(pathname));
			}),
		"must be like imaps://user:password@mail.example.com/INBOX or imap://user:password@mail.example.com",
	),
	v.transform((address) => ({
		...serverOf(address, { "imap:": 143, "imaps:": 993 }),
		folder: decodeURIComponent(new URL(address).pathname.slice(1)) || "INBOX",
	})),
);

/** `office@example.com` or `Name <office@example.com>`. */
export const sender = v.pipe(
	v.string(),
	v.regex(/^([^<>"\r\n]*<[^<>\s]+>|[^<>\s]+)$/, "must be like office@example.com or Name <office@example.com>"),
	v.transform((words) => ({
		name: /^(.*)</.exec(words)?.[1]?.trim() ?? "",
		address: /<(.*)>$/.exec(words)?.[1] ?? words,
	})),
	v.check(({ address }) => v.is(mailAddress, address), "must be like office@example.com or Name <office@example.com>"),
);

export type MailServer = v.InferOutput<typeof mailServer>;
export type Mailbox = v.InferOutput<typeof mailbox>;

/** Whether a password may go to this host unencrypted: only within this machine. */
export function isThisMachine(host: string): boolean {
	return /^(localhost|127\.[\d.]+|::1)$/.test(host);
}

function isServer(address: string, protocols: RegExp, also: (url: URL) => boolean): boolean {
	try {
		const url = new URL(address);
		decodeURIComponent(url.username + url.password);
		return (
			protocols.test(url.protocol) &&
			/^([\w.-]+|\[[\da-f:.]+\])$/i.test(url.hostname) &&
			url.search + url.hash === "" &&
			also(url)
		);
	} catch {
		return false;
	}
}

function serverOf(address: string, ports: Record<string, number>) {
	const { protocol, hostname, port, username, password } = new URL(address);
	return {
		host: hostname.replace(/^\[|\]$/g, ""),
		port: Number(port) || ports[protocol]!,
		/** TLS from the start, not STARTTLS. */
		secure: protocol.endsWith("s:"),
		login: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null,
	};
}
