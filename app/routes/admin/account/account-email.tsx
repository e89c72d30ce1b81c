import { AccountForm, accountCard } from "../../../accounts/account-form.tsx";
import { notTaken } from "../../../accounts/account-answer.server.ts";
import { emailForm } from "../../../accounts/account-forms.ts";
import { actingUserIn, staffIn } from "../../../accounts/guard.server.ts";
import { askForNewEmail } from "../../../accounts/own-account.server.ts";
import { confirmedPage } from "../../../accounts/second-factor/step-up.server.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { Button } from "../../../foundation/ui/button.tsx";
import { Notice } from "../../../foundation/ui/notice.tsx";
import { MailField } from "../../../foundation/ui/form/mail-field.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/account-email";
import { OfficePage } from "../../../office/frame/office-page.tsx";

export const middleware = [confirmedPage];

export const loader = ({ context }: Route.LoaderArgs) => ({ email: staffIn(context).email });

export async function action({ request, context }: Route.ActionArgs) {
	const read = readForm(emailForm, await sentForm(request));
	const { typed } = read;
	if (!read.ok) return notTaken(400, { errors: read.errors }, typed);
	const { email } = read.value;
	const result = await askForNewEmail(actingUserIn(context), email);
	if (result.ok) return { sentTo: email };
	return notTaken(result.reason === "taken" ? 409 : 400, { problem: result.reason }, typed);
}

export default function AccountEmail({ loaderData: { email }, actionData: answer }: Route.ComponentProps) {
	const t = useTexts("account");
	const sentTo = answer && "sentTo" in answer ? answer.sentTo : null;
	return (
		<OfficePage
			title={t("emailTitle")}
			back={{ to: "/admin/konto", words: t("toAccount") }}
			intro={t("emailIntro", { email })}
		>
			<AccountForm
				texts="account"
				check={(form) => readForm(emailForm, form)}
				answer={answer && "typed" in answer ? answer : undefined}
				className={accountCard}
				heading={
					sentTo !== null && (
						<Notice kind="good" title={t("linkSentTitle")} text={t("linkSentText", { email: sentTo })} />
					)
				}
			>
				<MailField label={t("newEmail")} autoComplete="off" />
				<Button className="justify-self-start">{t("sendLink")}</Button>
			</AccountForm>
		</OfficePage>
	);
}
