import type { Source } from "./source.ts";

/**
 * The known facts about where a sender came from: keys of the namespace kontaktanfragen, each with its value, if any.
 */
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
