import { config } from "../config/config.server.ts";
import { operator } from "../site/company.ts";
import type { CheckupRequest } from "./checkup-request.ts";
import type { Finding } from "./finding.ts";

/** The site's own address, and whether this request came over TLS. */
export async function address({ forwardedProto }: CheckupRequest): Promise<Finding> {
	const { publicUrl: url, trustProxy } = config();
	const values = { url };
	if (isLocal()) return { state: "look", words: "addressLocal", todo: "addressLocalTodo", values };
	if (!url.startsWith("https:")) return { state: "bad", words: "addressPlain", todo: "addressPlainTodo", values };
	if (!trustProxy) return { state: "bad", words: "addressNoProxy", todo: "addressNoProxyTodo", values };
	if (forwardedProto === null) return { state: "look", words: "addressSilent", todo: "addressSilentTodo", values };
	if (forwardedProto !== "https") return { state: "bad", words: "addressOpen", todo: "addressOpenTodo", values };
	return { state: "good", words: "addressGood", values };
}

/** How many of the demo's data are named. */
const NAMED = 6;

/** Data of the demo that the legal pages still show, and placeholders in square brackets. */
export async function legalTexts(): Promise<Finding> {
	const places = [...new Set(placeholdersIn(operator))];
	if (places.length === 0) return { state: "good", words: "legalGood" };
	return {
		state: isLocal() ? "look" : "bad",
		words: "legalOpen",
		todo: "legalTodo",
		values: { places: places.slice(0, NAMED).join(", ") },
	};
}

function placeholdersIn(data: unknown): string[] {
	if (typeof data === "string") return data.match(/\[[^\]]+\]|.*(\bMuster|@example\.com).*/g) ?? [];
	return typeof data === "object" && data !== null ? Object.values(data).flatMap(placeholdersIn) : [];
}

/** Whether the site is reachable from this machine only. */
function isLocal(): boolean {
	return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(config().publicUrl).hostname);
}
