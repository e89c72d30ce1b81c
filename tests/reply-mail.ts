import { createTransport } from "nodemailer";

type Words = {
	from?: string;
	to?: string;
	subject?: string;
	text?: string;
	html?: string;
	messageId?: string;
	inReplyTo?: string;
	headers?: Record<string, string>;
	attachments?: { filename: string; content: Buffer; contentType?: string }[];
};

/** A mail as a customer's program composes it. */
export async function replyMail(words: Words = {}): Promise<Buffer> {
	const composed = await createTransport({ streamTransport: true, buffer: true, newline: "windows" }).sendMail({
		from: "Erika Muster <erika@example.com>",
		to: "anfrage@example.com",
		subject: "Re: Bagger",
		text: "Ja, gern.",
		...words,
	});
	return composed.message as Buffer;
}
