import { createContext, useContext, useEffect, useState } from "react";
import { useTexts } from "../i18n/texts.tsx";

/**
 * The number of the request that a page is drawn for. The server knows it; the browser reads it from the answer, see
 * below.
 */
const RequestNumberContext = createContext<string | null>(null);

export const RequestNumberProvider = RequestNumberContext.Provider;

/** What a visitor can name on the phone. */
export function FailedRequest() {
	const t = useTexts("errors");
	const number = useFailedRequest();
	return number && <p className="mt-2 text-muted">{t("requestNumber", { id: number })}</p>;
}

/**
 * The number under which the server's log has the failure that this page shows, or null where no request failed. A
 * failed answer brings its number in the header Server-Timing, since nothing of a failed loader reaches the page by
 * another way.
 */
function useFailedRequest(): string | null {
	const known = useContext(RequestNumberContext);
	const [number, setNumber] = useState(
		() =>
			known ??
			numbersIn(typeof performance === "undefined" ? [] : performance.getEntriesByType("navigation")).at(-1) ??
			null,
	);
	useEffect(() => {
		if (typeof PerformanceObserver === "undefined") return;
		// Data that is asked for on the way to another page: its entry comes a moment after its failure.
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
