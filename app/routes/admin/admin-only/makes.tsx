import { data } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { ownMakesText, setOwnMakes } from "../../../machines/machine/own-makes.server.ts";
import { OWN_MAKES, ownMakesForm } from "../../../machines/machine/own-makes.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { TextArea } from "../../../foundation/ui/form/field.tsx";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import { SettingForm } from "../../../office/setting-form.tsx";
import { settingPages } from "../../../office/setting-pages.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { type NotTaken, readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/makes";

export const loader = async () => ({ makes: await ownMakesText() });

export async function action({ request, context }: Route.ActionArgs) {
	const form = readForm(ownMakesForm, await sentForm(request));
	if (!form.ok) return data<NotTaken>(form, { status: 400 });
	await setOwnMakes(form.value[OWN_MAKES], staffIn(context));
	return redirectWithFlash(settingPages.makes, { kind: "good", namespace: "einstellungen", title: "saved" });
}

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
