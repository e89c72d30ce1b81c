import { settingAction, settingLoader } from "../../../back-office/setting-actions.server.ts";
import { requestsOlderThan } from "../../../requests/retention.server.ts";
import { agreedDays, retentionForm, retentionNames } from "../../../office/retention-days.ts";
import { RetentionEditor } from "../../../office/retention-editor.tsx";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import { ChangedMeanwhile } from "../../../log/changed-meanwhile.tsx";
import { entriesOlderThan } from "../../../log/log-retention.server.ts";
import { retentionDays, setRetentionDays } from "../../../log/retention-days.server.ts";
import type { Route } from "./+types/retention";

export const loader = settingLoader(retentionNames, async () => ({
	contact_request_days: await retentionDays("contact_request_days"),
	log_days: await retentionDays("log_days"),
}));

/** Sets both periods. If they would delete rows at once, it asks first. */
export const action = settingAction("retention", retentionNames, retentionForm, async (form, by, t) => {
	const { agreed, ...days } = form;
	const older = {
		contact_request_days: await requestsOlderThan(days.contact_request_days, t),
		log_days: await entriesOlderThan(days.log_days, t),
	};
	if (agreed !== agreedDays(days) && older.contact_request_days + older.log_days > 0) return { ask: { days, older } };
	for (const name of retentionNames) await setRetentionDays(name, days[name], by, t);
});

export default function Retention({ loaderData: { shown, stored }, actionData }: Route.ComponentProps) {
	return (
		<SettingPage subject="retention">
			<RetentionEditor key={shown} days={stored} answer={actionData} heading={<ChangedMeanwhile />} />
		</SettingPage>
	);
}
