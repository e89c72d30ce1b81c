import { networkOf } from "./address.ts";
import { type RateLimit, consumeAll } from "./rate-limit.server.ts";

/** Somebody who is signed in, and the address they come from. */
export type Sender = { id: string; address: string };

/** What one person may do, and what all who come from one address may do together: an office is one address. */
export type RateLimits = { person: RateLimit; address: RateLimit };

/**
 * Counts one more use by somebody; null when it is allowed, else the seconds to wait. What is refused counts neither
 * for the person nor for the others.
 */
export async function consumeFor({ id, address }: Sender, what: string, limits: RateLimits): Promise<number | null> {
	const consumed = await consumeAll([
		{ key: `${what} ${id}`, limit: limits.person },
		{ key: `${what} address ${networkOf(address)}`, limit: limits.address },
	]);
	return consumed.allowed ? null : consumed.retryAfter;
}
