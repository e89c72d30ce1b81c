import type { Source } from "./source.ts";

/** Where a sender came from, as keys of the namespace kontaktanfragen with their values. */
export function sourceLines({ list, sheet, tradeIn, campaign, referrer }: Source) {
	return [
		...(list ? [["source.list", list] as const] : []),
		...(tradeIn ? [["source.tradeIn", ""] as const] : []),
		...(sheet ? [["source.sheet", ""] as const] : []),
		...(campaign ? [["source.campaign", readable(campaign)] as const] : []),
		...(referrer ? [["source.referrer", referrer] as const] : []),
	];
}

/** "utm_source=newsletter&utm_campaign=fruehjahr" as "newsletter, fruehjahr". */
function readable(campaign: string): string {
	return [...new URLSearchParams(campaign).values()].filter(Boolean).join(", ");
}
