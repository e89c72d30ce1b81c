import { data, Form } from "react-router";
import { type AccountProblem, emailForm, statusOf } from "../../../accounts/account-forms.ts";
import { AccountProblemNotice } from "../../../accounts/account-problem.tsx";
import { actingUserIn, staffIn } from "../../../accounts/guard.server.ts";
import { askForNewEmail } from "../../../accounts/own-account.server.ts";
import { confirmedPage } from "../../../accounts/second-factor/step-up.server.ts";
import { useTexts, useTextsByKey } from "../../../foundation/i18n/texts.tsx";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { Button } from "../../../foundation/ui/button.tsx";
import { ErrorSummary, useCheckedForm } from "../../../foundation/ui/form/checked-form.tsx";
import { Notice } from "../../../foundation/ui/notice.tsx";
import { MailField } from "../../../foundation/ui/form/mail-field.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { type Refused, readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/account-email";
import { BackLink } from "../../../foundation/ui/back-link.tsx";

export const middleware = [confirmedPage];

export function loader({ context }: Route.LoaderArgs) {
	return { email: staffIn(context).email };
}

type Answer = {
	refused: Refused | null;
	problem: AccountProblem | null;
	email: string;
	sent: boolean;
};

export async function action({ request, context }: Route.ActionArgs) {
	const actingUser = actingUserIn(context);
	let email = "";
	const answer = (status: number, more: Partial<Answer>) =>
		data<Answer>({ refused: null, problem: null, email, sent: false, ...more }, { status });
	const sent = await sentForm(request);
	try {
		const read = readForm(emailForm, sent);
		email = read.typed.email ?? "";
		if (!read.ok) return answer(400, { refused: { ...read, typed: { email } } });
		const result = await askForNewEmail(actingUser, read.value.email);
		return result.ok ? answer(200, { sent: true }) : answer(statusOf(result), { problem: result });
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		context.get(requestContext).log.error({ err: error }, "a link to a new address could not be sent");
		return answer(503, { problem: { reason: "failed" } });
	}
}

export default function AccountEmail({ loaderData: { email }, actionData: answer }: Route.ComponentProps) {
	const t = useTexts("account");
	const textByKey = useTextsByKey("account");
	const { errors, onSubmit, onInput } = useCheckedForm((form) => readForm(emailForm, form), answer?.refused ?? null);
	return (
		<div className="page-width pt-10 pb-16">
			<PageMeta title={t("emailTitle")} noIndex />
			<BackLink to="/admin/konto">{t("toAccount")}</BackLink>
			<h1 className="mt-2 text-4xl">{t("emailTitle")}</h1>
			<p className="mt-3 mb-8 max-w-[60ch] text-lg text-muted">{t("emailIntro", { email })}</p>
			<Form
				method="post"
				onSubmit={onSubmit}
				onInput={onInput}
				noValidate
				className="grid max-w-xl gap-6 rounded-md border border-line bg-surface p-5 sm:p-8"
			>
				{answer?.sent && (
					<Notice kind="good" title={t("linkSentTitle")}>
						<p>{t("linkSentText", { email: answer.email })}</p>
					</Notice>
				)}
				<AccountProblemNotice problem={answer?.problem ?? null} />
				<ErrorSummary title={t("summary")} errors={errors} text={textByKey} />
				<MailField
					label={t("newEmail")}
					autoComplete="off"
					error={errors.email && textByKey(errors.email)}
					defaultValue={answer?.sent ? "" : answer?.email}
				/>
				<Button type="submit" className="justify-self-start">
					{t("sendLink")}
				</Button>
			</Form>
		</div>
	);
}
