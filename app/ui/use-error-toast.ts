import { useEffect } from "react";
import { showToast } from "./toast.ts";

/** Also shows a failure as a toast, once for each `answer` of the server. */
export function useErrorToast(failure: { title: string; text: string } | null, answer: unknown): void {
	useEffect(() => {
		if (failure) showToast({ kind: "bad", ...failure });
		// Each render builds a new `failure` object, so only a new answer counts.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [answer]);
}
