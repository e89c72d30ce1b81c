import { use } from "../throttle/throttle.server.ts";
import type { Translation } from "./translation.ts";
import { translate } from "./translator.server.ts";

/** Texts that one person may have translated, and the time in which: each costs money. */
const allowance = { points: 100, seconds: 600 };

/** Translates a text for somebody of the office; `seconds` says when to come back after too many. */
export async function translateFor(userId: string, text: string): Promise<Translation & { seconds?: number }> {
	// Asking for nothing costs nothing.
	if (text.trim() === "") return { ok: false, reason: "nothing" };
	const turn = await use(`translate ${userId}`, allowance);
	return turn.allowed ? translate(text) : { ok: false, reason: "tooMany", seconds: turn.retryAfter };
}
