import { type ComponentProps, useEffect } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { PasswordField } from "../../foundation/ui/form/password-field.tsx";
import { showToast } from "../../foundation/ui/toast.ts";
import { AccountForm } from "../account-form.tsx";
import { type NewPasswordSchema, readNewPassword } from "./password.ts";

type Props = Omit<ComponentProps<typeof AccountForm>, "texts" | "values" | "check"> & {
	schema: NewPasswordSchema;
	minLength: number;
};

/** A form that sets a password. Problems with the new password also show as a toast. */
export function NewPasswordForm({ schema, minLength, ...form }: Props) {
	const t = useTexts("addUserPage");
	const showProblem = ({ password, confirm_password }: Record<string, string>) => {
		const text = t("passwordTooShortText", { min: minLength });
		if (password === "passwordTooShortText") showToast({ kind: "bad", title: t("passwordTooShortTitle"), text });
		else if (confirm_password === "passwordMismatchText")
			showToast({ kind: "bad", title: t("passwordMismatchTitle"), text: t("passwordMismatchText") });
	};
	const check = (sent: FormData) => {
		const read = readNewPassword(schema, sent);
		if (!read.ok) showProblem(read.errors);
		return read;
	};
	useEffect(() => {
		showProblem(form.answer?.errors ?? {});
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [form.answer]);
	return <AccountForm {...form} texts="addUserPage" values={{ min: minLength }} check={check} />;
}

type FieldsProps = { minLength: number; labels?: { password: string; confirm: string }; isOptional?: boolean };

export function NewPasswordFields({ minLength, labels, isOptional = false }: FieldsProps) {
	const t = useTexts("addUserPage");
	const { password, confirm } = labels ?? { password: t("password"), confirm: t("confirm") };
	const hint = t(isOptional ? "passwordOptional" : "passwordHint", { min: minLength });
	const both = { text: t, autoComplete: "new-password", required: !isOptional };
	return (
		<>
			<PasswordField name="password" label={password} hint={hint} minLength={minLength} {...both} />
			<PasswordField name="confirm_password" label={confirm} {...both} />
		</>
	);
}
