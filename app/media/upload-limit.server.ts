import { networkOf } from "../rate-limit/address.ts";
import { consume } from "../rate-limit/rate-limit.server.ts";
import { type Sender, consumeFor } from "../rate-limit/sender.server.ts";
import { RefusedPicture } from "./decode.server.ts";
import { RefusedDocument } from "./refused-document.server.ts";

/** Files in ten minutes, accepted or not: each takes about a second of processor time to read. */
const limits = { person: { points: 200, seconds: 600 }, address: { points: 600, seconds: 600 } };

/** Photos of visitors from one network. */
const visitors = { points: 40, seconds: 3600 };

/** A visitor, of whom only the client's address is known. */
export type VisitingSender = { id: null; address: string };

/** @throws RefusedPicture, RefusedDocument with the seconds to wait when the rate limit is reached */
export async function consumeUpload(
	by: Sender | VisitingSender,
	what: "picture" | "document" = "picture",
): Promise<void> {
	const wait = by.id === null ? await visitorsWait(by.address) : await consumeFor(by, what, limits);
	if (wait === null) return;
	throw what === "picture"
		? new RefusedPicture("picture.tooMany", wait)
		: new RefusedDocument("document.tooMany", wait);
}

async function visitorsWait(address: string): Promise<number | null> {
	const consumed = await consume(`visitor picture ${networkOf(address)}`, visitors);
	return consumed.allowed ? null : consumed.retryAfter;
}
