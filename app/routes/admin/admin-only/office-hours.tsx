import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { officeSettings, setOfficeSettings } from "../../../contact/office-clock.server.ts";
import { type OfficeHoursAnswer, OfficeHoursForm } from "../../../contact/office-hours-form.tsx";
import { officeForm, weekOf } from "../../../contact/office-settings.ts";
import { useTexts } from "../../../i18n/texts.tsx";
import { requestContext } from "../../../request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { BackLink } from "../../../ui/back-link.tsx";
import { readForm, sentForm } from "../../../ui/form-reader.ts";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import type { Route } from "./+types/office-hours";

const ADDRESS = "/admin/einstellungen/buerozeiten";

export async function loader({ context }: Route.LoaderArgs) {
	try {
		return data({ settings: await officeSettings() });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the office's hours could not be read");
		return data({ settings: null }, { status: 503 });
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = readForm(officeForm, await sentForm(request));
	if (!form.ok) return data<OfficeHoursAnswer>({ state: "refused", refused: form }, { status: 400 });
	const { typed } = form;
	const { state, ...times } = form.value;
	const read = weekOf(times);
	if ("errors" in read)
		return data<OfficeHoursAnswer>(
			{ state: "refused", refused: { ok: false, errors: read.errors, typed } },
			{ status: 400 },
		);
	try {
		await setOfficeSettings({ state, week: read.week }, staffIn(context));
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the office's hours could not be stored");
		return data<OfficeHoursAnswer>({ state: "failed", code: 503, typed }, { status: 503 });
	}
	const flash = flashCookie({ kind: "good", namespace: "officeHours", title: "saved" });
	return redirect(ADDRESS, { headers: { "Set-Cookie": flash } });
}

export default function OfficeHours({ loaderData: { settings }, actionData }: Route.ComponentProps) {
	const t = useTexts("officeHours");
	const errors = useTexts("errors");
	return (
		<div className="page-width pt-8">
			<PageMeta title={t("title")} noIndex />
			<BackLink to="/admin/einstellungen">{t("back")}</BackLink>
			<h1 className="mt-2 text-4xl">{t("title")}</h1>
			<p className="mt-3 max-w-[70ch] text-muted">{t("intro")}</p>
			{settings ? (
				<OfficeHoursForm settings={settings} answer={actionData} />
			) : (
				<div className="mt-6">
					<LoadFailure title={errors("fetchErrorTitle")} text={t("fetchError", { code: 503 })} />
				</div>
			)}
		</div>
	);
}
