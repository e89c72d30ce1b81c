import * as v from "valibot";

export function mailAddress(missing: string, malformed: string) {
	return v.pipe(v.string(missing), v.transform(plainAddress), v.nonEmpty(missing), v.check(isMailAddress, malformed));
}

/** A mail address without pasted extras: invisible characters, `mailto:`, and the name around `<…>`. */
export function plainAddress(text: string): string {
	return text
		.replace(/\p{Cf}/gu, "")
		.trim()
		.replace(/^[^<>@]*<([^<>]*)>$/, "$1")
		.replace(/^mailto:([^?]*).*/i, "$1");
}

/*
 * Stricter than the mail standards, which allow quotes, comments and lists: an address here is exactly one mailbox.
 * Every repetition below is bounded or can match a text in only one way, so no text takes long to check.
 */
const mailbox = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
/** Letters of any script, because a company may use müller.example. */
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const MAX_LENGTH = 254;

/** Whether a text is one plain mail address (`name@example.com`), which can be a recipient or a Reply-To. */
export function isMailAddress(text: string): boolean {
	if (text.length > MAX_LENGTH) return false;
	const [name = "", domain = "", ...more] = text.split("@");
	if (more.length > 0 || !mailbox.test(name) || /^\.|\.\.|\.$/.test(name)) return false;
	const labels = domain.split(".");
	return labels.length > 1 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1)!);
}
