import { day as dayInWords } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";

/** The day on which an open request comes up again. */
export function FollowUp({ day, due }: { day: string; due: boolean }) {
	const t = useTexts("kontaktanfragen");
	const work = useTexts("requestWork");
	const language = useLanguage();
	if (due) return <strong className="text-ink">{work("followUpDue")}</strong>;
	return t("followUpOn", { day: dayInWords(language, day) });
}
