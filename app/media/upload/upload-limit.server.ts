import { db } from "../../foundation/database/client.server.ts";
import { networkOf } from "../../foundation/rate-limit/address.ts";
import { count, secondsBlocked } from "../../foundation/rate-limit/database-counters.server.ts";
import { consume } from "../../foundation/rate-limit/rate-limit.server.ts";
import { RefusedFile } from "./refused-file.server.ts";

/** Files in ten minutes, accepted or not: reading one takes about a second of processor time. */
const staff = { points: 200, seconds: 600 };
/** The same for the photos of visitors from one network. */
const visitors = { points: 40, seconds: 3600 };

/** The kilobytes of visitors' files that are stored in a day: a flood of them must not fill the disk. */
const ofAll = { points: 1_200_000, seconds: 86_400 };
/** The kilobytes that each network may store even then, so that a flood shuts nobody out. */
const ofNetwork = { points: 24_000, seconds: 86_400 };

/** One of the staff, or a visitor, of whom only the client's address is known. */
export type Sender = { id: string } | { id: null; address: string };

/** @throws RefusedFile with the seconds to wait when the rate limit is reached */
export async function consumeUpload(by: Sender, what: "picture" | "document" = "picture") {
	const consumed = await (by.id === null
		? consume(`visitor picture ${networkOf(by.address)}`, visitors)
		: consume(`${what} ${by.id}`, staff));
	if (!consumed.allowed) throw new RefusedFile(`${what}.tooMany`, consumed.retryAfter);
	const wait = by.id === null ? await secondsUntilSpace(by.address) : null;
	if (wait !== null) throw new RefusedFile(`${what}.tooMany`, wait);
}

const keyOfNetwork = (address: string) => `stored files ${networkOf(address)}`;
const KEY_OF_ALL = "stored files";

/** Seconds until another file of this visitor may be stored; null if one may be now. */
export async function secondsUntilSpace(address: string): Promise<number | null> {
	const share = await secondsBlocked(keyOfNetwork(address), ofNetwork, db());
	return share === null ? null : secondsBlocked(KEY_OF_ALL, ofAll, db());
}

export async function countStored(address: string, bytes: number): Promise<void> {
	const kilobytes = Math.ceil(bytes / 1024);
	await count(keyOfNetwork(address), ofNetwork, db(), kilobytes);
	await count(KEY_OF_ALL, ofAll, db(), kilobytes);
}
