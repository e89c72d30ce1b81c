import { useTexts } from "../../foundation/i18n/texts.tsx";
import { PasswordField } from "../../foundation/ui/form/password-field.tsx";

type Props = { minLength: number; labels?: { password: string; confirm: string }; isOptional?: boolean };

export function NewPasswordFields({ minLength, labels, isOptional = false }: Props) {
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
