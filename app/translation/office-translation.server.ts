import { type Sender, consumeFor } from "../rate-limit/sender.server.ts";
import type { Translation } from "./translation.ts";
import { translate } from "./translator.server.ts";

/** Texts per ten minutes, since each costs money. */
const limits = { person: { points: 100, seconds: 600 }, address: { points: 300, seconds: 600 } };

/** Translates a text for a member of staff; `seconds` says how long to wait after too many. */
export async function translateFor(by: Sender, text: string): Promise<Translation & { seconds?: number }> {
	// An empty text is never sent to the paid service.
	if (text.trim() === "") return { ok: false, reason: "nothing" };
	const wait = await consumeFor(by, "translate", limits);
	return wait === null ? translate(text) : { ok: false, reason: "tooMany", seconds: wait };
}
