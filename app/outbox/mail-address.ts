/*
 * Stricter than the mail standards, which allow quotes, comments and lists: an address here names one mailbox and
 * nothing else. Every repetition below is bounded or can match a given text in one way only, so that no text takes
 * long.
 */
const mailbox = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
/** Letters of any script: a company may well be at müller.example. */
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const LONGEST = 254;

/** Whether a text is one plain mail address (`name@example.com`): what may stand as a recipient or in Reply-To. */
export function isMailAddress(text: string): boolean {
	if (text.length > LONGEST) return false;
	const [name = "", domain = "", ...more] = text.split("@");
	if (more.length > 0 || !mailbox.test(name) || /^\.|\.\.|\.$/.test(name)) return false;
	const labels = domain.split(".");
	return labels.length > 1 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1)!);
}
