/**
 * What was attached to a reply: a picture or a PDF that the request has now, or what stayed in the mailbox. `cut` says that
 * the text goes on there.
 */
export type ReplyFile =
	| { kind: "picture"; id: string; name: string; bytes: number }
	| { kind: "document"; id: string; name: string; bytes: number }
	| { kind: "left"; name: string; bytes: number }
	| { kind: "cut" };

/** What a customer wrote by mail. */
export type RequestReply = {
	id: string;
	from_name: string;
	from_email: string;
	subject: string;
	text: string;
	files: ReplyFile[];
	/** A program wrote it: an absence note or a delivery report. */
	automatic: boolean;
	received_at: string;
};

/**
 * Parts what was written from the quoted lines at the end, which begin with ">". Whoever writes between or below what is
 * quoted keeps it all in sight.
 */
export function partQuote(text: string): { written: string; quoted: string } {
	const lines = text.split("\n");
	let end = lines.length;
	while (end > 0 && /^\s*(>.*)?$/.test(lines[end - 1]!)) end--;
	const from = lines.findIndex((line, at) => at >= end && line.trim() !== "");
	if (end === 0 || from < 0) return { written: text, quoted: "" };
	return { written: lines.slice(0, end).join("\n"), quoted: lines.slice(from).join("\n") };
}
