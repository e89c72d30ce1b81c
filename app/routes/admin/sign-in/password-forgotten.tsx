import { data, Form } from "react-router";
import * as v from "valibot";
import { askForReset } from "../../../accounts/passwords/password-reset.server.ts";
import { mailAddress } from "../../../outbox/mail-address.ts";
import { LocalLink } from "../../../i18n/link.tsx";
import { useTexts, useTextsByKey } from "../../../i18n/texts.tsx";
import { requestContext } from "../../../request/request-context.server.ts";
import { signInCard } from "../../../site/office/sign-in-frame.tsx";
import { PageMeta } from "../../../site/page-meta.tsx";
import { Button } from "../../../ui/button.tsx";
import { useCheckedForm } from "../../../ui/form/checked-form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { MailField } from "../../../ui/form/mail-field.tsx";
import { sentForm } from "../../../request/sent-form.server.ts";
import { type Refused, readForm } from "../../../ui/form/form-reader.ts";
import { Failure } from "../../../ui/failure.tsx";
import type { Route } from "./+types/password-forgotten";

const form = v.object({ email: mailAddress("error.email", "error.emailFormat") });

type Answer = {
	sent: boolean;
	refused: Refused | null;
	problem: "tooMany" | "failedText" | null;
	seconds: number;
	email: string;
};

export async function action({ request, context }: Route.ActionArgs) {
	const { clientAddress, log } = context.get(requestContext);
	const read = readForm(form, await sentForm(request));
	const email = read.typed.email ?? "";
	if (!read.ok) return data<Answer>({ sent: false, refused: read, problem: null, seconds: 0, email }, { status: 400 });
	try {
		const result = await askForReset(read.value.email, clientAddress);
		if (result.ok) return data<Answer>({ sent: true, refused: null, problem: null, seconds: 0, email });
		const headers = { "Retry-After": String(result.retryAfter) };
		return data<Answer>(
			{ sent: false, refused: null, problem: "tooMany", seconds: result.retryAfter, email },
			{ status: 429, headers },
		);
	} catch (error) {
		log.error({ err: error }, "a link for a new password could not be sent");
		return data<Answer>({ sent: false, refused: null, problem: "failedText", seconds: 0, email }, { status: 503 });
	}
}

export const headers: Route.HeadersFunction = ({ parentHeaders, actionHeaders }) =>
	new Headers([...parentHeaders, ...(actionHeaders ?? [])]);

export default function PasswordForgotten({ actionData: answer }: Route.ComponentProps) {
	const t = useTexts("passwordReset");
	const words = useTexts("signIn");
	const textByKey = useTextsByKey("signIn");
	const { errors, onSubmit, onInput } = useCheckedForm((typed) => readForm(form, typed), answer?.refused ?? null);
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
