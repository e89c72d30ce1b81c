import { date, day as dayInWords } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import type { OfficeTime } from "./office-hours.ts";

/** How long a request has waited, in office hours; null while the office has been closed all the time. */
export function Wait({ time }: { time: OfficeTime | null }) {
	const t = useTexts("kontaktanfragen");
	if (time === null) return t("wait.none");
	if (time.days > 0 && time.hours === 0) return time.days === 1 ? t("wait.wholeDay") : t("wait.wholeDays", time);
	if (time.days > 0) return time.days === 1 ? t("wait.day", time) : t("wait.days", time);
	if (time.hours > 0) return t("wait.hours", time);
	return time.minutes > 0 ? t("wait.minutes", time) : t("wait.new");
}

export function Answered({ at }: { at: string }) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	return <time dateTime={at}>{t("answeredOn", { day: date(language, at) })}</time>;
}

export function FollowUp({ day, due }: { day: string; due: boolean }) {
	const t = useTexts("kontaktanfragen");
	const work = useTexts("requestWork");
	const language = useLanguage();
	if (due) return <strong className="text-ink">{work("followUpDue")}</strong>;
	return t("followUpOn", { day: dayInWords(language, day) });
}
