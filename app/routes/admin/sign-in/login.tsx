import { data, Form, redirect, useLocation, useNavigation, useSubmit } from "react-router";
import * as v from "valibot";
import { passkeySite } from "../../../accounts/passkeys/passkey-site.server.ts";
import { PasskeyButton } from "../../../accounts/passkeys/passkey-button.tsx";
import { afterSignIn } from "../../../accounts/role.ts";
import { sessionOf } from "../../../accounts/session.server.ts";
import { signIn } from "../../../accounts/sign-in/sign-in.server.ts";
import { LocalLink } from "../../../foundation/i18n/link.tsx";
import { useTexts, useTextsByKey } from "../../../foundation/i18n/texts.tsx";
import { mailAddress } from "../../../mail/mail-address.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { signInCard } from "../../../office/frame/sign-in-frame.tsx";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { Button } from "../../../foundation/ui/button.tsx";
import { ErrorSummary, useCheckedForm } from "../../../foundation/ui/form/checked-form.tsx";
import { MailField } from "../../../foundation/ui/form/mail-field.tsx";
import { PasswordField } from "../../../foundation/ui/form/password-field.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { type Refused, readForm } from "../../../foundation/ui/form/form-reader.ts";
import { Failure } from "../../../foundation/ui/failure.tsx";
import { Notice } from "../../../foundation/ui/notice.tsx";
import type { Route } from "./+types/login";

/** Messages are keys of the namespace loginPage. */
const loginForm = v.object({
	email: mailAddress("error.email", "error.emailFormat"),
	password: v.string("error.password"),
});

type Problem = "invalid" | "locked" | "passkeyNeeded" | "tooMany" | "unexpected";
type Answer = {
	refused: Refused | null;
	problem: Problem | null;
	seconds: number;
	email: string;
	/** Set if the address is not confirmed: a one-time token to have the mail sent again. */
	token: string | null;
};

export async function loader({ request, url }: Route.LoaderArgs) {
	const session = await sessionOf(request);
	if (session) throw redirect(afterSignIn(url.searchParams.get("from")));
	return { passkeyOrigin: passkeySite()?.origin ?? null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const { clientAddress, log } = context.get(requestContext);
	const form = readForm(loginForm, await sentForm(request));
	const email = form.typed.email ?? "";
	const answer = (status: number, { problem = null, seconds = 0, token = null }: Partial<Answer>) =>
		data<Answer>(
			{ refused: form.ok ? null : { ...form, typed: { email } }, problem, seconds, email, token },
			{ status, headers: seconds ? { "Retry-After": String(seconds) } : {} },
		);
	if (!form.ok) return answer(400, {});
	const from = afterSignIn(url.searchParams.get("from"));
	try {
		const result = await signIn(form.value, request, clientAddress);
		if (!result.ok) {
			if (result.reason === "tooMany") return answer(429, { problem: "tooMany", seconds: result.retryAfter });
			if (result.reason === "unconfirmed") return answer(403, { token: result.token });
			return answer(result.reason === "invalid" ? 401 : 403, { problem: result.reason });
		}
		const headers = new Headers(result.cookies.map((cookie) => ["Set-Cookie", cookie]));
		if (result.codeNeeded) return redirect(`/admin/login-code?${new URLSearchParams({ from })}`, { headers });
		const welcome = { title: "successTitle", text: "successText", values: { email: form.value.email } };
		headers.append("Set-Cookie", flashCookie({ kind: "good", namespace: "loginPage", ...welcome }));
		return redirect(from, { headers });
	} catch (error) {
		log.error({ err: error }, "a sign-in failed");
		return answer(503, { problem: "unexpected" });
	}
}

export const headers: Route.HeadersFunction = ({ parentHeaders, actionHeaders }) =>
	new Headers([...parentHeaders, ...(actionHeaders ?? [])]);

export default function Login({ loaderData: { passkeyOrigin }, actionData: answer }: Route.ComponentProps) {
	const t = useTexts("loginPage");
	const textByKey = useTextsByKey("loginPage");
	const words = useTexts("signIn");
	const submit = useSubmit();
	const { search } = useLocation();
	const signingIn = useNavigation().formMethod === "POST";
	const { errors, onSubmit, onInput } = useCheckedForm((form) => readForm(loginForm, form), answer?.refused ?? null);
	const message = (field: string) => errors[field] && textByKey(errors[field]);
	const problem =
		answer?.problem &&
		(answer.problem === "locked" || answer.problem === "passkeyNeeded"
			? words(`${answer.problem}Text`)
			: t(answer.problem, { seconds: answer.seconds }));
	const failure = problem ? { title: t("failedTitle"), text: problem } : null;
	return (
		<>
			<PageMeta title={t("title")} noIndex />
			{answer?.token && <UnconfirmedNotice token={answer.token} />}
			<Form method="post" onSubmit={onSubmit} onInput={onInput} noValidate className={signInCard}>
				<div>
					<h1 className="text-3xl">{t("title")}</h1>
					<p className="mt-1 text-muted">{t("intro")}</p>
				</div>
				{failure && <Failure of={answer} {...failure} />}
				<ErrorSummary title={t("summary")} errors={errors} text={textByKey} />
				<MailField
					label={t("email")}
					autoComplete="username"
					// oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing comes before it that anybody could miss
					autoFocus
					error={message("email")}
					defaultValue={answer?.email}
				/>
				<PasswordField
					label={t("password")}
					name="password"
					autoComplete="current-password"
					required
					error={message("password")}
					show={t("show")}
					hide={t("hide")}
				/>
				<Button type="submit" disabled={signingIn}>
					{signingIn ? t("submitting") : t("submit")}
				</Button>
				<PasskeyButton
					purpose="sign-in"
					origin={passkeyOrigin}
					onAnswer={(passkey) => void submit({ passkey }, { method: "post", action: `/admin/login-passkey${search}` })}
				>
					{words("withPasskey")}
				</PasskeyButton>
				<LocalLink to="/admin/passwort-vergessen" className="justify-self-start underline underline-offset-4">
					{words("forgot")}
				</LocalLink>
			</Form>
		</>
	);
}

/** Tells a user with the right password that the address is unconfirmed, and offers another mail. */
function UnconfirmedNotice({ token }: { token: string }) {
	const t = useTexts("signIn");
	return (
		<Form method="post" action="/admin/bestaetigung-senden" className="mb-5">
			<Notice kind="bad" title={t("unconfirmedTitle")}>
				<p>{t("unconfirmedText")}</p>
				<input type="hidden" name="token" value={token} />
				<Button type="submit" kind="secondary" size="small" className="mt-3">
					{t("resend")}
				</Button>
			</Notice>
		</Form>
	);
}
