import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { retentionForm } from "../../../contact/retention.ts";
import { contactRequestDays, requestsOlderThan, setContactRequestDays } from "../../../contact/retention.server.ts";
import { type RetentionAnswer, RetentionEditor } from "../../../contact/retention-editor.tsx";
import { useTexts } from "../../../i18n/texts.tsx";
import { requestContext } from "../../../request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { readForm, sentForm } from "../../../ui/form-reader.ts";
import type { Route } from "./+types/settings";
import { BackLink } from "../../../ui/back-link.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	try {
		return data({ days: await contactRequestDays(), code: null });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the settings could not be read");
		return data({ days: null, code: 503 }, { status: 503 });
	}
}

/** Sets after how many days contact requests are deleted; what would be deleted at once is asked about first. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = readForm(retentionForm, await sentForm(request));
	const typed = form.typed.contact_request_days ?? "";
	if (!form.ok) return data<RetentionAnswer>({ state: "refused", error: Object.values(form.errors)[0]!, typed }, { status: 400 });
	const days = form.value.contact_request_days;
	try {
		const count = days === null || form.value.agreed === String(days) ? 0 : await requestsOlderThan(days);
		if (days !== null && count > 0) return data<RetentionAnswer>({ state: "ask", days, count }, { status: 409 });
		await setContactRequestDays(days, staffIn(context));
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a setting could not be stored");
		return data<RetentionAnswer>({ state: "failed", code: 503, typed }, { status: 503 });
	}
	const text = days === null ? "savedOff" : "savedOn";
	const flash = flashCookie({ kind: "good", namespace: "einstellungen", title: "saved", text, values: { days: String(days) } });
	return redirect("/admin/einstellungen", { headers: { "Set-Cookie": flash } });
}

export default function Settings({ loaderData: { days, code }, actionData }: Route.ComponentProps) {
	const t = useTexts("einstellungen");
	const errors = useTexts("errors");
	return (
		<div className="page-width pt-8">
			<PageMeta title={t("title")} noIndex />
			<BackLink to="/admin/kontakt-anfragen">{t("back")}</BackLink>
			<h1 className="mt-2 text-4xl">{t("title")}</h1>
			{code ? (
				<div className="mt-6">
					<LoadFailure title={errors("fetchErrorTitle")} text={t("fetchError", { code })} />
				</div>
			) : (
				<RetentionEditor days={days} answer={actionData} />
			)}
		</div>
	);
}
