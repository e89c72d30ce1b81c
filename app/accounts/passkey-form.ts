import * as v from "valibot";

/** What a new passkey is called, and what the browser made of it. */
export const passkeyForm = v.object({
	name: v.pipe(v.string("nameMissing"), v.trim(), v.nonEmpty("nameMissing"), v.maxLength(60, "nameMissing")),
	credential: v.string("nameMissing"),
});
