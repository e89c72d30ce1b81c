import { useEffect, useRef } from "react";
import { data, Form, redirect, useSubmit } from "react-router";
import { actingUserIn, staffIn } from "../../../accounts/guard.server.ts";
import { PasskeyButton } from "../../../accounts/passkeys/passkey-button.tsx";
import { passkeySite } from "../../../accounts/passkeys/passkey-site.server.ts";
import { passkeysOf } from "../../../accounts/passkeys/passkeys.server.ts";
import { afterSignIn } from "../../../accounts/role.ts";
import { confirmIdentity } from "../../../accounts/second-factor/step-up.server.ts";
import { LocalLink } from "../../../foundation/i18n/link.tsx";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { Button, buttonLook } from "../../../foundation/ui/button.tsx";
import { PasswordField } from "../../../foundation/ui/form/password-field.tsx";
import { Failure } from "../../../foundation/ui/failure.tsx";
import type { Route } from "./+types/identity";

export async function loader({ context }: Route.LoaderArgs) {
	const keys = await passkeysOf(staffIn(context).id);
	return { passkeyOrigin: keys.length > 0 ? (passkeySite()?.origin ?? null) : null };
}

/** Confirms who is signed in by password or passkey, and leads on to `from`. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const form = await sentForm(request);
	const password = String(form.get("current_password") ?? "");
	const passkey = String(form.get("passkey") ?? "");
	if (!password && !passkey) return data({ problem: "missing" as const, seconds: 0 }, { status: 400 });
	const check = await confirmIdentity(actingUserIn(context), { password, passkey });
	if (!check.ok && check.reason === "tooMany")
		return data(
			{ problem: check.reason, seconds: check.retryAfter },
			{ status: 429, headers: { "Retry-After": String(check.retryAfter) } },
		);
	if (!check.ok) return data({ problem: passkey ? ("wrongKey" as const) : check.reason, seconds: 0 }, { status: 403 });
	const flash = flashCookie({ kind: "good", namespace: "stepUp", title: "doneTitle", text: "doneText" });
	return redirect(afterSignIn(url.searchParams.get("from")), { headers: { "Set-Cookie": flash } });
}

export const headers: Route.HeadersFunction = ({ parentHeaders, actionHeaders }) =>
	new Headers([...parentHeaders, ...(actionHeaders ?? [])]);

export default function Identity({ loaderData: { passkeyOrigin }, actionData: answer }: Route.ComponentProps) {
	const t = useTexts("stepUp");
	const submit = useSubmit();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), [answer]);
	const failure = answer ? { title: t("failedTitle"), text: t(answer.problem, { seconds: answer.seconds }) } : null;
	const label = t("password");
	return (
		<div className="page-width pt-10 pb-16">
			<PageMeta title={t("title")} noIndex />
			<Form
				method="post"
				className="grid max-w-xl gap-5 rounded-md border border-line border-t-4 border-t-amber bg-surface p-5 sm:p-8"
			>
				<div>
					<h1 ref={heading} tabIndex={-1} className="text-2xl outline-none focus-visible:shadow-none">
						{t("title")}
					</h1>
					<p className="mt-2 text-muted">{t("text")}</p>
				</div>
				{failure && <Failure of={answer} {...failure} />}
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
						origin={passkeyOrigin}
						onAnswer={(passkey) => void submit({ passkey }, { method: "post" })}
					>
						{t("withPasskey")}
					</PasskeyButton>
					<LocalLink to="/admin/konto" className={buttonLook({ kind: "quiet" })}>
						{t("cancel")}
					</LocalLink>
				</div>
			</Form>
		</div>
	);
}
