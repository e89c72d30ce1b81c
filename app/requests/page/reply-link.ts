export function answerSubject(subject: string): string {
	const line = subject.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
	return /^(re|aw):/i.test(line) ? line : `Re: ${line}`;
}

/** A link that starts a mail. Encoded, so that what a visitor typed can't add a recipient or a header. */
export function mailLink(email: string): string {
	// An unpaired surrogate would throw.
	return `mailto:${encodeURIComponent(email.toWellFormed()).replaceAll("'", "%27").replaceAll("%40", "@")}`;
}

/** The `tel:` link for a phone number, without a (0) after the country code; null for any other text. */
export function callLink(phone: string): string | null {
	if (/\d.*\p{L}/su.test(phone)) return null;
	const number = phone.replace(/((?:\+|\b00)[\d\s]+)\(\s*0\s*\)/, "$1").replace(/[^\d+]/g, "");
	return /^\+?\d{4,20}$/.test(number) ? `tel:${number}` : null;
}
