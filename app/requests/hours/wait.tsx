import type { ReactNode } from "react";
import { clock, today } from "../../foundation/i18n/format.ts";
import { dayOfThisYear, weekday } from "../../foundation/i18n/short-day.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { Waiting } from "../waiting.ts";

/** How long a request has waited in office hours, or the deadline before these begin. */
export function Wait({ time, answerBy }: Waiting) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	if (!time) return t("wait.until", { day: weekday(language, answerBy.day), time: answerBy.time });
	if (time.days > 0 && time.hours === 0) return time.days === 1 ? t("wait.wholeDay") : t("wait.wholeDays", time);
	if (time.days > 0) return time.days === 1 ? t("wait.day", time) : t("wait.days", time);
	if (time.hours > 0) return t("wait.hours", time);
	return time.minutes > 0 ? t("wait.minutes", time) : t("wait.new");
}

export function Answered({ at }: { at: string }) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	const day = today(new Date(at));
	const when = day === today() ? clock(language, at) : dayOfThisYear(language, day);
	return <time dateTime={at}>{t("answeredOn", { when })}</time>;
}

export function FollowUp({ day, due }: { day: string; due: boolean }) {
	const t = useTexts("kontaktanfragen");
	const work = useTexts("requestWork");
	const language = useLanguage();
	if (due) return <strong className="text-ink">{work("followUpDue")}</strong>;
	return t("followUpOn", { day: dayOfThisYear(language, day) });
}

const inRow = "text-sm text-muted lg:max-list:text-[0.75rem] lg:max-list:[&>svg]:hidden";

type MarkProps = { icon: string; look?: string; children: ReactNode };

/** A fact about a request with its icon; nothing without words. */
export function Mark({ icon, look = inRow, children }: MarkProps) {
	if (!children) return null;
	return (
		<span className={`flex items-center gap-1 ${look}`}>
			<Icon path={icon} size={18} className="shrink-0" /> {children}
		</span>
	);
}
