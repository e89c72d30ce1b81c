import { useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";

/** The current password, which users type to confirm their identity. */
export function OwnPasswordField({ label, error }: { label: string; error: string | undefined }) {
	const t = useTexts("account");
	const textByKey = useTextsByKey("account");
	return (
		<PasswordField
			name="current_password"
			label={label}
			error={error && textByKey(error)}
			autoComplete="current-password"
			required
			show={t("show", { field: label })}
			hide={t("hide", { field: label })}
		/>
	);
}
