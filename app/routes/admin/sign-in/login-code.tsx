import { redirect } from "react-router";
import * as v from "valibot";
import { AccountForm } from "../../../accounts/account-form.tsx";
import { notTaken } from "../../../accounts/account-answer.server.ts";
import { afterSignIn } from "../../../accounts/role.ts";
import { sessionOf } from "../../../accounts/session.server.ts";
import { isCodeAwaited, signInWithCode } from "../../../accounts/sign-in/sign-in.server.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { signInCard, SignInHeading } from "../../../office/frame/sign-in-frame.tsx";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { Button } from "../../../foundation/ui/button.tsx";
import { LinkButton } from "../../../foundation/i18n/link.tsx";
import { TextField } from "../../../foundation/ui/form/field.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/login-code";

const codeForm = v.object({ code: v.pipe(v.string("error.code"), v.maxLength(40, "codeInvalid")) });

export async function loader({ request, url }: Route.LoaderArgs) {
	const [session, awaited] = await Promise.all([sessionOf(request), isCodeAwaited(request)]);
	if (session) throw redirect(afterSignIn(url.searchParams.get("from")));
	if (!awaited) throw redirect("/admin/login");
	return null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const form = readForm(codeForm, await sentForm(request));
	if (!form.ok) return notTaken(400, { errors: form.errors });
	const from = afterSignIn(url.searchParams.get("from"));
	const result = await signInWithCode(form.value.code, request, context.get(requestContext).clientAddress);
	if (result.ok)
		return redirect(from, { headers: new Headers(result.cookies.map((cookie) => ["Set-Cookie", cookie])) });
	if (result.reason === "tooMany") return notTaken(429, { problem: "tooMany", seconds: result.retryAfter });
	if (result.reason === "invalid") return notTaken(401, { problem: "codeInvalid" });
	const flash = { kind: "bad", namespace: "signIn", title: "codeOverTitle", text: "codeOverText" } as const;
	return redirectWithFlash(`/admin/login?${new URLSearchParams({ from })}`, flash);
}

export default function LoginCode({ actionData: answer }: Route.ComponentProps) {
	const t = useTexts("signIn");
	return (
		<AccountForm
			texts="signIn"
			check={(form) => readForm(codeForm, form)}
			answer={answer}
			className={signInCard}
			heading={<SignInHeading title={t("codeTitle")} intro={t("codeIntro")} />}
		>
			<TextField
				label={t("code")}
				name="code"
				hint={t("codeHint")}
				autoComplete="one-time-code"
				autoCapitalize="off"
				spellCheck={false}
				maxLength={40}
				required
			/>
			<div className="flex flex-wrap gap-3">
				<Button>{t("codeSubmit")}</Button>
				<LinkButton to="/admin/login" kind="quiet">
					{t("cancel")}
				</LinkButton>
			</div>
		</AccountForm>
	);
}
