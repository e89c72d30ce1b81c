import { Form, useNavigation } from "react-router";
import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { ErrorSummary } from "../../foundation/ui/form/checked-form.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import { SelectField } from "../../foundation/ui/form/field.tsx";
import { MailField } from "../../foundation/ui/form/mail-field.tsx";
import type { Refused } from "../../foundation/ui/form/form-reader.ts";
import { NewPasswordFields } from "../passwords/new-password-fields.tsx";
import { roles } from "../role.ts";
import { useNewPasswordForm } from "../passwords/use-new-password-form.ts";
import { userForm } from "../user.ts";

/** Why a user was not added. */
export type UserAnswer = {
	refused: Refused | null;
	problem: { kind: "exists"; email: string } | { kind: "failed"; code: number } | null;
};

/** The form that adds a user. */
export function UserFormView({ minLength, answer }: { minLength: number; answer: UserAnswer | undefined }) {
	const t = useTexts("addUserPage");
	const textByKey = useTextsByKey("addUserPage");
	const users = useTexts("users");
	const adding = useNavigation().formMethod === "POST";
	const { errors, onSubmit, onInput } = useNewPasswordForm(userForm(minLength), minLength, answer?.refused ?? null);
	const message = (field: string) => errors[field] && textByKey(errors[field], { min: minLength });
	const typed = answer?.refused?.typed ?? {};
	const failure =
		answer?.problem?.kind === "exists"
			? { title: t("userExistsTitle"), text: t("userExistsText", { email: answer.problem.email }) }
			: answer?.problem?.kind === "failed"
				? { title: t("userAddedErrorTitle"), text: t("userAddedErrorTextGeneric", { code: answer.problem.code }) }
				: null;
	return (
		<Form
			method="post"
			onSubmit={onSubmit}
			onInput={onInput}
			noValidate
			className="grid max-w-xl gap-6 rounded-md border border-line bg-surface p-5 sm:p-8"
		>
			{failure && <Failure of={answer} {...failure} />}
			<ErrorSummary title={t("summary")} errors={errors} text={(key) => textByKey(key, { min: minLength })} />
			<MailField label={t("email")} autoComplete="off" error={message("email")} defaultValue={typed.email} />
			<SelectField
				label={t("role")}
				name="role"
				hint={t("roleHint")}
				error={message("role")}
				defaultValue={typed.role ?? roles[0]}
			>
				{roles.map((role) => (
					<option key={role} value={role}>
						{users(`role.${role}`)}
					</option>
				))}
			</SelectField>
			<NewPasswordFields minLength={minLength} errors={errors} />
			<Button type="submit" disabled={adding} className="justify-self-start">
				{adding ? t("submitting") : t("submit")}
			</Button>
		</Form>
	);
}
