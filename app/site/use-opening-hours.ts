import { createContext, useContext } from "react";
import type { OpeningHours } from "../i18n/opening-hours.ts";

/** When the office is open; empty on a page that could not be loaded. */
export const OpeningHoursContext = createContext<OpeningHours>({ spans: [], lines: [] });

export function useOpeningHours(): OpeningHours {
	return useContext(OpeningHoursContext);
}
