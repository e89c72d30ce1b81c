import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { ImapFlow } from "imapflow";
import { freePort } from "../free-port.ts";
import { launchProxy } from "./launch-proxy.ts";

const USER = "anfrage@example.com";
const PASSWORD = "geheim/1";

export type ImapServer = {
	/** For IMAP_URL. */
	url: string;
	port: number;
	/** Puts a mail into the mailbox, as a delivery does. */
	deliver: (mail: string | Buffer) => Promise<void>;
	/** The subjects of all mails in it, and whether each is read. */
	mails: () => Promise<{ subject: string; seen: boolean }[]>;
	/** Marks all as unread, as if a process had ended before it could mark them. */
	markUnread: () => Promise<void>;
	/** Marks all as read, as somebody with a mail program does. */
	markRead: () => Promise<void>;
	/** Deletes every mail. */
	empty: () => Promise<void>;
	stop: () => Promise<void>;
};

/**
 * A real IMAP server on loopback, with one mailbox: Dovecot as Debian has it, in a folder of its own. As root it serves
 * under the account of its package, because it serves nobody as root.
 */
export async function startImapServer(): Promise<ImapServer> {
	const folder = mkdtempSync(join(tmpdir(), "imap-"));
	const mail = join(folder, "mail");
	mkdirSync(mail);
	chmodSync(folder, 0o755);
	const { username, uid } = userInfo();
	const isRoot = uid === 0;
	const account = isRoot ? "dovecot" : username;
	if (isRoot) execFileSync("chown", [account, mail]);
	const port = await freePort();
	const file = join(folder, "dovecot.conf");
	writeFileSync(file, configuration({ folder, mail, port, account, isRoot }));
	const end = await launchProxy("dovecot", ["-F", "-c", file], { port }).catch((error: unknown) => {
		throw new Error(`${String(error)}\n${readFileSync(join(folder, "log"), "utf8")}`);
	});
	const client = async <Answer>(work: (client: ImapFlow) => Promise<Answer>): Promise<Answer> => {
		const login = { user: USER, pass: PASSWORD };
		const one = new ImapFlow({ host: "127.0.0.1", port, secure: false, auth: login, logger: false });
		await one.connect();
		try {
			return await work(one);
		} finally {
			await one.logout();
		}
	};
	return {
		url: `imap://${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`,
		port,
		deliver: (words) => client(async (one) => void (await one.append("INBOX", words))),
		mails: () =>
			client(async (one) => {
				await one.mailboxOpen("INBOX");
				const all = await one.fetchAll("1:*", { envelope: true, flags: true });
				return all.map(({ envelope, flags }) => ({
					subject: envelope?.subject ?? "",
					seen: flags?.has("\\Seen") ?? false,
				}));
			}),
		markUnread: () =>
			client(async (one) => {
				await one.mailboxOpen("INBOX");
				await one.messageFlagsRemove("1:*", ["\\Seen"]);
			}),
		markRead: () =>
			client(async (one) => {
				await one.mailboxOpen("INBOX");
				await one.messageFlagsAdd("1:*", ["\\Seen"]);
			}),
		empty: () =>
			client(async (one) => {
				await one.mailboxOpen("INBOX");
				await one.messageDelete("1:*");
			}),
		stop: async () => {
			await end();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

type Place = { folder: string; mail: string; port: number; account: string; isRoot: boolean };

function configuration({ folder, mail, port, account, isRoot }: Place): string {
	return `
base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
ssl = no
disable_plaintext_auth = no
default_internal_user = ${account}
default_login_user = ${isRoot ? "dovenull" : account}
${isRoot ? "" : `default_internal_group = ${execFileSync("id", ["-gn"], { encoding: "utf8" }).trim()}`}
first_valid_uid = 1
mail_location = maildir:${mail}/%u
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = ${isRoot ? `uid=${account} gid=${account}` : ""} home=${mail} allow_all_users=yes
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`;
}
