import { settingAction, settingLoader } from "../../../back-office/setting-actions.server.ts";
import { OFFICE_HOURS, officeWeek, setOfficeWeek } from "../../../requests/hours/office-clock.server.ts";
import { officeForm, weekOf, dayFields } from "../../../requests/hours/office-settings.ts";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import type { Route } from "./+types/office-hours";
import { clockTime, weekdays } from "../../../foundation/i18n/opening-hours.ts";
import { useTexts, useTextsByKey } from "../../../foundation/i18n/texts.tsx";
import { SettingForm } from "../../../back-office/setting-form.tsx";
import { TextField } from "../../../foundation/ui/form/field.tsx";

export const loader = settingLoader([OFFICE_HOURS], () => officeWeek());

export const action = settingAction("officeHours", [OFFICE_HOURS], officeForm, async (times, by, t) => {
	const read = weekOf(times);
	return "errors" in read ? read : setOfficeWeek(read.week, by, t);
});

export default function OfficeHours({ loaderData: { stored: week } }: Route.ComponentProps) {
	const t = useTexts("officeHours");
	const text = useTextsByKey("officeHours");
	const label = (name: "opens" | "closes") => <span className="sm:sr-only">{t(name)}</span>;
	return (
		<SettingPage subject="officeHours">
			<SettingForm
				text={text}
				label={(field) => text(`day.${field.at(-1)}`)}
				className="mt-6 grid max-w-2xl gap-5 sm:gap-3"
			>
				<p className="text-muted">{t("intro")}</p>
				{/* On a wide screen; each field has its own label as well. */}
				<p aria-hidden className="mt-2 grid grid-cols-[8rem_1fr_1fr] gap-4 font-semibold max-sm:hidden">
					<span className="col-start-2">{t("opens")}</span> <span>{t("closes")}</span>
				</p>
				{weekdays.map((day) => {
					const { opens, closes } = dayFields(day);
					const hours = week[day];
					return (
						<fieldset key={day} className="grid grid-cols-2 gap-2 sm:grid-cols-[8rem_1fr_1fr] sm:items-start sm:gap-4">
							<legend className="font-semibold sm:float-left sm:contents">
								<span className="sm:pt-4">{t(`day.${day}`)}</span>
							</legend>
							<TextField label={label("opens")} name={opens} type="time" defaultValue={asField(hours?.opens)} />
							<TextField label={label("closes")} name={closes} type="time" defaultValue={asField(hours?.closes)} />
						</fieldset>
					);
				})}
			</SettingForm>
		</SettingPage>
	);
}

/** Minutes after midnight as a time field has them: "06:30". */
function asField(minutes: number | undefined): string {
	return minutes === undefined ? "" : clockTime(minutes, { digits: 2 });
}
