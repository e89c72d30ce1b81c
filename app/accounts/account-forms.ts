import * as v from "valibot";
import { newPasswordFields } from "./passwords/password.ts";
import { mailAddress } from "../mail/mail-address.ts";
import type { NotTaken } from "../foundation/ui/form/form-reader.ts";

/* Forms of one's own account. Messages are keys of the namespace account, or of addUserPage for a new password. */

/** Changes the password: asks for the current one, and for the new one twice. */
export function passwordForm(minLength: number) {
	return v.object({ current_password: v.string("error.current"), ...newPasswordFields(minLength) });
}

export const emailForm = v.object({ email: mailAddress("error.email", "error.emailFormat") });

/** A form that was not taken. */
export type AccountAnswer = NotTaken & {
	/** The key of the reason, if it is not in the form's fields. */
	problem?: string;
	seconds?: number;
};
