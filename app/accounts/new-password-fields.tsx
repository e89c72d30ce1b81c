import { useTexts } from "../i18n/texts.tsx";
import { Checkbox } from "../ui/field.tsx";
import { PasswordField } from "../ui/password-field.tsx";

type Props = { minLength: number; errors: Record<string, string>; labels?: { password: string; confirm: string } };

/** The new password, twice, with the warning of a very common one. */
export function NewPasswordFields({ minLength, errors, labels }: Props) {
	const t = useTexts("addUserPage");
	const { password, confirm } = labels ?? { password: t("password"), confirm: t("confirm") };
	const message = (field: string) => errors[field] && t(errors[field], { min: minLength });
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
			{errors.password === "error.passwordCommon" && <Checkbox name="use_anyway" value="true" label={t("useAnyway")} />}
			<PasswordField name="confirm_password" label={confirm} error={message("confirm_password")} autoComplete="new-password" required {...toggle(confirm)} />
		</>
	);
}
