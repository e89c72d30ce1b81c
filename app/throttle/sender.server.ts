import { networkOf } from "./address.ts";
import { type Allowance, use } from "./throttle.server.ts";

/** Somebody who is signed in, and the address they come from. */
export type Sender = { id: string; address: string };

/** What one person may do, and what all who come from one address may do together: an office is one address. */
export type Allowances = { person: Allowance; address: Allowance };

/** Counts one more use by somebody; null when it is allowed, else the seconds to wait. What a person is refused does not count for the others. */
export async function useAs({ id, address }: Sender, what: string, allowances: Allowances): Promise<number | null> {
	const own = await use(`${what} ${id}`, allowances.person);
	if (!own.allowed) return own.retryAfter;
	const shared = await use(`${what} address ${networkOf(address)}`, allowances.address);
	return shared.allowed ? null : shared.retryAfter;
}
