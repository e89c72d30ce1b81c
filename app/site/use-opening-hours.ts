import { createContext, useContext } from "react";
import { openingLines, type OpeningSpan } from "../i18n/opening-hours.ts";
import { useLanguage } from "../i18n/texts.tsx";

/** When the office is open; empty on a page that could not be loaded. */
export const OpeningHoursContext = createContext<readonly OpeningSpan[]>([]);

export function useOpeningHours(): { spans: readonly OpeningSpan[]; lines: string[] } {
	const spans = useContext(OpeningHoursContext);
	return { spans, lines: openingLines(useLanguage(), spans) };
}
