import { settingAction, settingLoader } from "../../../back-office/setting-actions.server.ts";
import { ownMakesText, setOwnMakes } from "../../../machines/machine/own-makes.server.ts";
import { OWN_MAKES, ownMakesForm } from "../../../machines/machine/own-makes.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { TextArea } from "../../../foundation/ui/form/field.tsx";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import { SettingForm } from "../../../back-office/setting-form.tsx";
import type { Route } from "./+types/makes";

export const loader = settingLoader([OWN_MAKES], () => ownMakesText());

export const action = settingAction("makes", [OWN_MAKES], ownMakesForm, (form, by, t) =>
	setOwnMakes(form[OWN_MAKES], by, t),
);

export default function Makes({ loaderData: { stored: makes } }: Route.ComponentProps) {
	const t = useTexts("makes");
	return (
		<SettingPage subject="makes">
			<SettingForm text={() => t("error")}>
				<TextArea label={t("label")} name={OWN_MAKES} rows={8} hint={t("hint")} defaultValue={makes} />
			</SettingForm>
		</SettingPage>
	);
}
