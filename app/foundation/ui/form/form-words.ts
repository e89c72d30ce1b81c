import * as v from "valibot";

/* Text fields of the office's forms. Messages are keys of the form's namespace; empty fields arrive as undefined. */

/** A text of at most `length` characters. A line break is stored as one character; forms send two. */
export const words = (length: number) => tidy(length, (text) => text.replace(/\r\n?/g, "\n"));

/** `missing` is the message for an empty field. */
export const neededWords = (missing: string, length: number) =>
	v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), words(length));

/** Null for an empty field. */
export const optionalWords = (length: number) => orNull(words(length));

/** A text of one line; pasted line breaks become spaces. */
const line = (length: number) => tidy(length, (text) => text.replace(/\s+/g, " "));
export const neededLine = (missing: string, length: number) =>
	v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), line(length));
export const optionalLine = (length: number) => orNull(line(length));

function tidy(length: number, normalize: (text: string) => string) {
	return v.pipe(v.string("error.tooLong"), v.transform(normalize), v.trim(), v.maxLength(length, "error.tooLong"));
}

function orNull(text: ReturnType<typeof tidy>) {
	return v.pipe(
		v.optional(text, ""),
		v.transform((found) => found || null),
	);
}

/** A checkbox whose value is "true". */
export const ticked = v.pipe(
	v.optional(v.string(), ""),
	v.transform((word) => word === "true"),
);

/** The version at which a form was opened; 0, which nothing has, for anything that the column can't hold. */
export const versionOf = (word: unknown) => (/^\d{1,9}$/.test(String(word)) ? Number(word) : 0);
