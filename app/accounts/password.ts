import * as v from "valibot";
import { type Read, readForm } from "../ui/form-reader.ts";
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

export type NewPasswordFields = ReturnType<typeof newPasswordFields>;

/**
 * Reads a form with these fields, and looks at what they must be together: both the same, and no very common password unless it is wanted all
 * the same. No password is among the typed words, so that none is ever sent back.
 */
export function readNewPassword<E extends NewPasswordFields & v.ObjectEntries>(
	schema: v.ObjectSchema<E, undefined>,
	form: FormData,
): Read<v.InferOutput<v.ObjectSchema<E, undefined>>> {
	const read = readForm(schema, form);
	const { password = "", confirm_password = "", use_anyway, ...typed } = read.typed;
	const errors: Record<string, string> = read.ok ? {} : { ...read.errors };
	if (!errors.password && use_anyway !== "true" && isCommon(password)) errors.password = "error.passwordCommon";
	if (!errors.confirm_password && password !== confirm_password) errors.confirm_password = "passwordMismatchText";
	return read.ok && Object.keys(errors).length === 0 ? { ...read, typed } : { ok: false, errors, typed };
}

/** Whether a password is among those that are tried first. Case, and digits or signs at the end, do not hide it. */
export function isCommon(password: string): boolean {
	const plain = password.toLowerCase();
	const bare = plain.replace(/[\d!?.,;:*+#$%&@_-]+$/, "");
	return commonPasswords.has(plain) || (bare !== "" && commonPasswords.has(bare)) || /^(.)\1+$/u.test(plain);
}
