import { type Sender, consumeFor } from "../rate-limit/sender.server.ts";
import { RefusedPicture } from "./decode.server.ts";

/** Pictures in ten minutes, accepted or not: each takes about a second of processor time to decode and encode. */
const limits = { person: { points: 200, seconds: 600 }, address: { points: 600, seconds: 600 } };

/** @throws RefusedPicture with the seconds to wait when the rate limit is reached */
export async function consumeUpload(by: Sender): Promise<void> {
	const wait = await consumeFor(by, "picture", limits);
	if (wait !== null) throw new RefusedPicture("picture.tooMany", wait);
}
