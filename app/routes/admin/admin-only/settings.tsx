import { settingAction, settingLoader } from "../../../back-office/setting-actions.server.ts";
import { saleSettingsForm } from "../../../machines/sale-settings.ts";
import { saleSettingNames, saleSettings, setSaleSettings } from "../../../machines/sale-settings.server.ts";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import { typedNumber } from "../../../foundation/i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../../../foundation/i18n/texts.tsx";
import { Checkbox, TextField } from "../../../foundation/ui/form/field.tsx";
import { ContactField } from "../../../office/frame/people.tsx";
import { SettingForm } from "../../../back-office/setting-form.tsx";
import type { Route } from "./+types/settings";

export const loader = settingLoader(saleSettingNames, () => saleSettings());

export const action = settingAction("sale", saleSettingNames, saleSettingsForm, setSaleSettings);

export default function Settings({ loaderData: { stored: settings } }: Route.ComponentProps) {
	const t = useTexts("einstellungen");
	const language = useLanguage();
	const amount = (name: "vat_percent" | "instalment_rate" | "instalment_months" | "sold_page_days") => ({
		name,
		label: t(name),
		aside: t(`unit.${name}`),
		inputMode: "decimal" as const,
		autoComplete: "off",
		maxLength: 5,
		defaultValue: settings[name] === null ? "" : typedNumber(language, settings[name]),
	});
	const choice = (name: "sells_to_consumers" | "weight_is_public") => ({
		name,
		label: t(name),
		value: "true",
		defaultChecked: settings[name],
	});
	return (
		<SettingPage subject="sale">
			<SettingForm text={useTextsByKey("einstellungen")}>
				<div className="grid gap-5 sm:grid-cols-3">
					<TextField {...amount("vat_percent")} />
					<TextField {...amount("instalment_rate")} hint={t("rateHint")} />
					<TextField {...amount("instalment_months")} />
				</div>
				<Checkbox {...choice("sells_to_consumers")} />
				<p className="-mt-3 pl-9 text-sm text-muted">{t("consumersHint")}</p>
				<div className="max-w-96">
					<TextField {...amount("sold_page_days")} hint={t("soldPageHint")} />
				</div>
				<Checkbox {...choice("weight_is_public")} />
				<p className="-mt-3 pl-9 text-sm text-muted">{t("weightHint")}</p>
				<div className="grid gap-5 sm:grid-cols-2">
					{(["sale_contact", "hire_contact"] as const).map((name) => (
						<ContactField key={name} label={t(name)} name={name} defaultValue={settings[name] ?? ""} />
					))}
				</div>
				<p className="-mt-3 text-sm text-muted">{t("contactHint")}</p>
			</SettingForm>
		</SettingPage>
	);
}
