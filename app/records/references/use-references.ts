import { createContext, useContext } from "react";
import type { ReferenceTo } from "./reference.ts";

/** The references of the form on a page. A route provides them, because this room does not know the collections. */
export const ReferencesContext = createContext<readonly ReferenceTo[]>([]);

export function useReference(field: string): ReferenceTo | undefined {
	return useContext(ReferencesContext).find((one) => one.field === field);
}
