import * as v from "valibot";
import { mailAddress } from "../../outbox/mail-address.ts";

/** The sign-in form; messages are keys of the namespace loginPage. */
export const loginForm = v.object({
	email: mailAddress("error.email", "error.emailFormat"),
	password: v.string("error.password"),
});
