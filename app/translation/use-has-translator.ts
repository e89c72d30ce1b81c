import { createContext, useContext } from "react";

/** Whether the operator has set up a translation service; the office's layout knows. */
export const HasTranslator = createContext(true);

export function useHasTranslator(): boolean {
	return useContext(HasTranslator);
}
