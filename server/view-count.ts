import type { IncomingMessage, RequestListener } from "node:http";
import { countView } from "../app/offers/machine-views.server.ts";
import { hasSessionCookie } from "../app/request/cookies.server.ts";

const machinePage = /^(?:\/[a-z]{2})?\/angebot\/detail\/([0-9a-f-]{36})(?:\.data)?(?:\?|$)/;
const robot = /bot|crawl|spider|slurp/i;

/** Counts the machines' pages that visitors open: neither staff, nor robots, nor what a browser only fetches ahead. */
export function countViews(site: RequestListener): RequestListener {
	return (request, response) => {
		const offerId = viewed(request);
		if (offerId)
			response.once("finish", () => {
				if (response.statusCode === 200 || response.statusCode === 304) countView(offerId);
			});
		site(request, response);
	};
}

function viewed({ method, url, headers }: IncomingMessage): string | undefined {
	const offerId = method === "GET" && machinePage.exec(url ?? "")?.[1];
	if (!offerId || headers["sec-purpose"] || robot.test(headers["user-agent"] ?? "")) return undefined;
	return hasSessionCookie(headers.cookie) ? undefined : offerId;
}
