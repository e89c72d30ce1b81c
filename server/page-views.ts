import type { IncomingMessage, RequestListener } from "node:http";
import { PREVIEW } from "../app/content/preview/preview.ts";
import { hasSessionCookie } from "../app/foundation/request/cookies.server.ts";
import { isId } from "../app/foundation/database/identity.ts";
import { germanPath } from "../app/foundation/i18n/language.ts";
import { countView } from "../app/machines/page-views.server.ts";

const machinePage = /^\/angebot\/detail\/([^/]+?)(\.data)?$/;
/** Every browser calls itself Mozilla; programs that do so are recognised by what else they say. */
const browser = /^Mozilla\//;
const robot = /bot|crawl|spider|preview|lighthouse|https?:/i;

/** Counts the machines' pages that visitors open, whether the page cache answers or `site` renders them. */
export function countingViews(site: RequestListener): RequestListener {
	return (request, response) => {
		const offerId = openedMachine(request);
		// With 304, the browser shows the page from its own copy.
		if (offerId) response.once("finish", () => [200, 304].includes(response.statusCode) && countView(offerId));
		site(request, response);
	};
}

/** The id of the machine whose page a visitor opens; null for staff, previews, robots and prefetched pages. */
function openedMachine({ method, url = "", headers }: IncomingMessage): string | null {
	const [path = "", search] = url.split("?");
	const id = machinePage.exec(germanPath(path))?.[1];
	if (method !== "GET" || !id || !isId(id)) return null;
	if (hasSessionCookie(headers.cookie) || new URLSearchParams(search).has(PREVIEW)) return null;
	const purpose = String(headers["sec-purpose"] ?? headers["purpose"] ?? "");
	const agent = headers["user-agent"] ?? "";
	return purpose.includes("prefetch") || !browser.test(agent) || robot.test(agent) ? null : id;
}
