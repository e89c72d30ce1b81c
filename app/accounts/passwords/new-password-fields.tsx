import { useTexts } from "../../foundation/i18n/texts.tsx";
import { PasswordField } from "../../foundation/ui/form/password-field.tsx";

type Props = { minLength: number; labels?: { password: string; confirm: string }; isOptional?: boolean };

export function NewPasswordFields({ minLength, labels, isOptional = false }: Props) {
	const t = useTexts("addUserPage");
	const { password, confirm } = labels ?? { password: t("password"), confirm: t("confirm") };
	const toggle = (field: string) => ({ show: t("show", { field }), hide: t("hide", { field }) });
	return (
		<>
			<PasswordField
				name="password"
				label={password}
				hint={t(isOptional ? "passwordOptional" : "passwordHint", { min: minLength })}
				autoComplete="new-password"
				minLength={minLength}
				required={!isOptional}
				{...toggle(password)}
			/>
			<PasswordField
				name="confirm_password"
				label={confirm}
				autoComplete="new-password"
				required={!isOptional}
				{...toggle(confirm)}
			/>
		</>
	);
}
