import { type FormEvent, useEffect } from "react";
import type * as v from "valibot";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { useCheckedForm } from "../../foundation/ui/form/checked-form.tsx";
import type { Refused } from "../../foundation/ui/form/form-reader.ts";
import { showToast } from "../../foundation/ui/toast.ts";
import { type NewPasswordFields, readNewPassword } from "./password.ts";

/**
 * The browser's half of a form that sets a password: as `useCheckedForm`, but problems with the passwords also show as
 * a toast.
 */
export function useNewPasswordForm<E extends NewPasswordFields & v.ObjectEntries>(
	schema: v.ObjectSchema<E, undefined>,
	minLength: number,
	refused: Refused | null,
) {
	const t = useTexts("addUserPage");
	const check = (form: FormData) => readNewPassword(schema, form);
	const { errors, onSubmit, onInput } = useCheckedForm(check, refused);
	const showProblem = (messages: Record<string, string>) => {
		if (messages.password === "passwordTooShortText")
			showToast({
				kind: "bad",
				title: t("passwordTooShortTitle"),
				text: t("passwordTooShortText", { min: minLength }),
			});
		else if (messages.confirm_password === "passwordMismatchText")
			showToast({ kind: "bad", title: t("passwordMismatchTitle"), text: t("passwordMismatchText") });
	};
	useEffect(() => {
		if (refused) showProblem(refused.errors);
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [refused]);
	const checkAndShow = (event: FormEvent<HTMLFormElement>) => {
		onSubmit(event);
		const read = check(new FormData(event.currentTarget));
		if (!read.ok) showProblem(read.errors);
	};
	return { errors, onSubmit: checkAndShow, onInput };
}
