import { settingAction } from "../../../back-office/setting-actions.server.ts";
import { SaleEditor } from "../../../machines/sale-editor.tsx";
import { saleSettingsForm } from "../../../machines/sale-settings.ts";
import { saleSettings, setSaleSettings } from "../../../machines/sale-settings.server.ts";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import type { Route } from "./+types/settings";

export const loader = () => saleSettings();

export const action = settingAction("sale", saleSettingsForm, setSaleSettings);

export default function Settings({ loaderData: settings, actionData }: Route.ComponentProps) {
	return (
		<SettingPage subject="sale">
			<SaleEditor settings={settings} answer={actionData} />
		</SettingPage>
	);
}
