/** A mail to one person. `to` and `replyTo` are plain addresses (see mail-address.ts), without a name. */
export type Mail = {
	to: string;
	replyTo?: string;
	subject: string;
	text: string;
	html: string;
	/** Ids of the earlier mails of the thread, oldest first. */
	thread?: string[];
	/** One POST to this address ends such mails (RFC 8058). */
	unsubscribe?: string;
	/** PDFs by their paths in the picture store. */
	files?: { name: string; path: string }[];
	/** A person wrote it, so automatic replies are allowed. */
	personal?: boolean;
};
