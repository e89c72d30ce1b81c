import { data } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { officeWeek, setOfficeWeek } from "../../../requests/hours/office-clock.server.ts";
import { OfficeHoursForm } from "../../../requests/hours/office-hours-form.tsx";
import { officeForm, weekOf } from "../../../requests/hours/office-settings.ts";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import { settingPages } from "../../../office/setting-pages.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { type NotTaken, readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/office-hours";

export async function loader() {
	return { week: await officeWeek() };
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = readForm(officeForm, await sentForm(request));
	if (!form.ok) return data<NotTaken>(form, { status: 400 });
	const { typed } = form;
	const read = weekOf(form.value);
	if ("errors" in read) return data<NotTaken>({ errors: read.errors, typed }, { status: 400 });
	await setOfficeWeek(read.week, staffIn(context));
	return redirectWithFlash(settingPages.officeHours, { kind: "good", namespace: "einstellungen", title: "saved" });
}

export default function OfficeHours({ loaderData: { week }, actionData }: Route.ComponentProps) {
	return (
		<SettingPage subject="officeHours">
			<OfficeHoursForm week={week} answer={actionData} />
		</SettingPage>
	);
}
