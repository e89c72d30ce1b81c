import { redirect, useLocation, useNavigation, useSubmit } from "react-router";
import * as v from "valibot";
import { AccountForm } from "../../../accounts/account-form.tsx";
import { notTaken } from "../../../accounts/account-answer.server.ts";
import { passkeySite } from "../../../accounts/passkeys/passkey-site.server.ts";
import { PasskeyButton } from "../../../accounts/passkeys/passkey-button.tsx";
import { afterSignIn } from "../../../accounts/role.ts";
import { sessionOf } from "../../../accounts/session.server.ts";
import {
	type PasskeySignIn,
	type SignIn,
	signIn,
	signInWithPasskey,
} from "../../../accounts/sign-in/sign-in.server.ts";
import { LocalLink } from "../../../foundation/i18n/link.tsx";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { mailAddress } from "../../../mail/mail-address.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { nameOf } from "../../../office/frame/people.server.ts";
import { signInCard, SignInHeading } from "../../../office/frame/sign-in-frame.tsx";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { Button } from "../../../foundation/ui/button.tsx";
import { MailField } from "../../../foundation/ui/form/mail-field.tsx";
import { PasswordField } from "../../../foundation/ui/form/password-field.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/login";

/** Messages are keys of the namespace loginPage. */
const loginForm = v.object({
	email: mailAddress("error.email", "error.emailFormat"),
	password: v.string("error.password"),
});

export async function loader({ request, url }: Route.LoaderArgs) {
	const session = await sessionOf(request);
	if (session) throw redirect(afterSignIn(url.searchParams.get("from")));
	return { passkeyOrigin: passkeySite()?.origin ?? null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const { clientAddress, log } = context.get(requestContext);
	const sent = await sentForm(request);
	const passkey = sent.get("passkey");
	const from = afterSignIn(url.searchParams.get("from"));
	try {
		if (passkey !== null) {
			const entered = await signInWithPasskey(String(passkey), request, clientAddress);
			return entered.ok ? await welcome(from, entered.email, entered.cookies) : refused(entered);
		}
		const form = readForm(loginForm, sent);
		const typed = { email: form.typed.email ?? "" };
		if (!form.ok) return notTaken(400, { errors: form.errors }, typed);
		const result = await signIn(form.value, request, clientAddress);
		if (!result.ok) return refused(result, typed);
		if (!result.codeNeeded) return await welcome(from, form.value.email, result.cookies);
		const headers = new Headers(result.cookies.map((cookie) => ["Set-Cookie", cookie]));
		return redirect(`/admin/login-code?${new URLSearchParams({ from })}`, { headers });
	} catch (error) {
		log.error({ err: error }, "a sign-in failed");
		return notTaken(503, { problem: "unexpected" }, { email: String(sent.get("email") ?? "") });
	}
}

async function welcome(from: string, email: string, cookies: string[]) {
	const name = await nameOf(email.toLowerCase());
	const title = { title: "successTitle", text: "successText", values: { name } };
	return redirectWithFlash(from, { kind: "good", namespace: "loginPage", ...title }, cookies);
}

function refused(answer: Extract<SignIn | PasskeySignIn, { ok: false }>, typed: { email?: string } = {}) {
	const { reason } = answer;
	if (reason === "tooMany") return notTaken(429, { problem: reason, seconds: answer.retryAfter }, typed);
	return notTaken(reason === "invalid" || reason === "passkeyInvalid" ? 401 : 403, { problem: reason }, typed);
}

export default function Login({ loaderData: { passkeyOrigin }, actionData: answer }: Route.ComponentProps) {
	const t = useTexts("loginPage");
	const words = useTexts("signIn");
	const submit = useSubmit();
	const { search } = useLocation();
	const signingIn = useNavigation().formMethod === "POST";
	return (
		<AccountForm
			texts="loginPage"
			check={(form) => readForm(loginForm, form)}
			answer={answer}
			className={signInCard}
			heading={<SignInHeading title={t("title")} intro={t("intro")} />}
		>
			<MailField
				label={t("email")}
				autoComplete="username"
				// oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing comes before it that anybody could miss
				autoFocus
			/>
			<PasswordField name="password" label={t("password")} text={t} />
			<Button disabled={signingIn}>{signingIn ? t("submitting") : t("submit")}</Button>
			<PasskeyButton
				purpose="sign-in"
				origin={passkeyOrigin}
				onAnswer={(passkey) => void submit({ passkey }, { method: "post", action: `/admin/login${search}` })}
			>
				{words("withPasskey")}
			</PasskeyButton>
			<LocalLink to="/admin/passwort-vergessen" className="justify-self-start underline underline-offset-4">
				{words("forgot")}
			</LocalLink>
		</AccountForm>
	);
}
