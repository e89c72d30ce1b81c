import { settingAction } from "../../../back-office/setting-actions.server.ts";
import { ownMakesText, setOwnMakes } from "../../../machines/machine/own-makes.server.ts";
import { OWN_MAKES, ownMakesForm } from "../../../machines/machine/own-makes.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { TextArea } from "../../../foundation/ui/form/field.tsx";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import { SettingForm } from "../../../office/setting-form.tsx";
import type { Route } from "./+types/makes";

export const loader = async () => ({ makes: await ownMakesText() });

export const action = settingAction("makes", ownMakesForm, (form, by) => setOwnMakes(form[OWN_MAKES], by));

export default function Makes({ loaderData: { makes }, actionData }: Route.ComponentProps) {
	const t = useTexts("makes");
	return (
		<SettingPage subject="makes">
			{/* Remounts, since stored makes may differ from their typed form. */}
			<SettingForm key={makes} answer={actionData} text={() => t("error")} className="mt-6 grid max-w-2xl gap-5">
				<TextArea label={t("label")} name={OWN_MAKES} rows={8} hint={t("hint")} defaultValue={makes} />
			</SettingForm>
		</SettingPage>
	);
}
