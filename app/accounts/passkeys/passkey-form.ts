import * as v from "valibot";

/** The name of a new passkey, and the credential that the browser created. */
export const passkeyForm = v.object({
	name: v.pipe(v.string("nameMissing"), v.trim(), v.nonEmpty("nameMissing"), v.maxLength(60, "nameMissing")),
	credential: v.string("nameMissing"),
});
