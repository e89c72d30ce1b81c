import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { PasswordField } from "../ui/password-field.tsx";

/** The password that its owner types to show that it is them. */
export function OwnPasswordField({ label, error }: { label: string; error: string | undefined }) {
	const t = useTexts("account");
	const told = useTextsByKey("account");
	return (
		<PasswordField
			name="current_password"
			label={label}
			error={error && told(error)}
			autoComplete="current-password"
			required
			show={t("show", { field: label })}
			hide={t("hide", { field: label })}
		/>
	);
}
