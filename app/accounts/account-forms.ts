import * as v from "valibot";
import { newPasswordFields } from "./passwords/password.ts";
import { mailAddress } from "../mail/mail-address.ts";

/* Forms of one's own account. Messages are keys of the namespace account, or of addUserPage for a new password. */

/** Changes the password: asks for the current one, and for the new one twice. */
export function passwordForm(minLength: number) {
	return v.object({ current_password: v.string("error.current"), ...newPasswordFields(minLength) });
}

export const emailForm = v.object({ email: mailAddress("error.email", "error.emailFormat") });

/** Why a change to one's own account failed; a key of the namespace account. */
export type AccountProblem = {
	reason: "wrong" | "tooMany" | "same" | "taken" | "required" | "failed";
	seconds?: number;
};

export function statusOf({ reason }: AccountProblem): number {
	return { wrong: 403, tooMany: 429, same: 400, taken: 409, required: 409, failed: 503 }[reason];
}
