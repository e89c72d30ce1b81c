import { networkOf } from "./address.ts";
import type { RateLimit } from "./rate-limit.server.ts";

/** More networks than this at once are no visitors of ours. */
const MOST_NETWORKS = 10_000;

/**
 * A limit for what is asked often and costs little, such as suggestions while somebody types: it counts in this
 * process's memory, so that asking writes nothing. Returns the seconds that a network has to wait, or null.
 */
export function quickLimit({ points, seconds }: RateLimit): (clientAddress: string) => number | null {
	const uses = new Map<string, { count: number; ends: number }>();
	return (clientAddress) => {
		const now = Date.now();
		const network = networkOf(clientAddress);
		const use = uses.get(network);
		if (use && use.ends > now) return ++use.count > points ? Math.ceil((use.ends - now) / 1000) : null;
		if (uses.size >= MOST_NETWORKS) uses.clear();
		uses.set(network, { count: 1, ends: now + seconds * 1000 });
		return null;
	};
}
