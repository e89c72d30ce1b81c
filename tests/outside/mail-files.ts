import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** The mails to an address that a site without a mail server has written as files, oldest first. */
export async function mailFilesTo(address: string): Promise<Email[]> {
	const folder = join(process.env.DATA_DIR!, "outbox");
	const files = existsSync(folder)
		? readdirSync(folder)
				.filter((name) => name.endsWith(".eml"))
				.sort()
		: [];
	const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
	return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** Where the link of the newest of them leads on the site; waits until there is one whose link is not `known`. */
export async function linkInMail(address: string, known = ""): Promise<string> {
	for (let tries = 0; tries < 300; tries++) {
		const link = /https?:\/\/[^/\s]+(\/(?:admin|suchauftrag)\/\S+)/.exec(
			(await mailFilesTo(address)).at(-1)?.text ?? "",
		)?.[1];
		if (link && link !== known) return link;
		await new Promise((later) => setTimeout(later, 100));
	}
	throw new Error(`no mail to ${address} brings a link`);
}
