import { data } from "react-router";
import * as v from "valibot";
import { notTaken } from "../../../accounts/account-answer.server.ts";
import { readSafePassword } from "../../../accounts/passwords/password.server.ts";
import { newPasswordFields } from "../../../accounts/passwords/password.ts";
import { userToReset, resetPassword } from "../../../accounts/passwords/password-reset.server.ts";
import { NewPasswordFields, NewPasswordForm } from "../../../accounts/passwords/new-password-form.tsx";
import { config } from "../../../foundation/config/config.server.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { signInCard, SignInHeading } from "../../../office/frame/sign-in-frame.tsx";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { Button } from "../../../foundation/ui/button.tsx";
import { LinkButton } from "../../../foundation/i18n/link.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/password-new";

const form = (minLength: number) => v.object(newPasswordFields(minLength));

export async function loader({ url }: Route.LoaderArgs) {
	const user = await userToReset(url.searchParams.get("token"));
	return data({ user, minLength: config().passwordMinLength }, { status: user ? 200 : 410 });
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const token = url.searchParams.get("token");
	const user = await userToReset(token);
	if (!user) return data("over" as const, { status: 410 });
	const read = await readSafePassword(form(config().passwordMinLength), await sentForm(request), user.email);
	if (!read.ok) return notTaken(400, { errors: read.errors });
	const { clientAddress } = context.get(requestContext);
	const device = await resetPassword(token, read.value.password, request, clientAddress);
	if (device === null) return data("over" as const, { status: 410 });
	const flash = { kind: "good", namespace: "passwordReset", title: "savedTitle", text: "savedText" } as const;
	return redirectWithFlash("/admin/login", flash, [device]);
}

export default function PasswordNew({ loaderData: { user, minLength }, actionData: answer }: Route.ComponentProps) {
	const t = useTexts("passwordReset");
	if (!user || answer === "over")
		return (
			<div className={signInCard}>
				<SignInHeading title={t("overTitle")} intro={t("overText")} />
				<LinkButton to="/admin/passwort-vergessen">{t("again")}</LinkButton>
			</div>
		);
	const { email, name, isInvited } = user;
	const title = isInvited ? t("welcome", { name: name ?? email }) : t("newTitle");
	return (
		<NewPasswordForm
			schema={form(minLength)}
			minLength={minLength}
			answer={answer}
			className={signInCard}
			heading={<SignInHeading title={title} intro={t(isInvited ? "welcomeIntro" : "newIntro", { email })} />}
		>
			<NewPasswordFields minLength={minLength} />
			<Button>{t("save")}</Button>
		</NewPasswordForm>
	);
}
