import { networkOf } from "./address.ts";
import type { RateLimit, LimitedUse } from "./rate-limit.ts";

/** A signed-in user and the address of their client. */
export type Sender = { id: string; address: string };

type Limits = { person: RateLimit; address: RateLimit };

/** The keys that count a use: one for the person, one for everybody behind the same address, such as an office. */
export function usesOf({ id, address }: Sender, what: string, limits: Limits): LimitedUse[] {
	return [
		{ key: `${what} ${id}`, limit: limits.person },
		{ key: `${what} address ${networkOf(address)}`, limit: limits.address },
	];
}
