import * as v from "valibot";

/*
 * Text fields of the office's forms. Messages are keys of the form's namespace; empty fields arrive as undefined.
 */

/** A text of at most `length` characters. A form sends line breaks as two characters; one of them is kept. */
export const words = (length: number) => tidy(length, (text) => text.replace(/\r\n?/g, "\n"));

/** As `words`; `missing` is the message when there are none. */
export const neededWords = (missing: string, length: number) =>
	v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), words(length));

/** As `words`; null when there are none. */
export const optionalWords = (length: number) => orNull(words(length));

/** A text of one line: a line break that was pasted along becomes a space. */
const line = (length: number) => tidy(length, (text) => text.replace(/\s+/g, " "));
export const neededLine = (missing: string, length: number) =>
	v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), line(length));
export const optionalLine = (length: number) => orNull(line(length));

function tidy(length: number, change: (text: string) => string) {
	return v.pipe(
		v.string("error.tooLong"),
		v.transform(change),
		v.trim(),
		v.maxLength(length, "error.tooLong"),
		v.check((text) => !text.includes("\0"), "error.characters"),
	);
}

function orNull(text: ReturnType<typeof tidy>) {
	return v.pipe(
		v.optional(text, ""),
		v.transform((found) => found || null),
	);
}
