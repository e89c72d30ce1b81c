/** A mail to one person. `to` and `replyTo` are plain addresses (see mail-address.ts), without a name. */
export type Mail = {
	to: string;
	replyTo?: string;
	subject: string;
	text: string;
	html: string;
	/** Ids of the earlier mails of the thread, the first one first. */
	thread?: string[];
	/** The address that ends such mails with one POST (RFC 8058). */
	unsubscribe?: string;
	/** PDFs that go along, by their keys in the picture store. */
	attachments?: { title: string; path: string }[];
	/** A person wrote it, so it may be answered automatically. */
	personal?: boolean;
};
