import { Form } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import { useCheckedForm } from "../ui/checked-form.tsx";
import { type Refused, readForm } from "../ui/form-reader.ts";
import { type AccountProblem, sureForm } from "./account-forms.ts";
import { AccountProblemNotice } from "./account-problem.tsx";
import { OwnPasswordField } from "./own-password-field.tsx";

type Props = { required: boolean; answer: { refused: Refused | null; problem: AccountProblem | null } | null };

/** New recovery codes, or none of it any more: both take the password. */
export function SecondFactorManage({ required, answer }: Props) {
	const t = useTexts("secondFactor");
	const account = useTexts("account");
	const { errors, onSubmit, onInput } = useCheckedForm((form) => readForm(sureForm, form), answer?.refused ?? null);
	return (
		<Form method="post" onSubmit={onSubmit} onInput={onInput} noValidate className="grid max-w-xl gap-6 rounded-md border border-line bg-surface p-5 sm:p-8">
			<AccountProblemNotice problem={answer?.problem ?? null} />
			<OwnPasswordField label={account("yourPassword")} error={errors.current_password} />
			<div className="grid gap-2">
				<h2 className="text-xl">{t("renewTitle")}</h2>
				<p className="text-muted">{t("renewText")}</p>
				<Button type="submit" name="intent" value="renew" kind="secondary" size="small" className="justify-self-start">
					{t("renew")}
				</Button>
			</div>
			<div className="grid gap-2 border-t border-line pt-5">
				<h2 className="text-xl">{t("offTitle")}</h2>
				<p className="text-muted">{t(required ? "offRequired" : "offText")}</p>
				{!required && (
					<Button type="submit" name="intent" value="off" kind="danger" size="small" className="justify-self-start">
						{t("off")}
					</Button>
				)}
			</div>
		</Form>
	);
}
