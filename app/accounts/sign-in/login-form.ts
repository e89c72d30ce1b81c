import * as v from "valibot";
import { emailAddress } from "../user.ts";

/** The sign-in form; messages are keys of the namespace loginPage. */
export const loginForm = v.object({
	email: emailAddress("error.email", "error.emailFormat"),
	password: v.string("error.password"),
});
