import { useEffect, useRef } from "react";
import { Form, useLocation, useSubmit } from "react-router";
import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { Button, buttonLook } from "../../ui/button.tsx";
import { HiddenFields } from "../../ui/form/hidden-fields.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { useErrorToast } from "../../ui/use-error-toast.ts";
import { PasskeyButton } from "../passkeys/passkey-button.tsx";
import type { IdentityQuestion } from "./step-up.ts";

/** Takes the place of a page's form and asks for the password or a passkey; then the form is sent on. */
export function ConfirmIdentity({ question }: { question: IdentityQuestion }) {
	const t = useTexts("stepUp");
	const submit = useSubmit();
	const { pathname } = useLocation();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), [question]);
	const failure =
		question.problem === "needed"
			? null
			: { title: t("failedTitle"), text: t(question.problem, { seconds: question.seconds }) };
	useErrorToast(failure, question);
	const label = t("password");
	return (
		<Form
			method="post"
			className="mt-8 grid max-w-xl gap-5 rounded-md border border-line border-t-4 border-t-amber bg-surface p-5 sm:p-8"
		>
			<div>
				<h2 ref={heading} tabIndex={-1} className="text-2xl outline-none focus-visible:shadow-none">
					{t("title")}
				</h2>
				<p className="mt-2 text-muted">{t("text")}</p>
			</div>
			{failure && (
				<Notice kind="bad" title={failure.title}>
					<p>{failure.text}</p>
				</Notice>
			)}
			<HiddenFields fields={{ sent: question.sent }} />
			<PasswordField
				name="current_password"
				label={label}
				autoComplete="current-password"
				required
				show={t("show", { field: label })}
				hide={t("hide", { field: label })}
			/>
			<div className="flex flex-wrap gap-3">
				<Button type="submit">{t("submit")}</Button>
				<PasskeyButton
					purpose="confirm"
					origin={question.passkeyOrigin}
					onAnswer={(passkey) => void submit({ sent: question.sent, passkey }, { method: "post" })}
				>
					{t("withPasskey")}
				</PasskeyButton>
				<LocalLink to={pathname} reloadDocument className={buttonLook({ kind: "quiet" })}>
					{t("cancel")}
				</LocalLink>
			</div>
		</Form>
	);
}
