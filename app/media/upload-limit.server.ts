import { type Sender, consumeFor } from "../rate-limit/sender.server.ts";
import { RefusedPicture } from "./decode.server.ts";
import { RefusedDocument } from "./refused-document.server.ts";

/** Files in ten minutes, accepted or not: each takes about a second of processor time to read. */
const limits = { person: { points: 200, seconds: 600 }, address: { points: 600, seconds: 600 } };

/** @throws RefusedPicture, RefusedDocument with the seconds to wait when the rate limit is reached */
export async function consumeUpload(by: Sender, what: "picture" | "document" = "picture"): Promise<void> {
	const wait = await consumeFor(by, what, limits);
	if (wait === null) return;
	throw what === "picture"
		? new RefusedPicture("picture.tooMany", wait)
		: new RefusedDocument("document.tooMany", wait);
}
