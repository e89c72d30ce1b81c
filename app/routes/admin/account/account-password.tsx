import { accountCard } from "../../../accounts/account-form.tsx";
import { notTaken } from "../../../accounts/account-answer.server.ts";
import { passwordForm } from "../../../accounts/account-forms.ts";
import { actingUserIn } from "../../../accounts/guard.server.ts";
import { changePassword } from "../../../accounts/own-account.server.ts";
import { readSafePassword } from "../../../accounts/passwords/password.server.ts";
import { NewPasswordFields, NewPasswordForm } from "../../../accounts/passwords/new-password-form.tsx";
import { config } from "../../../foundation/config/config.server.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { Button } from "../../../foundation/ui/button.tsx";
import { PasswordField } from "../../../foundation/ui/form/password-field.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/account-password";
import { OfficePage } from "../../../office/frame/office-page.tsx";

export const loader = () => ({ minLength: config().passwordMinLength });

export async function action({ request, context }: Route.ActionArgs) {
	const actingUser = actingUserIn(context);
	const form = passwordForm(config().passwordMinLength);
	const read = await readSafePassword(form, await sentForm(request), actingUser.email);
	if (!read.ok) return notTaken(400, { errors: read.errors });
	const changed = await changePassword(actingUser, read.value.current_password, read.value.password, request);
	if (changed.ok) {
		const saved = { title: "passwordSavedTitle", text: "passwordSavedText" };
		return redirectWithFlash("/admin/konto", { kind: "good", namespace: "account", ...saved }, changed.cookies);
	}
	if (changed.reason === "wrong") return notTaken(403, { problem: "wrong" });
	return notTaken(429, { problem: "tooMany", seconds: changed.retryAfter });
}

export default function AccountPassword({ loaderData: { minLength }, actionData: answer }: Route.ComponentProps) {
	const t = useTexts("account");
	return (
		<OfficePage
			title={t("passwordTitle")}
			back={{ to: "/admin/konto", words: t("toAccount") }}
			intro={t("passwordIntro")}
		>
			<NewPasswordForm schema={passwordForm(minLength)} minLength={minLength} answer={answer} className={accountCard}>
				<PasswordField name="current_password" label={t("currentPassword")} text={t} />
				<NewPasswordFields minLength={minLength} labels={{ password: t("newPassword"), confirm: t("confirmNew") }} />
				<Button className="justify-self-start">{t("savePassword")}</Button>
			</NewPasswordForm>
		</OfficePage>
	);
}
