import { germanPath } from "../../foundation/i18n/language.ts";
import type { Source } from "./source.ts";

/** Kept only while the page is open: no cookie, and nothing stored in the browser. */
let visit: Source | undefined;

/** Notes a page that is read; the first one also says where the visitor came from. */
export function noteVisit(address: URL, referrer: string): void {
	visit = withAddress(visit ?? firstSource(address, referrer), address);
}

/** The value of the form's field; empty when nothing is known. */
export function visitField(): string {
	return visit && Object.keys(visit).length > 0 ? JSON.stringify(visit) : "";
}

/** Reads the source from the previous page's address, which the browser may withhold (""). */
export function firstSource(here: URL, referrer: string): Source {
	const before = URL.canParse(referrer) ? new URL(referrer) : null;
	if (!before || !before.protocol.startsWith("http")) return {};
	return before.origin === here.origin ? withAddress({}, before) : { referrer: before.host };
}

/** Adds what a page's address says: a list with its filters, a campaign, or a data sheet's code. */
export function withAddress(known: Source, { pathname, search, searchParams }: URL): Source {
	const campaign = new URLSearchParams([...searchParams].filter(([name]) => /^utm_[a-z]+$/.test(name))).toString();
	return {
		...known,
		...(/^\/angebot\/(kaufen|mieten)$/.test(germanPath(pathname)) && { list: (pathname + search).slice(0, 500) }),
		...(campaign && { campaign: campaign.slice(0, 300) }),
		...(searchParams.get("von") === "datenblatt" && { sheet: true }),
	};
}
