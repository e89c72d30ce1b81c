import * as v from "valibot";
import { commonPasswords } from "./common-passwords.ts";

/** In characters; keeps a megabyte from being hashed. The shortest length is a setting. */
export const PASSWORD_MAX_LENGTH = 200;

/** The fields of a form that sets a password of at least `minLength` characters. Messages are keys of the namespace addUserPage. */
export function newPasswordFields(minLength: number) {
	return {
		password: v.pipe(
			v.string("error.password"),
			v.minLength(minLength, "passwordTooShortText"),
			v.maxLength(PASSWORD_MAX_LENGTH, "error.passwordLong"),
			v.check((password) => !password.includes("\0"), "error.passwordCharacters"),
		),
		confirm_password: v.string("error.confirm"),
		/** "Use it anyway", after the warning of a very common password. */
		use_anyway: v.optional(v.string()),
	};
}

type NewPassword = { password: string; confirm_password: string; use_anyway?: string };

/** What the fields must be together: both the same, and no very common password unless it is wanted all the same. */
export const bothTheSame = v.forward<NewPassword, ["confirm_password"]>(
	v.partialCheck([["password"], ["confirm_password"]], ({ password, confirm_password }) => password === confirm_password, "passwordMismatchText"),
	["confirm_password"],
);
export const notTooCommon = v.forward<NewPassword, ["password"]>(
	v.partialCheck([["password"], ["use_anyway"]], ({ password, use_anyway }) => use_anyway === "true" || !isCommon(password), "error.passwordCommon"),
	["password"],
);

/** Whether a password is among those that are tried first. Case, and digits or signs at the end, do not hide it. */
export function isCommon(password: string): boolean {
	const plain = password.toLowerCase();
	const bare = plain.replace(/[\d!?.,;:*+#$%&@_-]+$/, "");
	return commonPasswords.has(plain) || (bare !== "" && commonPasswords.has(bare)) || /^(.)\1+$/u.test(plain);
}
