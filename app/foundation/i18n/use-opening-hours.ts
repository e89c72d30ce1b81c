import { createContext, useContext } from "react";
import { type Opening, unknownOpening } from "./opening-hours.ts";

/** The office's opening hours; empty on a page that could not be loaded. */
export const OpeningHoursContext = createContext<Opening>(unknownOpening);

export function useOpeningHours(): Opening {
	return useContext(OpeningHoursContext);
}
