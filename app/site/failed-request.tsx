import { createContext, useContext, useEffect, useState } from "react";
import { useTexts } from "../foundation/i18n/texts.tsx";

/** The id of the request that a page is rendered for. Only the server knows it; see `useFailedRequest`. */
const RequestNumberContext = createContext<string | null>(null);

export const RequestNumberProvider = RequestNumberContext.Provider;

/** Shows the request's id, so that a visitor can quote it on the phone. */
export function FailedRequest() {
	const t = useTexts("errors");
	const number = useFailedRequest();
	return number && <p className="mt-2 text-muted">{t("requestNumber", { id: number })}</p>;
}

/**
 * The request id under which the server logged the failure that this page shows, or null if no request failed. A failed
 * response carries it in the header Server-Timing, because a failed loader can pass nothing else to the page.
 */
function useFailedRequest(): string | null {
	const serverNumber = useContext(RequestNumberContext);
	const [number, setNumber] = useState(
		() =>
			serverNumber ??
			numbersIn(typeof performance === "undefined" ? [] : performance.getEntriesByType("navigation")).at(-1) ??
			null,
	);
	useEffect(() => {
		if (typeof PerformanceObserver === "undefined") return;
		// After a client-side navigation, the entry of the failed data request arrives a moment after the failure.
		const observer = new PerformanceObserver((list) => {
			const last = numbersIn(list.getEntries()).at(-1);
			if (last) setNumber(last);
		});
		observer.observe({ type: "resource", buffered: true });
		return () => observer.disconnect();
	}, []);
	return number;
}

function numbersIn(entries: PerformanceEntryList): string[] {
	return entries.flatMap((entry) =>
		((entry as PerformanceResourceTiming).serverTiming ?? [])
			.filter(({ name }) => name === "request")
			.map(({ description }) => description),
	);
}
