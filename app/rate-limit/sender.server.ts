import { networkOf } from "./address.ts";
import { type RateLimit, consumeAll } from "./rate-limit.server.ts";

/** A signed-in user and the address of their client. */
export type Sender = { id: string; address: string };

/** Limits for one person, and for all people behind one address, such as an office. */
export type RateLimits = { person: RateLimit; address: RateLimit };

/**
 * Counts a use by somebody; null when it is allowed, otherwise the seconds to wait. A refused use counts neither for
 * the person nor for the address.
 */
export async function consumeFor({ id, address }: Sender, what: string, limits: RateLimits): Promise<number | null> {
	const consumed = await consumeAll([
		{ key: `${what} ${id}`, limit: limits.person },
		{ key: `${what} address ${networkOf(address)}`, limit: limits.address },
	]);
	return consumed.allowed ? null : consumed.retryAfter;
}
