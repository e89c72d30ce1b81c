import { data, Form, redirect } from "react-router";
import { type AccountProblem, passwordForm, statusOf } from "../../../accounts/account-forms.ts";
import { AccountProblemNotice } from "../../../accounts/account-problem.tsx";
import { actingUserIn } from "../../../accounts/guard.server.ts";
import { NewPasswordFields } from "../../../accounts/passwords/new-password-fields.tsx";
import { changePassword } from "../../../accounts/own-account.server.ts";
import { readSafePassword } from "../../../accounts/passwords/password.server.ts";
import { useNewPasswordForm } from "../../../accounts/passwords/use-new-password-form.ts";
import { config } from "../../../foundation/config/config.server.ts";
import { useTexts, useTextsByKey } from "../../../foundation/i18n/texts.tsx";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { Button } from "../../../foundation/ui/button.tsx";
import { ErrorSummary } from "../../../foundation/ui/form/checked-form.tsx";
import { PasswordField } from "../../../foundation/ui/form/password-field.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Refused } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/account-password";
import { BackLink } from "../../../foundation/ui/back-link.tsx";

export function loader() {
	return { minLength: config().passwordMinLength };
}

export async function action({ request, context }: Route.ActionArgs) {
	const answer = (status: number, refused: Refused | null, problem: AccountProblem | null) =>
		data({ refused, problem }, { status });
	const read = await readSafePassword(
		passwordForm(config().passwordMinLength),
		await sentForm(request),
		actingUserIn(context).email,
	);
	if (!read.ok) return answer(400, { ...read, typed: {} }, null);
	try {
		const changed = await changePassword(
			actingUserIn(context),
			read.value.current_password,
			read.value.password,
			request,
		);
		if (!changed.ok) {
			const problem = { reason: changed.reason, ...(changed.reason === "tooMany" && { seconds: changed.retryAfter }) };
			return answer(statusOf(problem), null, problem);
		}
		const flash = flashCookie({
			kind: "good",
			namespace: "account",
			title: "passwordSavedTitle",
			text: "passwordSavedText",
		});
		return redirect("/admin/konto", {
			headers: [...changed.cookies, flash].map((cookie): [string, string] => ["Set-Cookie", cookie]),
		});
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a password could not be changed");
		return answer(503, null, { reason: "failed" });
	}
}

export default function AccountPassword({ loaderData: { minLength }, actionData: answer }: Route.ComponentProps) {
	const t = useTexts("account");
	const words = useTextsByKey("addUserPage");
	const { errors, onSubmit, onInput } = useNewPasswordForm(passwordForm(minLength), minLength, answer?.refused ?? null);
	const text = (key: string) => (key === "error.current" ? t(key) : words(key, { min: minLength }));
	return (
		<div className="page-width pt-10 pb-16">
			<PageMeta title={t("passwordTitle")} noIndex />
			<BackLink to="/admin/konto">{t("toAccount")}</BackLink>
			<h1 className="mt-2 text-4xl">{t("passwordTitle")}</h1>
			<p className="mt-3 mb-8 max-w-[60ch] text-lg text-muted">{t("passwordIntro")}</p>
			<Form
				method="post"
				onSubmit={onSubmit}
				onInput={onInput}
				noValidate
				className="grid max-w-xl gap-6 rounded-md border border-line bg-surface p-5 sm:p-8"
			>
				<AccountProblemNotice problem={answer?.problem ?? null} />
				<ErrorSummary title={t("summary")} errors={errors} text={text} />
				<PasswordField
					name="current_password"
					label={t("currentPassword")}
					error={errors.current_password && text(errors.current_password)}
					autoComplete="current-password"
					required
					show={t("show", { field: t("currentPassword") })}
					hide={t("hide", { field: t("currentPassword") })}
				/>
				<NewPasswordFields
					minLength={minLength}
					errors={errors}
					labels={{ password: t("newPassword"), confirm: t("confirmNew") }}
				/>
				<Button type="submit" className="justify-self-start">
					{t("savePassword")}
				</Button>
			</Form>
		</div>
	);
}
