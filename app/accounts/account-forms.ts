import * as v from "valibot";
import { newPasswordFields } from "./password.ts";
import { emailAddress } from "./user.ts";

/* Forms of one's own account. Messages are keys of the namespace account, those of a new password of addUserPage. */

/** With the current password and the new one twice. */
export function passwordForm(minLength: number) {
	return v.object({ current_password: v.string("error.current"), ...newPasswordFields(minLength) });
}

export const emailForm = v.object({ email: emailAddress("error.email", "error.emailFormat") });

/** Why something was not done with the own account; a key of the namespace account. */
export type AccountProblem = {
	reason: "wrong" | "tooMany" | "same" | "taken" | "required" | "failed";
	seconds?: number;
};

export function statusOf({ reason }: AccountProblem): number {
	return { wrong: 403, tooMany: 429, same: 400, taken: 409, required: 409, failed: 503 }[reason];
}
