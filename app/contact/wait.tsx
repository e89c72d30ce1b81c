import { useTexts } from "../i18n/texts.tsx";
import { officeTime } from "./office-hours.ts";

/** How long somebody has waited, in office hours. */
export function Wait({ minutes }: { minutes: number }) {
	const t = useTexts("kontaktanfragen");
	const time = officeTime(minutes);
	if (time.days === 1) return t("wait.day", time);
	if (time.days > 1) return t("wait.days", time);
	if (time.hours > 0) return t("wait.hours", time);
	return time.minutes > 0 ? t("wait.minutes", time) : t("wait.none");
}
