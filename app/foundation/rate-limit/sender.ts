import { networkOf } from "./address.ts";
import type { RateLimit, LimitedUse } from "./rate-limit.ts";

/** A signed-in user and the address of their client. */
export type Sender = { id: string; address: string };

/** Limits for one person, and for all people behind one address, such as an office. */
export type RateLimits = { person: RateLimit; address: RateLimit };

/** Counts a use for the person and for everybody behind the same address. */
export function usesOf({ id, address }: Sender, what: string, limits: RateLimits): LimitedUse[] {
	return [
		{ key: `${what} ${id}`, limit: limits.person },
		{ key: `${what} address ${networkOf(address)}`, limit: limits.address },
	];
}
