/**
 * Opens the reader's mail program with an answer. Address and subject are encoded whole: whatever a visitor typed into
 * them, no second recipient and no other field of the mail comes of it.
 */
export function replyLink({ email, subject }: { email: string; subject: string }): string {
	const line = subject.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
	const answer = /^(re|aw):/i.test(line) ? line : `Re: ${line}`;
	return `${mailLink(email)}?subject=${encode(answer)}`;
}

/** An address as `mailto:` takes it. */
export function mailLink(email: string): string {
	return `mailto:${encode(email).replaceAll("%40", "@")}`;
}

/** A number as `tel:` takes it; null when what was typed is none. */
export function callLink(phone: string): string | null {
	const number = phone.replace(/[^\d+]/g, "");
	return /^\+?\d{4,20}$/.test(number) ? `tel:${number}` : null;
}

/** As `encodeURIComponent`, which fails at half a pair of surrogates. */
function encode(words: string): string {
	return encodeURIComponent(words.toWellFormed()).replaceAll("'", "%27");
}
