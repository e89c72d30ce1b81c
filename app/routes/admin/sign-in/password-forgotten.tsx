import { AccountForm } from "../../../accounts/account-form.tsx";
import { notTaken } from "../../../accounts/account-answer.server.ts";
import { emailForm } from "../../../accounts/account-forms.ts";
import { askForReset } from "../../../accounts/passwords/password-reset.server.ts";
import { config } from "../../../foundation/config/config.server.ts";
import { LocalLink } from "../../../foundation/i18n/link.tsx";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { signInCard, SignInHeading } from "../../../office/frame/sign-in-frame.tsx";
import { Button } from "../../../foundation/ui/button.tsx";
import { Notice } from "../../../foundation/ui/notice.tsx";
import { MailField } from "../../../foundation/ui/form/mail-field.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/password-forgotten";

export const loader = () => ({ hasMailServer: config().mailServer !== null });

export async function action({ request, context }: Route.ActionArgs) {
	const read = readForm(emailForm, await sentForm(request));
	const { typed } = read;
	if (!read.ok) return notTaken(400, { errors: read.errors }, typed);
	const result = await askForReset(read.value.email, context.get(requestContext).clientAddress);
	if (result.ok) return { sentTo: read.value.email };
	return notTaken(429, { problem: "tooMany", seconds: result.retryAfter }, typed);
}

export default function PasswordForgotten({ loaderData: { hasMailServer }, actionData: answer }: Route.ComponentProps) {
	const t = useTexts("passwordReset");
	const words = useTexts("signIn");
	const sentTo = hasMailServer && answer && "sentTo" in answer ? answer.sentTo : null;
	return (
		<AccountForm
			texts="signIn"
			check={(form) => readForm(emailForm, form)}
			answer={answer && "typed" in answer ? answer : undefined}
			className={signInCard}
			heading={
				<>
					<SignInHeading title={t("askTitle")} intro={t("askIntro")} />
					{!hasMailServer && <Notice kind="bad" title={t("noMailTitle")} text={t("noMailText")} />}
					{sentTo !== null && <Notice kind="good" title={t("sentTitle")} text={t("sentText", { email: sentTo })} />}
				</>
			}
		>
			<MailField label={t("email")} autoComplete="username" defaultValue={sentTo ?? undefined} />
			<Button>{t("send")}</Button>
			<LocalLink to="/admin/login" className="justify-self-start underline underline-offset-4">
				{words("toSignIn")}
			</LocalLink>
		</AccountForm>
	);
}
