import { clockTime, weekdays } from "../../foundation/i18n/opening-hours.ts";
import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { SettingForm } from "../../office/setting-form.tsx";
import { TextField } from "../../foundation/ui/form/field.tsx";
import type { NotTaken } from "../../foundation/ui/form/form-reader.ts";
import type { Week } from "./office-hours.ts";
import { dayFields } from "./office-settings.ts";

export function OfficeHoursForm({ week, answer }: { week: Week; answer: NotTaken | undefined }) {
	const t = useTexts("officeHours");
	return (
		<SettingForm answer={answer} text={useTextsByKey("officeHours")} className="mt-6 grid max-w-2xl gap-5">
			<p className="text-muted">{t("intro")}</p>
			{weekdays.map((day) => {
				const { opens, closes } = dayFields(day);
				const hours = week[day];
				return (
					<fieldset key={day} className="grid grid-cols-2 gap-2 sm:grid-cols-[8rem_1fr_1fr] sm:items-start sm:gap-4">
						<legend className="font-semibold sm:float-left sm:contents">
							<span className="sm:pt-9">{t(`day.${day}`)}</span>
						</legend>
						<TextField label={t("opens")} name={opens} type="time" defaultValue={asField(hours?.opens)} />
						<TextField label={t("closes")} name={closes} type="time" defaultValue={asField(hours?.closes)} />
					</fieldset>
				);
			})}
		</SettingForm>
	);
}

/** Minutes after midnight as a time field has them: "06:30". */
function asField(minutes: number | undefined): string {
	return minutes === undefined ? "" : clockTime(minutes, { digits: 2 });
}
