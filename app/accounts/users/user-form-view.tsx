import { useNavigation } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { SelectField } from "../../foundation/ui/form/field.tsx";
import { MailField } from "../../foundation/ui/form/mail-field.tsx";
import type { NotTaken } from "../../foundation/ui/form/form-reader.ts";
import { accountCard } from "../account-form.tsx";
import { NewPasswordFields } from "../passwords/new-password-fields.tsx";
import { NewPasswordForm } from "../passwords/new-password-form.tsx";
import { roles } from "../role.ts";
import { PersonFields } from "./person-form.tsx";
import { userForm } from "../user.ts";

/** A user who was not added; `code` is the status if the server failed. */
export type UserAnswer = NotTaken & { exists?: string; code?: number };

export function UserFormView({ minLength, answer }: { minLength: number; answer: UserAnswer | undefined }) {
	const t = useTexts("addUserPage");
	const users = useTexts("users");
	const adding = useNavigation().formMethod === "POST";
	const exists = answer?.exists !== undefined && {
		title: t("userExistsTitle"),
		text: t("userExistsText", { email: answer.exists }),
	};
	const failed = answer?.code !== undefined && {
		title: t("userAddedErrorTitle"),
		text: t("userAddedErrorTextGeneric", { code: answer.code }),
	};
	return (
		<NewPasswordForm
			schema={userForm(minLength)}
			minLength={minLength}
			answer={answer}
			className={accountCard}
			problem={exists || failed}
		>
			<MailField label={t("email")} autoComplete="off" />
			<PersonFields />
			<SelectField label={t("role")} name="role" hint={t("roleHint")} defaultValue={roles[0]}>
				{roles.map((role) => (
					<option key={role} value={role}>
						{users(`role.${role}`)}
					</option>
				))}
			</SelectField>
			<NewPasswordFields minLength={minLength} isOptional />
			<Button type="submit" disabled={adding} className="justify-self-start">
				{adding ? t("submitting") : t("submit")}
			</Button>
		</NewPasswordForm>
	);
}
