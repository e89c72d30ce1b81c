import { data, Form } from "react-router";
import { emailForm } from "../../../accounts/account-forms.ts";
import { askForReset } from "../../../accounts/passwords/password-reset.server.ts";
import { LocalLink } from "../../../foundation/i18n/link.tsx";
import { useTexts, useTextsByKey } from "../../../foundation/i18n/texts.tsx";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { signInCard } from "../../../office/frame/sign-in-frame.tsx";
import { PageMeta } from "../../../site/page-meta.tsx";
import { Button } from "../../../foundation/ui/button.tsx";
import { useCheckedForm } from "../../../foundation/ui/form/checked-form.tsx";
import { Failure } from "../../../foundation/ui/failure.tsx";
import { Notice } from "../../../foundation/ui/notice.tsx";
import { MailField } from "../../../foundation/ui/form/mail-field.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { type Refused, readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/password-forgotten";

type Answer = {
	sent: boolean;
	refused: Refused | null;
	problem: "tooMany" | "failedText" | null;
	seconds: number;
	email: string;
};

export async function action({ request, context }: Route.ActionArgs) {
	const { clientAddress, log } = context.get(requestContext);
	const read = readForm(emailForm, await sentForm(request));
	const email = read.typed.email ?? "";
	const answer = (status: number, { sent = false, problem = null, seconds = 0 }: Partial<Answer>) =>
		data<Answer>(
			{ sent, refused: read.ok ? null : read, problem, seconds, email },
			{ status, headers: seconds ? { "Retry-After": String(seconds) } : {} },
		);
	if (!read.ok) return answer(400, {});
	try {
		const result = await askForReset(read.value.email, clientAddress);
		return result.ok ? answer(200, { sent: true }) : answer(429, { problem: "tooMany", seconds: result.retryAfter });
	} catch (error) {
		log.error({ err: error }, "a link for a new password could not be sent");
		return answer(503, { problem: "failedText" });
	}
}

export const headers: Route.HeadersFunction = ({ parentHeaders, actionHeaders }) =>
	new Headers([...parentHeaders, ...(actionHeaders ?? [])]);

export default function PasswordForgotten({ actionData: answer }: Route.ComponentProps) {
	const t = useTexts("passwordReset");
	const words = useTexts("signIn");
	const textByKey = useTextsByKey("signIn");
	const { errors, onSubmit, onInput } = useCheckedForm((form) => readForm(emailForm, form), answer?.refused ?? null);
	const failure = answer?.problem
		? { title: words("failedTitle"), text: words(answer.problem, { seconds: answer.seconds, code: 503 }) }
		: null;
	return (
		<Form method="post" onSubmit={onSubmit} onInput={onInput} noValidate className={signInCard}>
			<PageMeta title={t("askTitle")} noIndex />
			<div>
				<h1 className="text-3xl">{t("askTitle")}</h1>
				<p className="mt-1 text-muted">{t("askIntro")}</p>
			</div>
			{answer?.sent && (
				<Notice kind="good" title={t("sentTitle")}>
					<p>{t("sentText", { email: answer.email })}</p>
				</Notice>
			)}
			{failure && <Failure of={answer} {...failure} />}
			<MailField
				label={t("email")}
				autoComplete="username"
				error={errors.email && textByKey(errors.email)}
				defaultValue={answer?.email}
			/>
			<Button type="submit">{t("send")}</Button>
			<LocalLink to="/admin/login" className="justify-self-start underline underline-offset-4">
				{words("toSignIn")}
			</LocalLink>
		</Form>
	);
}
