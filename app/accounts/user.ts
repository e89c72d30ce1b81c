import * as v from "valibot";
import { optionalLine } from "../foundation/ui/form/form-words.ts";
import { mailAddress } from "../mail/mail-address.ts";
import { newPasswordFields } from "./passwords/password.ts";
import { roles } from "./role.ts";

/** A user can sign in once the address is confirmed, unless the account is locked. */
export type UserState = "active" | "unconfirmed" | "locked";

/** In characters. */
export const personLimits = { name: 100, phone: 40 };
/** Digits of a number that can be dialled from anywhere; an extension alone has fewer. */
const SHORTEST_PHONE = 6;

/** A user's name and direct number, both optional. Messages are keys of the namespace addUserPage. */
export const personFields = {
	name: optionalLine(personLimits.name),
	phone: v.pipe(
		optionalLine(personLimits.phone),
		v.check((phone) => phone === null || phone.replace(/\D/g, "").length >= SHORTEST_PHONE, "error.phone"),
	),
};

const ticked = v.pipe(
	v.optional(v.string(), ""),
	v.transform((word) => word === "true"),
);

/** The form that changes a user's name and direct number, and says what the website may show; its picture is a file. */
export const personForm = v.object({ ...personFields, on_site: ticked, picture_remove: ticked });

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
export function factorState({ twoFactor, passkey }: { twoFactor: boolean; passkey: boolean }) {
	if (twoFactor) return passkey ? "both" : "on";
	return passkey ? "passkey" : "off";
}
