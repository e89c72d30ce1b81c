import { clockTime, weekdays } from "../i18n/opening-hours.ts";
import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { AskingForm } from "../office/asking-form.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/form/checked-form.tsx";
import { SelectField, TextField } from "../ui/form/field.tsx";
import type { Refused } from "../ui/form/form-reader.ts";
import { Failure } from "../ui/failure.tsx";
import { useSaving } from "../ui/form/use-saving.ts";
import { dayFields, type OfficeSettings, states } from "./office-settings.ts";

/** The server's answer to hours that were not stored. */
export type OfficeHoursAnswer =
	| { state: "refused"; refused: Refused }
	| { state: "failed"; code: number; typed: Record<string, string> };

/** The form for the hours of each weekday and the state whose holidays are kept. */
export function OfficeHoursForm({
	settings,
	answer,
}: {
	settings: OfficeSettings;
	answer: OfficeHoursAnswer | undefined;
}) {
	const t = useTexts("officeHours");
	const textByKey = useTextsByKey("officeHours");
	const saving = useSaving();
	const errors = answer?.state === "refused" ? answer.refused.errors : {};
	const typed = answer?.state === "refused" ? answer.refused.typed : answer?.typed;
	const message = (field: string) => errors[field] && textByKey(errors[field]);
	return (
		<AskingForm unsaved={Boolean(typed)} className="mt-6 grid max-w-2xl gap-5">
			{answer?.state === "failed" && (
				<Failure of={answer} title={t("notSaved")} text={t("saveError", { code: answer.code })} />
			)}
			<ErrorSummary title={t("summary")} errors={errors} text={textByKey} />
			{weekdays.map((day) => {
				const { opens, closes } = dayFields(day);
				const hours = settings.week[day];
				return (
					<fieldset key={day} className="grid gap-2 sm:grid-cols-[8rem_1fr_1fr] sm:items-start sm:gap-4">
						<legend className="font-semibold sm:float-left sm:contents">
							<span className="sm:pt-9">{t(`day.${day}`)}</span>
						</legend>
						<TextField
							label={t("opens")}
							name={opens}
							type="time"
							defaultValue={typed ? typed[opens] : asField(hours?.opens)}
							error={message(opens)}
						/>
						<TextField
							label={t("closes")}
							name={closes}
							type="time"
							defaultValue={typed ? typed[closes] : asField(hours?.closes)}
							error={message(closes)}
						/>
					</fieldset>
				);
			})}
			<SelectField
				label={t("state")}
				name="state"
				hint={t("stateHint")}
				defaultValue={typed?.state ?? settings.state}
				error={message("state")}
			>
				{states.map((state) => (
					<option key={state} value={state}>
						{t(`state.${state}`)}
					</option>
				))}
			</SelectField>
			<Button type="submit" disabled={saving} className="justify-self-start">
				{saving ? t("saving") : t("save")}
			</Button>
		</AskingForm>
	);
}

/** Minutes after midnight as a time field has them: "06:30". */
function asField(minutes: number | undefined): string {
	return minutes === undefined ? "" : clockTime(minutes, { digits: 2 });
}
