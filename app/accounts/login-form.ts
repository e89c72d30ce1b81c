import * as v from "valibot";

/** The sign-in form; messages are keys of the namespace loginPage. */
export const loginForm = v.object({
	email: v.pipe(v.string("error.email"), v.trim(), v.email("error.emailFormat"), v.maxLength(254, "error.emailFormat")),
	password: v.string("error.password"),
});
