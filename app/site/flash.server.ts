import { timingSafeEqual } from "node:crypto";
import { clearCookie, readCookie, setCookie } from "../request/cookies.server.ts";
import { signatureOf } from "../config/tokens.server.ts";
import { flashButton, type FlashButton } from "./flash-buttons.ts";

/** A message that the next page shows as a toast: keys of the text catalogue and values for their placeholders. */
type Message = {
	kind: "good" | "bad";
	namespace: string;
	title: string;
	text?: string;
	values?: Record<string, string>;
};

/** A message as stored in the cookie, perhaps with a button of `flash-buttons.ts`. */
export type Flash = Message & { button?: FlashButton };

/** A message as a page shows it. */
export type ShownFlash = Message & { action?: ReturnType<typeof flashButton> };

const SECONDS = 60;
/** Longer values could make the cookie too large for a browser. */
const MAX_VALUE_LENGTH = 200;

/** A Set-Cookie header that carries a message to the next page. */
export function flashCookie({ values, ...flash }: Flash): string {
	const short =
		values &&
		Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.slice(0, MAX_VALUE_LENGTH)]));
	const message = Buffer.from(JSON.stringify({ ...flash, values: short, until: Date.now() + SECONDS * 1000 })).toString(
		"base64url",
	);
	return setCookie("flash", `${message}.${signatureOf(message, "flash")}`, SECONDS);
}

/** The message in a request's cookie, and the header that clears the cookie. */
export function takeFlash(request: Request, shownAt: URL): { flash: ShownFlash | null; headers: HeadersInit } {
	const value = readCookie(request, "flash");
	return value === null
		? { flash: null, headers: {} }
		: { flash: read(value, shownAt), headers: { "Set-Cookie": clearCookie("flash") } };
}

/**
 * Reads a signed message that has not expired. Without the signature, anyone who can plant a cookie could show a
 * message with a button in the site's name.
 */
function read(cookie: string, shownAt: URL): ShownFlash | null {
	const [message = "", signature = ""] = cookie.split(".");
	if (!isSame(signature, signatureOf(message, "flash"))) return null;
	const { until, button, ...flash } = JSON.parse(Buffer.from(message, "base64url").toString()) as Flash & {
		until: number;
	};
	return until < Date.now() ? null : { ...flash, action: flashButton(button, shownAt) };
}

function isSame(received: string, expected: string): boolean {
	const [a, b] = [Buffer.from(received), Buffer.from(expected)];
	return a.length === b.length && timingSafeEqual(a, b);
}
