/** A price that visitors saw, in whole cents; null is "on request". At `hidden_at` its offer left the website. */
export type ShownPrice = { type: "kauf" | "miete"; cents: number | null; from: string; hidden_at: string | null };

const DAYS_MILLISECONDS = 30 * 24 * 3_600_000;

/**
 * Returns the reduction that the last of these prices is, oldest first; null if it may not be called one. For consumers
 * it must be below the lowest price of the 30 days before (§ 11 PAngV; ECJ, C-330/23), which is `lowest`, in whole
 * cents; null if there was none.
 */
export function reductionIn(prices: readonly ShownPrice[], { toConsumers }: { toConsumers: boolean }) {
	const now = prices.at(-1);
	if (!now || now.cents === null) return null;
	// A machine that came back to the website at the same price has no new price.
	const start = prices.findLastIndex(({ type, cents }) => type !== now.type || cents !== now.cents) + 1;
	const before = prices
		.slice(0, start)
		.map((price, at) => ({ ...price, until: price.hidden_at ?? prices[at + 1]!.from }));
	const comparable = before.filter(({ type, cents }) => type === now.type && cents !== null);
	const last = comparable.at(-1);
	if (!last || last.cents! <= now.cents) return null;
	const since = new Date(Date.parse(prices[start]!.from) - DAYS_MILLISECONDS).toISOString();
	const recent = comparable.filter(({ until }) => until > since).map(({ cents }) => cents!);
	const lowest = recent.length > 0 ? Math.min(...recent) : null;
	return toConsumers && (lowest === null || lowest <= now.cents) ? null : { lowest };
}
