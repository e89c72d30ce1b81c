import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { PasswordField } from "../../foundation/ui/form/password-field.tsx";

type Props = { minLength: number; errors: Record<string, string>; labels?: { password: string; confirm: string } };

/** The two fields for a new password. */
export function NewPasswordFields({ minLength, errors, labels }: Props) {
	const t = useTexts("addUserPage");
	const textByKey = useTextsByKey("addUserPage");
	const { password, confirm } = labels ?? { password: t("password"), confirm: t("confirm") };
	const message = (field: string) => errors[field] && textByKey(errors[field], { min: minLength });
	const toggle = (field: string) => ({ show: t("show", { field }), hide: t("hide", { field }) });
	return (
		<>
			<PasswordField
				name="password"
				label={password}
				hint={t("passwordHint", { min: minLength })}
				error={message("password")}
				autoComplete="new-password"
				minLength={minLength}
				required
				{...toggle(password)}
			/>
			<PasswordField
				name="confirm_password"
				label={confirm}
				error={message("confirm_password")}
				autoComplete="new-password"
				required
				{...toggle(confirm)}
			/>
		</>
	);
}
