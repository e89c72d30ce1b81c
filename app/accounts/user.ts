import * as v from "valibot";
import { optionalLine, ticked } from "../foundation/ui/form/form-words.ts";
import { mailAddress } from "../mail/mail-address.ts";
import { newPasswordFields } from "./passwords/password.ts";
import { roles } from "./role.ts";

/** "expired": unconfirmed, and no link to confirm with is valid any more. */
export type UserState = "active" | "unconfirmed" | "expired" | "locked";

/** In characters. */
export const personLimits = { name: 100, phone: 40 };
/** Digits of a number that can be dialled from anywhere; an extension has fewer. */
const SHORTEST_PHONE = 6;

/** A user's name and direct number, both optional. Messages are keys of the namespace addUserPage. */
export const personFields = {
	name: optionalLine(personLimits.name),
	phone: v.pipe(
		optionalLine(personLimits.phone),
		v.check((phone) => phone === null || phone.replace(/\D/g, "").length >= SHORTEST_PHONE, "error.phone"),
	),
};

/** Changes a user's name and direct number, and says what the website may show. The picture is a file. */
export const personForm = v.object({ ...personFields, on_site: ticked, picture_remove: ticked });

/** Adds a user, who sets the password if none is given. Messages are keys of the namespace addUserPage. */
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

/** Part of the text key for a user's second factor. */
export function factorState({ twoFactor, passkey }: { twoFactor: boolean; passkey: boolean }) {
	if (twoFactor) return passkey ? "both" : "on";
	return passkey ? "passkey" : "off";
}
