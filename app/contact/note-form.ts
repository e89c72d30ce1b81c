import * as v from "valibot";

export const NOTE_LENGTH = 5000;

/** The form for a note about a request. Messages are keys of the namespace kontaktanfragen. */
export const noteForm = v.object({
	text: v.pipe(
		v.string("error.note"),
		// oxlint-disable-next-line no-control-regex
		v.transform((text) => text.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")),
		v.trim(),
		v.nonEmpty("error.note"),
		v.maxLength(NOTE_LENGTH, "error.noteLong"),
	),
	note_id: v.optional(v.string()),
});
