import * as v from "valibot";
import { isMailAddress } from "../outbox/mail-address.ts";
import { newPasswordFields } from "./passwords/password.ts";
import { optionalLine } from "../ui/form/form-words.ts";
import { roles } from "./role.ts";

/** A user can sign in once the address is confirmed, unless the account is locked. */
export type UserState = "active" | "unconfirmed" | "locked";

/** An e-mail address in a form; the caller supplies the messages. */
export function emailAddress(missing: string, malformed: string) {
	return v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), v.check(isMailAddress, malformed));
}

const line = (limit: number) =>
	v.pipe(
		optionalLine(limit),
		v.transform((word) => word ?? null),
	);

export const personLimits = { name: 100, phone: 50 } as const;

/** The fields for a `Person`. */
export const personFields = { name: line(personLimits.name), phone: line(personLimits.phone) };

export const PORTRAIT_FIELD = "portrait";

/** Those and whether visitors see them; the portrait is a file. */
export const shownPersonFields = {
	...personFields,
	on_site: v.pipe(
		v.optional(v.string(), ""),
		v.transform((word) => word === "true"),
	),
};

/**
 * The form that adds a user; without a password, the user sets one by the link in the invitation. Messages are keys of
 * the namespace addUserPage.
 */
export function userForm(minLength: number) {
	const { password } = newPasswordFields(minLength);
	return v.object({
		email: emailAddress("error.email", "error.emailFormat"),
		role: v.optional(v.picklist(roles, "error.role"), roles[0]),
		...personFields,
		password: v.optional(password),
		confirm_password: v.optional(v.string()),
	});
}

/** The state of a user's second factor; part of a text's key. */
export function factorState({
	twoFactor,
	passkey,
	twoFactorRequired,
}: {
	twoFactor: boolean;
	passkey: boolean;
	twoFactorRequired: boolean;
}): "both" | "on" | "passkey" | "due" | "off" {
	if (twoFactor) return passkey ? "both" : "on";
	return passkey ? "passkey" : twoFactorRequired ? "due" : "off";
}
