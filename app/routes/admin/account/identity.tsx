import { useLocation, useSubmit } from "react-router";
import * as v from "valibot";
import { AccountForm } from "../../../accounts/account-form.tsx";
import { notTaken } from "../../../accounts/account-answer.server.ts";
import { actingUserIn, staffIn } from "../../../accounts/guard.server.ts";
import { PasskeyButton } from "../../../accounts/passkeys/passkey-button.tsx";
import { passkeySite } from "../../../accounts/passkeys/passkey-site.server.ts";
import { passkeysOf } from "../../../accounts/passkeys/passkeys.server.ts";
import { afterSignIn } from "../../../accounts/role.ts";
import { confirmIdentity } from "../../../accounts/second-factor/step-up.server.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { Button } from "../../../foundation/ui/button.tsx";
import { LinkButton } from "../../../foundation/i18n/link.tsx";
import { PasswordField } from "../../../foundation/ui/form/password-field.tsx";
import { readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/identity";

const identityForm = v.object({ current_password: v.string("missing") });

export async function loader({ context }: Route.LoaderArgs) {
	const keys = await passkeysOf(staffIn(context).id);
	return { passkeyOrigin: keys.length > 0 ? (passkeySite()?.origin ?? null) : null };
}

/** Confirms who is signed in by password or passkey, and leads on to `from`. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const form = await sentForm(request);
	const password = String(form.get("current_password") ?? "");
	const passkey = String(form.get("passkey") ?? "");
	if (!password && !passkey) return notTaken(400, { errors: { current_password: "missing" } });
	const check = await confirmIdentity(actingUserIn(context), { password, passkey });
	if (!check.ok && check.reason === "tooMany") return notTaken(429, { problem: "tooMany", seconds: check.retryAfter });
	if (!check.ok) return notTaken(403, { problem: passkey ? "wrongKey" : "wrong" });
	const flash = { kind: "good", namespace: "stepUp", title: "doneTitle", text: "doneText" } as const;
	return redirectWithFlash(afterSignIn(url.searchParams.get("from")), flash);
}

export default function Identity({ loaderData: { passkeyOrigin }, actionData: answer }: Route.ComponentProps) {
	const t = useTexts("stepUp");
	const submit = useSubmit();
	const from = new URLSearchParams(useLocation().search).get("from") ?? "";
	const users = /^\/admin\/benutzer(\/[\w-]+)?/.exec(from)?.[0];
	return (
		<div className="page-width pt-10 pb-16">
			<PageMeta title={t("title")} noIndex />
			<AccountForm
				texts="stepUp"
				check={(form) => readForm(identityForm, form)}
				answer={answer}
				className="grid max-w-xl gap-5 rounded-md border border-line border-t-4 border-t-amber bg-surface p-5 sm:p-8"
				heading={
					<div>
						<h1 className="text-2xl">{t("title")}</h1>
						<p className="mt-2 text-muted">{t("text")}</p>
					</div>
				}
			>
				<PasswordField name="current_password" label={t("password")} text={t} />
				<div className="flex flex-wrap gap-3">
					<Button>{t("submit")}</Button>
					<PasskeyButton
						purpose="confirm"
						origin={passkeyOrigin}
						onAnswer={(passkey) => void submit({ passkey }, { method: "post" })}
					>
						{t("withPasskey")}
					</PasskeyButton>
					<LinkButton to={users ?? "/admin/konto"} kind="quiet">
						{t("cancel")}
					</LinkButton>
				</div>
			</AccountForm>
		</div>
	);
}
