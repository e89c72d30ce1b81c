import { createContext, useContext } from "react";
import type { Opening } from "../i18n/opening-hours.ts";

/** When the office is open; nothing on a page that could not be loaded. */
export const OpeningHoursContext = createContext<Opening>({ spans: [], lines: [] });

export function useOpeningHours(): Opening {
	return useContext(OpeningHoursContext);
}
