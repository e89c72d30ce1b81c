/** A price that visitors saw: whole cents, null for "on request", and from when (UTC). */
export type ShownPrice = { type: "kauf" | "miete"; cents: number | null; from: string };

/** A reduced price may say so; `lowest` is the lowest price of the 30 days before, in whole cents. */
export type Reduction = { lowest: number };

const DAYS_MILLISECONDS = 30 * 24 * 3_600_000;

/**
 * Whether the last of these prices, the oldest first, is a reduction. To consumers only what is below the lowest price
 * of the 30 days before may be announced as one (§ 11 PAngV; ECJ, C-330/23).
 */
export function reductionIn(
	prices: readonly ShownPrice[],
	{ toConsumers }: { toConsumers: boolean },
): Reduction | null {
	const now = prices.at(-1);
	if (!now || now.cents === null) return null;
	const before = prices.slice(0, -1).map((price, at) => ({ ...price, until: prices[at + 1]!.from }));
	const comparable = before.filter(({ type, cents }) => type === now.type && cents !== null);
	const last = comparable.at(-1);
	if (!last || last.cents! <= now.cents) return null;
	const since = new Date(Date.parse(now.from) - DAYS_MILLISECONDS).toISOString();
	const recent = comparable.filter(({ until }) => until > since).map(({ cents }) => cents!);
	const lowest = Math.min(last.cents!, ...recent);
	return toConsumers && lowest <= now.cents ? null : { lowest };
}
