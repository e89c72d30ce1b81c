import { consumeAll } from "../../foundation/rate-limit/rate-limit.server.ts";
import { type Sender, usesOf } from "../../foundation/rate-limit/sender.ts";
import type { Translation } from "./translation.ts";
import { translate } from "./translator.server.ts";

/** Texts per ten minutes, since each costs money. */
const limits = { person: { points: 100, seconds: 600 }, address: { points: 300, seconds: 600 } };

/** Translates a text for a member of staff; `seconds` says how long to wait after too many. */
export async function translateFor(by: Sender, text: string): Promise<Translation & { seconds?: number }> {
	// An empty text is never sent to the paid service.
	if (text.trim() === "") return { ok: false, reason: "nothing" };
	const consumed = await consumeAll(usesOf(by, "translate", limits));
	return consumed.allowed ? translate(text) : { ok: false, reason: "tooMany", seconds: consumed.retryAfter };
}
