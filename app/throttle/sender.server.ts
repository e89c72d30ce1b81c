import { networkOf } from "./address.ts";
import { type Allowance, useAll } from "./throttle.server.ts";

/** Somebody who is signed in, and the address they come from. */
export type Sender = { id: string; address: string };

/** What one person may do, and what all who come from one address may do together: an office is one address. */
export type Allowances = { person: Allowance; address: Allowance };

/** Counts one more use by somebody; null when it is allowed, else the seconds to wait. What is refused counts neither for the person nor for the others. */
export async function useAs({ id, address }: Sender, what: string, allowances: Allowances): Promise<number | null> {
	const turn = await useAll([
		{ key: `${what} ${id}`, allowance: allowances.person },
		{ key: `${what} address ${networkOf(address)}`, allowance: allowances.address },
	]);
	return turn.allowed ? null : turn.retryAfter;
}
