import { data, Form, redirect } from "react-router";
import * as v from "valibot";
import { NewPasswordFields } from "../../../accounts/passwords/new-password-fields.tsx";
import { readSafePassword } from "../../../accounts/passwords/password.server.ts";
import { newPasswordFields } from "../../../accounts/passwords/password.ts";
import { emailToReset, resetPassword } from "../../../accounts/passwords/password-reset.server.ts";
import { useNewPasswordForm } from "../../../accounts/passwords/use-new-password-form.ts";
import { config } from "../../../foundation/config/config.server.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { LocalLink } from "../../../foundation/i18n/link.tsx";
import { useTexts, useTextsByKey } from "../../../foundation/i18n/texts.tsx";
import { signInCard } from "../../../office/frame/sign-in-frame.tsx";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { Button, buttonLook } from "../../../foundation/ui/button.tsx";
import { ErrorSummary } from "../../../foundation/ui/form/checked-form.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/password-new";

const form = (minLength: number) => v.object(newPasswordFields(minLength));

export async function loader({ url }: Route.LoaderArgs) {
	const valid = await emailToReset(url.searchParams.get("token"));
	return data({ valid: valid !== null, minLength: config().passwordMinLength }, { status: valid === null ? 410 : 200 });
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const token = url.searchParams.get("token");
	const email = await emailToReset(token);
	if (email === null) return data({ over: true, refused: null }, { status: 410 });
	const read = await readSafePassword(form(config().passwordMinLength), await sentForm(request), email);
	if (!read.ok) return data({ over: false, refused: read }, { status: 400 });
	const { clientAddress } = context.get(requestContext);
	const saving = resetPassword(token, read.value.password, request, clientAddress);
	const device = await saving;
	if (device === null) return data({ over: true, refused: null }, { status: 410 });
	const flash = flashCookie({ kind: "good", namespace: "passwordReset", title: "savedTitle", text: "savedText" });
	return redirect("/admin/login", {
		headers: [device, flash].map((cookie): [string, string] => ["Set-Cookie", cookie]),
	});
}

export default function PasswordNew({ loaderData: { valid, minLength }, actionData: answer }: Route.ComponentProps) {
	const t = useTexts("passwordReset");
	const words = useTexts("addUserPage");
	const textByKey = useTextsByKey("addUserPage");
	const { errors, onSubmit, onInput } = useNewPasswordForm(form(minLength), minLength, answer?.refused ?? null);
	if (!valid || answer?.over)
		return (
			<div className={signInCard}>
				<PageMeta title={t("overTitle")} noIndex />
				<h1 className="text-3xl">{t("overTitle")}</h1>
				<p>{t("overText")}</p>
				<LocalLink to="/admin/passwort-vergessen" className={buttonLook()}>
					{t("again")}
				</LocalLink>
			</div>
		);
	return (
		<Form method="post" onSubmit={onSubmit} onInput={onInput} noValidate className={signInCard}>
			<PageMeta title={t("newTitle")} noIndex />
			<div>
				<h1 className="text-3xl">{t("newTitle")}</h1>
				<p className="mt-1 text-muted">{t("newIntro")}</p>
			</div>
			<ErrorSummary title={words("summary")} errors={errors} text={(key) => textByKey(key, { min: minLength })} />
			<NewPasswordFields minLength={minLength} errors={errors} />
			<Button type="submit">{t("save")}</Button>
		</Form>
	);
}
