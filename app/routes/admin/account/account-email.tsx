import { AccountForm, accountCard } from "../../../accounts/account-form.tsx";
import { notTaken } from "../../../accounts/account-answer.server.ts";
import { emailForm } from "../../../accounts/account-forms.ts";
import { actingUserIn, staffIn } from "../../../accounts/guard.server.ts";
import { askForNewEmail } from "../../../accounts/own-account.server.ts";
import { confirmedPage } from "../../../accounts/second-factor/step-up.server.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { PageMeta } from "../../../site/page-meta.tsx";
import { Button } from "../../../foundation/ui/button.tsx";
import { Notice } from "../../../foundation/ui/notice.tsx";
import { MailField } from "../../../foundation/ui/form/mail-field.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/account-email";
import { BackLink } from "../../../foundation/ui/back-link.tsx";

export const middleware = [confirmedPage];

export function loader({ context }: Route.LoaderArgs) {
	return { email: staffIn(context).email };
}

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
		<div className="page-width pt-10 pb-16">
			<PageMeta title={t("emailTitle")} noIndex />
			<BackLink to="/admin/konto">{t("toAccount")}</BackLink>
			<h1 className="mt-2 text-4xl">{t("emailTitle")}</h1>
			<p className="mt-3 mb-8 max-w-[60ch] text-lg text-muted">{t("emailIntro", { email })}</p>
			<AccountForm
				texts="account"
				check={(form) => readForm(emailForm, form)}
				answer={answer && "typed" in answer ? answer : undefined}
				className={accountCard}
				heading={
					sentTo !== null && (
						<Notice kind="good" title={t("linkSentTitle")}>
							<p>{t("linkSentText", { email: sentTo })}</p>
						</Notice>
					)
				}
			>
				<MailField label={t("newEmail")} autoComplete="off" />
				<Button type="submit" className="justify-self-start">
					{t("sendLink")}
				</Button>
			</AccountForm>
		</div>
	);
}
