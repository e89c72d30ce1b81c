import * as v from "valibot";
import { mailAddress } from "../mail/mail-address.ts";
import { newPasswordFields } from "./passwords/password.ts";
import { roles } from "./role.ts";

/** A user can sign in once the address is confirmed, unless the account is locked. */
export type UserState = "active" | "unconfirmed" | "locked";

/** In characters. */
export const personLimits = { name: 100, phone: 40 };

const line = (max: number, tooLong: string) =>
	v.optional(
		v.pipe(
			v.string(),
			v.transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim()),
			v.maxLength(max, tooLong),
		),
		"",
	);

/** A user's name and direct number, both optional. Messages are keys of the namespace addUserPage. */
export const personFields = {
	name: line(personLimits.name, "error.nameLong"),
	phone: line(personLimits.phone, "error.phoneLong"),
};

/** The form that adds a user; without a password they set one themselves. Messages are keys of the namespace addUserPage. */
export function userForm(minLength: number) {
	const { password, confirm_password } = newPasswordFields(minLength);
	return v.object({
		email: mailAddress("error.email", "error.emailFormat"),
		role: v.optional(v.picklist(roles, "error.role"), roles[0]),
		...personFields,
		password: v.optional(password),
		confirm_password: v.optional(confirm_password),
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
