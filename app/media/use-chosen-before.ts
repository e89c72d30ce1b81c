import { type RefObject, useEffect } from "react";

/** Tells the form of files that were chosen before its script was there, as if they were chosen now. */
export function useChosenBefore(input: RefObject<HTMLInputElement | null>): void {
	useEffect(() => {
		if (input.current?.files?.length) input.current.dispatchEvent(new Event("change", { bubbles: true }));
	}, [input]);
}
