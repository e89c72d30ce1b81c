import * as v from "valibot";
import { newPasswordFields } from "./passwords/password.ts";
import { mailAddress } from "../mail/mail-address.ts";
import type { NotTaken } from "../foundation/ui/form/form-reader.ts";

/* Forms of one's own account. Messages are keys of the namespace account, or of addUserPage for a new password. */

export function passwordForm(minLength: number) {
	return v.object({ current_password: v.string("error.current"), ...newPasswordFields(minLength) });
}

export const emailForm = v.object({ email: mailAddress("error.email", "error.emailFormat") });

export type AccountAnswer = NotTaken & {
	/** The text key of why, if that is not in the form's fields. */
	problem?: string;
	/** Until the next try is allowed. */
	seconds?: number;
};
