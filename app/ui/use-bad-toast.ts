import { useEffect } from "react";
import { showToast } from "./toast.ts";

/** Shows what went wrong as a toast, too: once for each `answer` of the server that brings it. */
export function useBadToast(failure: { title: string; text: string } | null, answer: unknown): void {
	useEffect(() => {
		if (failure) showToast({ kind: "bad", ...failure });
		// Words that are put together anew by drawing are no new failure.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [answer]);
}
