import { createContext, useContext } from "react";

/** Whether nothing in a form may be changed: for what a disabled fieldset does not stop, such as dragging and pasting. */
export const LockedContext = createContext(false);

export function useLocked(): boolean {
	return useContext(LockedContext);
}
