import { data } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { requestsOlderThan } from "../../../requests/retention.server.ts";
import { agreedDays, retentionForm, retentionNames } from "../../../office/retention-days.ts";
import { type RetentionAnswer, RetentionEditor } from "../../../office/retention-editor.tsx";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import { settingPages } from "../../../office/setting-pages.ts";
import { entriesOlderThan } from "../../../log/log-retention.server.ts";
import { retentionDays, setRetentionDays } from "../../../log/retention-days.server.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/retention";

export async function loader() {
	return {
		contact_request_days: await retentionDays("contact_request_days"),
		log_days: await retentionDays("log_days"),
	};
}

/** Sets both periods. If they would delete rows at once, it asks first. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = readForm(retentionForm, await sentForm(request));
	if (!form.ok) return data<RetentionAnswer>(form, { status: 400 });
	const { agreed, ...days } = form.value;
	const older = {
		contact_request_days: await requestsOlderThan(days.contact_request_days),
		log_days: await entriesOlderThan(days.log_days),
	};
	if (agreed !== agreedDays(days) && older.contact_request_days + older.log_days > 0)
		return data<RetentionAnswer>({ typed: form.typed, ask: { days, older } }, { status: 409 });
	for (const name of retentionNames) await setRetentionDays(name, days[name], staffIn(context));
	return redirectWithFlash(settingPages.retention, { kind: "good", namespace: "einstellungen", title: "saved" });
}

export default function Retention({ loaderData: days, actionData }: Route.ComponentProps) {
	return (
		<SettingPage subject="retention">
			<RetentionEditor days={days} answer={actionData} />
		</SettingPage>
	);
}
