import { data } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { officeSettings, setOfficeSettings } from "../../../requests/hours/office-clock.server.ts";
import { OfficeHoursForm } from "../../../requests/hours/office-hours-form.tsx";
import { officeForm, weekOf } from "../../../requests/hours/office-settings.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import type { NotStored } from "../../../office/setting-form.tsx";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/office-hours";

const ADDRESS = "/admin/einstellungen/buerozeiten";

export async function loader() {
	return { settings: await officeSettings() };
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = readForm(officeForm, await sentForm(request));
	if (!form.ok) return data<NotStored>({ errors: form.errors, typed: form.typed }, { status: 400 });
	const { typed } = form;
	const { state, ...times } = form.value;
	const read = weekOf(times);
	if ("errors" in read) return data<NotStored>({ errors: read.errors, typed }, { status: 400 });
	try {
		await setOfficeSettings({ state, week: read.week }, staffIn(context));
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the office's hours could not be stored");
		return data<NotStored>({ code: 503, typed }, { status: 503 });
	}
	return redirectWithFlash(ADDRESS, { kind: "good", namespace: "officeHours", title: "saved" });
}

export default function OfficeHours({ loaderData: { settings }, actionData }: Route.ComponentProps) {
	const t = useTexts("officeHours");
	return (
		<SettingPage title={t("title")} intro={t("intro")} back={t("back")}>
			<OfficeHoursForm settings={settings} answer={actionData} />
		</SettingPage>
	);
}
