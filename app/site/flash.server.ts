import { config } from "../config.server.ts";

/** A message that the next page shows as a toast: keys of the text catalogue, and values to fill in. */
export type Flash = { kind: "good" | "bad"; namespace: string; title: string; text?: string; values?: Record<string, string>; action?: FlashAction };

/** A button beside the message that sends a form to an address of the office: `label` is a key like the others. */
export type FlashAction = { label: string; address: string; fields?: Record<string, string> };

const NAME = "flash";
/** Longer words make the cookie too large for a browser. */
const LONGEST_VALUE = 200;

/** A Set-Cookie header that brings a message to the next page. */
export function flashCookie({ values, ...flash }: Flash): string {
	const cut = values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.slice(0, LONGEST_VALUE)]));
	return cookie(encodeURIComponent(JSON.stringify({ ...flash, values: cut })), 60);
}

/** The message that a request brings, and the header that makes it the last time. */
export function takeFlash(request: Request): { flash: Flash | null; headers: HeadersInit } {
	const value = request.headers.get("Cookie")?.match(/(?:^|;\s*)flash=([^;]*)/)?.[1];
	if (!value) return { flash: null, headers: {} };
	return { flash: read(value), headers: { "Set-Cookie": cookie("", 0) } };
}

function cookie(value: string, seconds: number): string {
	return `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${config().publicUrl.startsWith("https:") ? "; Secure" : ""}`;
}

function read(value: string): Flash | null {
	try {
		const { kind, namespace, title, text, values, action } = JSON.parse(decodeURIComponent(value)) as Flash;
		if (typeof namespace !== "string" || typeof title !== "string") return null;
		return { kind: kind === "bad" ? "bad" : "good", namespace, title, text, values, action: ofTheOffice(action) };
	} catch {
		return null;
	}
}

/** A cookie can be planted: whatever it says, its button leads to the office and nowhere else. */
function ofTheOffice(action: FlashAction | undefined): FlashAction | undefined {
	const { label, address, fields = {} } = action ?? {};
	if (typeof label !== "string" || typeof address !== "string" || !/^\/admin(\/[\w-]+)+$/.test(address)) return undefined;
	return { label, address, fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])) };
}
