import { data } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { SaleEditor } from "../../../machines/sale-editor.tsx";
import { saleSettingsForm } from "../../../machines/sale-settings.ts";
import { saleSettings, setSaleSettings } from "../../../machines/sale-settings.server.ts";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import { settingPages } from "../../../office/setting-pages.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { type NotTaken, readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/settings";

export const loader = () => saleSettings();

export async function action({ request, context }: Route.ActionArgs) {
	const form = readForm(saleSettingsForm, await sentForm(request));
	if (!form.ok) return data<NotTaken>(form, { status: 400 });
	await setSaleSettings(form.value, staffIn(context));
	return redirectWithFlash(settingPages.sale, { kind: "good", namespace: "einstellungen", title: "saved" });
}

export default function Settings({ loaderData: settings, actionData }: Route.ComponentProps) {
	return (
		<SettingPage subject="sale">
			<SaleEditor settings={settings} answer={actionData} />
		</SettingPage>
	);
}
