import { data, Form, redirect, useNavigation } from "react-router";
import { loginForm } from "../../accounts/login-form.ts";
import { afterSignIn } from "../../accounts/role.ts";
import { sessionOf } from "../../accounts/session.server.ts";
import { signIn } from "../../accounts/sign-in.server.ts";
import { adminTexts } from "../../i18n/admin-texts.ts";
import { LocalLink } from "../../i18n/link.tsx";
import { TextsProvider, useLanguage, useTexts } from "../../i18n/texts.tsx";
import { requestContext } from "../../request-context.server.ts";
import { flashCookie, takeFlash } from "../../site/flash.server.ts";
import { FlashToast } from "../../site/flash-toast.tsx";
import { LanguageSwitch } from "../../site/language-switch.tsx";
import { Logo } from "../../site/logo.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { SiteFrame } from "../../site/site-frame.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary, useCheckedForm } from "../../ui/checked-form.tsx";
import { TextField } from "../../ui/field.tsx";
import { type Refused, readForm, sentForm } from "../../ui/form-reader.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/login";

type Answer = { refused: Refused | null; problem: "invalid" | "tooMany" | "unexpected" | null; seconds: number; email: string };

export async function loader({ request, url }: Route.LoaderArgs) {
	const session = await sessionOf(request).catch(() => {
		throw data(null, { status: 503 });
	});
	if (session) throw redirect(afterSignIn(url.searchParams.get("from")));
	const { flash, headers } = takeFlash(request);
	return data({ flash }, { headers });
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const { clientAddress, log } = context.get(requestContext);
	const form = readForm(loginForm, await sentForm(request));
	const answer = (problem: Answer["problem"], status: number, seconds = 0) =>
		data<Answer>(
			{ refused: form.ok ? null : { ...form, typed: { email: form.typed.email ?? "" } }, problem, seconds, email: form.typed.email ?? "" },
			{ status, headers: seconds ? { "Retry-After": String(seconds) } : {} },
		);
	if (!form.ok) return answer(null, 400);
	try {
		const result = await signIn(form.value, request, clientAddress);
		if (!result.ok) return result.reason === "tooMany" ? answer("tooMany", 429, result.retryAfter) : answer("invalid", 401);
		const headers = new Headers(result.cookies.map((cookie) => ["Set-Cookie", cookie]));
		headers.append("Set-Cookie", flashCookie({ kind: "good", namespace: "loginPage", title: "successTitle", text: "successText", values: { email: form.value.email } }));
		return redirect(afterSignIn(url.searchParams.get("from")), { headers });
	} catch (error) {
		log.error({ err: error }, "a sign-in failed");
		return answer("unexpected", 503);
	}
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) => new Headers([...loaderHeaders, ...(actionHeaders ?? [])]);

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	return (
		<TextsProvider language={language} extra={adminTexts[language]}>
			<SiteFrame staff={false} bare>
				<FlashToast flash={loaderData.flash} />
				<LoginForm answer={actionData} />
			</SiteFrame>
		</TextsProvider>
	);
}

function LoginForm({ answer }: { answer: Answer | undefined }) {
	const t = useTexts("loginPage");
	const signingIn = useNavigation().formMethod === "POST";
	const { errors, onSubmit, onInput } = useCheckedForm((form) => readForm(loginForm, form), answer?.refused ?? null);
	const message = (field: string) => errors[field] && t(errors[field]);
	return (
		<div className="page-width grid min-h-dvh content-center py-10">
			<PageMeta title={t("title")} noIndex />
			<div className="mx-auto w-full max-w-md">
				<div className="mb-8 flex items-center justify-between">
					<Logo />
					<LanguageSwitch />
				</div>
				<Form method="post" onSubmit={onSubmit} onInput={onInput} noValidate className="grid gap-5 rounded-md border border-line border-t-4 border-t-amber bg-surface p-6 sm:p-8">
					<div>
						<h1 className="text-3xl">{t("title")}</h1>
						<p className="mt-1 text-muted">{t("intro")}</p>
					</div>
					{answer?.problem && (
						<Notice kind="bad" title={t("failedTitle")}>
							<p>{t(answer.problem, { seconds: answer.seconds })}</p>
						</Notice>
					)}
					<ErrorSummary title={t("summary")} errors={errors} text={t} />
					<TextField label={t("email")} name="email" type="email" autoComplete="username" required error={message("email")} defaultValue={answer?.email} />
					<TextField label={t("password")} name="password" type="password" autoComplete="current-password" required error={message("password")} />
					<Button type="submit" disabled={signingIn}>
						{signingIn ? t("submitting") : t("submit")}
					</Button>
				</Form>
				<LocalLink to="/" className="mt-6 inline-block underline underline-offset-4">
					{t("toSite")}
				</LocalLink>
			</div>
		</div>
	);
}
