import { networkOf } from "../../foundation/rate-limit/address.ts";

const MEGABYTE = 1024 * 1024;
/** How much of visitors' files may be in memory at once, in bytes: of everybody, and of one network. */
const most = { inAll: 128 * MEGABYTE, ofNetwork: 64 * MEGABYTE };

const ofNetworks = new Map<string, number>();
let inAll = 0;

/** The share of that room that one form takes. Counts the bytes that have arrived, whatever was announced. */
export function visitorsRoom(address: string) {
	const network = networkOf(address);
	let held = 0;
	const add = (bytes: number) => {
		held += bytes;
		inAll += bytes;
		const sum = (ofNetworks.get(network) ?? 0) + bytes;
		if (sum > 0) ofNetworks.set(network, sum);
		else ofNetworks.delete(network);
	};
	return {
		arrived(bytes: number): boolean {
			if (inAll + bytes > most.inAll || (ofNetworks.get(network) ?? 0) + bytes > most.ofNetwork) return false;
			add(bytes);
			return true;
		},
		release: () => add(-held),
	};
}
