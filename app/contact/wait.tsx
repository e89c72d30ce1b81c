import { useTexts } from "../i18n/texts.tsx";
import { officeTime } from "./office-hours.ts";

/** How long a request has waited, in office hours. */
export function Wait({ minutes }: { minutes: number }) {
	const t = useTexts("kontaktanfragen");
	const time = officeTime(minutes);
	if (time.days > 0 && time.hours === 0) return time.days === 1 ? t("wait.wholeDay") : t("wait.wholeDays", time);
	if (time.days > 0) return time.days === 1 ? t("wait.day", time) : t("wait.days", time);
	if (time.hours > 0) return t("wait.hours", time);
	return time.minutes > 0 ? t("wait.minutes", time) : t("wait.none");
}
