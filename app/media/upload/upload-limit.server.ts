import { networkOf } from "../../rate-limit/address.ts";
import { consumeAll } from "../../rate-limit/rate-limit.server.ts";
import type { Use } from "../../rate-limit/rate-limit.ts";
import { type Sender, usesOf } from "../../rate-limit/sender.ts";
import { RefusedPicture } from "../storage/decode.server.ts";
import { RefusedDocument } from "./refused-document.server.ts";

/** Files in ten minutes, accepted or not: each takes about a second of processor time to read. */
const limits = { person: { points: 200, seconds: 600 }, address: { points: 600, seconds: 600 } };

/** Photos of visitors from one network, and of everybody in a day: a flood of them must not fill the disk. */
const visitors = { points: 40, seconds: 3600 };
const allVisitors = { points: 300, seconds: 86_400 };

/** A visitor, of whom only the client's address is known. */
export type VisitingSender = { id: null; address: string };

/** @throws RefusedPicture, RefusedDocument with the seconds to wait when the rate limit is reached */
export async function consumeUpload(
	by: Sender | VisitingSender,
	what: "picture" | "document" = "picture",
): Promise<void> {
	const consumed = await consumeAll(by.id === null ? visitorsUses(by.address) : usesOf(by, what, limits));
	if (consumed.allowed) return;
	throw what === "picture"
		? new RefusedPicture("picture.tooMany", consumed.retryAfter)
		: new RefusedDocument("document.tooMany", consumed.retryAfter);
}

function visitorsUses(address: string): Use[] {
	return [
		{ key: `visitor picture ${networkOf(address)}`, limit: visitors },
		{ key: "visitor pictures", limit: allVisitors },
	];
}
