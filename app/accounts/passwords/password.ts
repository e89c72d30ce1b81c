import * as v from "valibot";
import { type Read, readForm } from "../../foundation/ui/form/form-reader.ts";

/** In characters, so that nobody makes the site hash a megabyte. The minimum is a setting. */
export const PASSWORD_MAX_LENGTH = 200;

/** The fields of a form that sets a password. Messages are keys of the namespace addUserPage. */
export function newPasswordFields(minLength: number) {
	return {
		password: v.pipe(
			v.string("error.password"),
			v.minLength(minLength, "passwordTooShortText"),
			v.maxLength(PASSWORD_MAX_LENGTH, "error.passwordLong"),
		),
		confirm_password: v.string("error.confirm"),
	};
}

type NewPasswordFields = Record<keyof ReturnType<typeof newPasswordFields>, unknown>;
export type NewPasswordSchema = v.GenericSchema & { entries: NewPasswordFields };

/** Reads a form with these fields. `typed` never contains them, so that no password is sent back. */
export function readNewPassword<S extends NewPasswordSchema>(schema: S, form: FormData): Read<v.InferOutput<S>> {
	const read = readForm(schema, form);
	const { password = "", confirm_password = "", ...typed } = read.typed;
	const errors: Record<string, string> = read.ok ? {} : { ...read.errors };
	if (!errors.confirm_password && password !== confirm_password) errors.confirm_password = "passwordMismatchText";
	return read.ok && Object.keys(errors).length === 0 ? { ...read, typed } : { ok: false, errors, typed };
}
