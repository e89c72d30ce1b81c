import { Form } from "react-router";
import { useTexts, useTextsByKey } from "../../../foundation/i18n/texts.tsx";
import { Button } from "../../../foundation/ui/button.tsx";
import { LinkButton } from "../../../foundation/i18n/link.tsx";
import { TextField } from "../../../foundation/ui/form/field.tsx";
import { HiddenFields } from "../../../foundation/ui/form/hidden-fields.tsx";
import { Notice } from "../../../foundation/ui/notice.tsx";
import { SettingForm } from "../../../back-office/setting-form.tsx";
import { settingPages } from "../../../office/setting-pages.ts";
import { settingAction, settingLoader } from "../../../back-office/setting-actions.server.ts";
import { requestsOlderThan } from "../../../requests/retention.server.ts";
import { agreedDays, type AskedRetention, retentionForm, retentionNames } from "../../../office/retention-days.ts";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
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

export default function Retention({ loaderData: { stored }, actionData }: Route.ComponentProps) {
	const t = useTexts("einstellungen");
	const text = useTextsByKey("einstellungen");
	return (
		<SettingPage subject="retention">
			{actionData?.ask ? (
				<Agree typed={actionData.typed} {...actionData.ask} />
			) : (
				<SettingForm text={text} label={text}>
					{retentionNames.map((name) => (
						<TextField
							key={name}
							label={t(name)}
							aside={t("unit.days")}
							name={name}
							inputMode="numeric"
							autoComplete="off"
							maxLength={5}
							hint={t(`${name}Hint`)}
							defaultValue={stored[name] ?? ""}
						/>
					))}
				</SettingForm>
			)}
		</SettingPage>
	);
}

function Agree({ typed, days, older }: AskedRetention & { typed: Record<string, string> }) {
	const t = useTexts("einstellungen");
	return (
		<Notice kind="bad" title={t("agreeTitle")} className="mt-6 max-w-2xl">
			{retentionNames
				.filter((name) => older[name] > 0)
				.map((name) => (
					<p key={name} className="mt-1">
						{t(`agree.${name}`, { days: days[name]!, count: older[name] })}
					</p>
				))}
			<Form method="post" className="mt-4 flex flex-wrap gap-3">
				<HiddenFields fields={{ ...typed, agreed: agreedDays(days) }} />
				<Button kind="danger">{t("agree")}</Button>
				<LinkButton to={settingPages.retention} reloadDocument kind="secondary">
					{t("cancel")}
				</LinkButton>
			</Form>
		</Notice>
	);
}
