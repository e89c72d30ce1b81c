import { createHash } from "node:crypto";
import type { Attachment, Email } from "postal-mime";

/** What is read of every mail. */
export const headerNames = [
	"Message-ID",
	"In-Reply-To",
	"References",
	"To",
	"Cc",
	"Delivered-To",
	"X-Original-To",
	"Envelope-To",
];
/** Words of the headers that say what a mail answers: where it went to, and which mails it names. */
export type MailHeaders = { recipients: string; answers: string };

/** A mail, as it is stored. */
export type ReplyMail = {
	messageId: string;
	from_name: string;
	from_email: string;
	subject: string;
	text: string;
	/** The text was longer. */
	isCut: boolean;
	automatic: boolean;
	attachments: { name: string; bytes: Uint8Array }[];
};

const TEXT_LENGTH = 100_000;
const LINE_LENGTH = 300;
/** Of a message in HTML. Tags within tags take a time that grows with the square of their number. */
const html = { characters: 2_000_000, tags: 20_000, depth: 200 };
/** Lines that may begin a part; each part takes memory, however small it is. */
const MOST_PARTS = 1000;
/** Message-IDs are short; a longer one is known by its checksum. */
const ID_LENGTH = 500;

export async function readHeaders(headers: Uint8Array): Promise<MailHeaders> {
	const mail = await parse(headers);
	const words = (...names: string[]) =>
		mail.headers
			.filter(({ key }) => names.includes(key))
			.map(({ value }) => value)
			.join(" ");
	return {
		recipients: words("to", "cc", "delivered-to", "x-original-to", "envelope-to"),
		answers: words("references", "in-reply-to"),
	};
}

/** @throws for a mail that can't be read, or has far too many parts */
export async function readReply(source: Buffer): Promise<ReplyMail> {
	refuseManyParts(source);
	const mail = await parse(source);
	const beginning = beginningOf(mail.text?.trim() ? "" : (mail.html ?? ""));
	const text = plain(beginning ? await wordsOf(beginning) : (mail.text ?? ""));
	const id = mail.messageId?.trim() ?? "";
	const isUsable = id !== "" && id.length <= ID_LENGTH && plain(id) === id;
	return {
		messageId: isUsable ? id : `sha256:${createHash("sha256").update(source).digest("hex")}`,
		from_name: line(mail.from?.name ?? ""),
		from_email: line(mail.from?.address ?? ""),
		subject: line(mail.subject ?? ""),
		text: text.slice(0, TEXT_LENGTH).toWellFormed(),
		isCut: text.length > TEXT_LENGTH || (beginning !== "" && beginning.length < mail.html!.length),
		automatic: isAutomatic(mail),
		attachments: mail.attachments.map((file) => ({ name: line(file.filename ?? ""), bytes: bytesOf(file) })),
	};
}

function refuseManyParts(source: Buffer): void {
	let parts = 0;
	for (let at = source.indexOf("\n--"); at >= 0; at = source.indexOf("\n--", at + 1))
		if (++parts > MOST_PARTS) throw new Error("a mail of too many parts");
}

/** Whether a program sent a mail (RFC 3834): an absence note or a delivery report. */
function isAutomatic({ headers }: Email): boolean {
	const value = (name: string) => (headers.find(({ key }) => key === name)?.value ?? "").trim().toLowerCase();
	const submitted = value("auto-submitted");
	return (
		(submitted !== "" && !/^no\b/.test(submitted)) ||
		/^(bulk|junk|auto_reply)$/.test(value("precedence")) ||
		value("return-path") === "<>" ||
		value("content-type").startsWith("multipart/report")
	);
}

async function parse(source: Uint8Array): Promise<Email> {
	const { default: PostalMime } = await import("postal-mime");
	return PostalMime.parse(source, { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 });
}

function beginningOf(message: string): string {
	return message.slice(0, html.characters).split("<", html.tags).join("<");
}

/** The words of a message in HTML, which itself is shown to nobody. */
async function wordsOf(message: string): Promise<string> {
	const { convert } = await import("html-to-text");
	return convert(message, {
		wordwrap: false,
		limits: { maxDepth: html.depth },
		selectors: [
			{ selector: "img", format: "skip" },
			{ selector: "a", options: { hideLinkHrefIfSameAsText: true } },
			...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
		],
	});
}

/** Lines without characters that no database stores. */
function plain(text: string): string {
	return text
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n\t]/gu, "")
		.toWellFormed()
		.trim();
}

function line(text: string): string {
	return plain(text).replace(/\s+/g, " ").slice(0, LINE_LENGTH).toWellFormed();
}

function bytesOf({ content }: Attachment): Uint8Array {
	return typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
}
