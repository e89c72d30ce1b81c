import { useState } from "react";
import { clock, dateAndTime } from "./format.ts";
import { useLanguage, useTexts } from "./texts.tsx";

/**
 * Returns "Gespeichert um 12:04 Uhr" after a save on this page, otherwise when the record was last saved. `at` is the
 * time of the last save in UTC, null for a new record.
 */
export function useSavedLine(at: string | null): string | null {
	const t = useTexts("saveBar");
	const language = useLanguage();
	const [opened] = useState(at);
	if (at === null) return null;
	return at === opened
		? t("lastSaved", { time: dateAndTime(language, at) })
		: t("savedAt", { time: clock(language, at) });
}
