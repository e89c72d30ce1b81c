import { data, Form, redirect } from "react-router";
import * as v from "valibot";
import { afterSignIn } from "../../../accounts/role.ts";
import { sessionOf } from "../../../accounts/session.server.ts";
import { isCodeAwaited, signInWithCode } from "../../../accounts/sign-in/sign-in.server.ts";
import { LocalLink } from "../../../foundation/i18n/link.tsx";
import { useTexts, useTextsByKey } from "../../../foundation/i18n/texts.tsx";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { signInCard } from "../../../office/frame/sign-in-frame.tsx";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { Button, buttonLook } from "../../../foundation/ui/button.tsx";
import { useCheckedForm } from "../../../foundation/ui/form/checked-form.tsx";
import { Failure } from "../../../foundation/ui/failure.tsx";
import { TextField } from "../../../foundation/ui/form/field.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { type Refused, readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/login-code";

const codeForm = v.object({ code: v.pipe(v.string("error.code"), v.maxLength(40, "codeInvalid")) });

type Answer = { refused: Refused | null; problem: "codeInvalid" | "tooMany" | "failedText" | null; seconds: number };

export async function loader({ request, url }: Route.LoaderArgs) {
	const [session, awaited] = await Promise.all([sessionOf(request), isCodeAwaited(request)]);
	if (session) throw redirect(afterSignIn(url.searchParams.get("from")));
	if (!awaited) throw redirect("/admin/login");
	return null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const form = readForm(codeForm, await sentForm(request));
	const answer = (status: number, problem: Answer["problem"], seconds = 0) =>
		data<Answer>(
			{ refused: form.ok ? null : { ...form, typed: {} }, problem, seconds },
			{ status, headers: seconds ? { "Retry-After": String(seconds) } : {} },
		);
	if (!form.ok) return answer(400, null);
	const from = afterSignIn(url.searchParams.get("from"));
	try {
		const result = await signInWithCode(form.value.code, request, context.get(requestContext).clientAddress);
		if (result.ok)
			return redirect(from, { headers: new Headers(result.cookies.map((cookie) => ["Set-Cookie", cookie])) });
		if (result.reason === "tooMany") return answer(429, "tooMany", result.retryAfter);
		if (result.reason === "invalid") return answer(401, "codeInvalid");
		const flash = flashCookie({ kind: "bad", namespace: "signIn", title: "codeOverTitle", text: "codeOverText" });
		return redirect(`/admin/login?${new URLSearchParams({ from })}`, { headers: { "Set-Cookie": flash } });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a sign-in with a code failed");
		return answer(503, "failedText");
	}
}

export const headers: Route.HeadersFunction = ({ parentHeaders, actionHeaders }) =>
	new Headers([...parentHeaders, ...(actionHeaders ?? [])]);

export default function LoginCode({ actionData: answer }: Route.ComponentProps) {
	const t = useTexts("signIn");
	const textByKey = useTextsByKey("signIn");
	const { errors, onSubmit, onInput } = useCheckedForm((form) => readForm(codeForm, form), answer?.refused ?? null);
	const failure = answer?.problem
		? { title: t("failedTitle"), text: t(answer.problem, { seconds: answer.seconds, code: 503 }) }
		: null;
	return (
		<>
			<PageMeta title={t("codeTitle")} noIndex />
			<Form method="post" onSubmit={onSubmit} onInput={onInput} noValidate className={signInCard}>
				<div>
					<h1 className="text-3xl">{t("codeTitle")}</h1>
					<p className="mt-1 text-muted">{t("codeIntro")}</p>
				</div>
				{failure && <Failure of={answer} {...failure} />}
				<TextField
					label={t("code")}
					name="code"
					hint={t("codeHint")}
					error={errors.code && textByKey(errors.code)}
					autoComplete="one-time-code"
					autoCapitalize="off"
					spellCheck={false}
					maxLength={40}
					required
				/>
				<div className="flex flex-wrap gap-3">
					<Button type="submit">{t("codeSubmit")}</Button>
					<LocalLink to="/admin/login" className={buttonLook({ kind: "quiet" })}>
						{t("cancel")}
					</LocalLink>
				</div>
			</Form>
		</>
	);
}
