import type { DataStrategyResult, MiddlewareFunction } from "react-router";

const PAUSE_MILLISECONDS = 3000;

/** The address of the page that waits for the line; the open page's own if only its data or a script did not come. */
let wanted: string | null = null;
let isDead = false;
let answers = false;

/** Whether the device has a network and the site has answered last time. Changes with the window's network events. */
export const lineIsAlive = () => navigator.onLine && !isDead;

/** Keeps the open page where another's data do not come, and opens that one as soon as the site answers. */
export const waitForLine: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
	const results = await next();
	const isLost = Object.values(results).some(({ type, result }) => type === "error" && result instanceof TypeError);
	if (!isLost || request.method !== "GET" || request.signal.aborted) return results;
	void openWhenAnswered(request.url);
	return new Promise(() => {});
};

/** A proxy's error in its place is no answer: the site is started again. */
const siteAnswers = () =>
	fetch("/robots.txt", { cache: "no-store" })
		.then(({ ok }) => ok)
		.catch(() => false);

async function openWhenAnswered(address: string): Promise<void> {
	const isFirst = wanted === null;
	wanted = address;
	if (!isFirst) return;
	while (!(answers = await siteAnswers())) {
		isDead = true;
		dispatchEvent(new Event("offline"));
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
	}
	if (wanted === location.href) location.reload();
	else location.assign(wanted);
}

// The router reloads the open page where another one's script does not come: without a line, into the browser's error.
globalThis.navigation?.addEventListener("navigate", (event) => {
	if (event.navigationType !== "reload" || answers) return;
	event.preventDefault();
	void openWhenAnswered(wanted ?? location.href);
});

// Without a line a link to another page does nothing: not every browser tells of a reload.
const holdBack = (event: Event) => {
	const link = lineIsAlive() ? null : (event.target as Element).closest<HTMLAnchorElement>("a[href]");
	if (link?.origin === location.origin && !link.hash) event.preventDefault();
};
globalThis.addEventListener?.("click", holdBack, true);
