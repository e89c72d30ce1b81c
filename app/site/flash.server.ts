import { redirect, createContext, type RouterContextProvider } from "react-router";
import { clearCookie, readCookie, setCookie } from "../foundation/request/cookies.server.ts";
import { isSameSecret, signatureOf } from "../foundation/config/tokens.server.ts";
import { isId } from "../foundation/database/identity.ts";

/** A message that the next page shows as a toast: text keys, and values for their placeholders. */
type Message = { kind: "good" | "bad"; namespace: string; title: string; text?: string; values?: Values };
type Values = Record<string, string>;

/** A message as stored in the cookie. `undo`: the id of what its button takes back (see office/list/undo.server.ts). */
export type Flash = Message & { undo?: string | null };

/** A message as a page shows it, with the form behind its button. */
export type ShownFlash = Message & { action?: ReturnType<typeof undoForm> };

const SECONDS = 60;
/** Longer values could make the cookie too large for a browser. */
const MAX_VALUE_LENGTH = 200;

/** A Set-Cookie header that carries a message to the next page. */
export function flashCookie({ values, ...flash }: Flash): string {
	const short = Object.entries(values ?? {}).map(([name, value]) => [name, value.slice(0, MAX_VALUE_LENGTH)]);
	const until = Date.now() + SECONDS * 1000;
	const json = JSON.stringify({ ...flash, values: values && Object.fromEntries(short), until });
	const message = Buffer.from(json).toString("base64url");
	return setCookie("flash", `${message}.${signatureOf(message, "flash")}`, SECONDS);
}

/** Redirects to a page that shows a message; `cookies` are further Set-Cookie headers. */
export function redirectWithFlash(to: string, flash: Flash, cookies: string[] = []) {
	const headers = new Headers([...cookies, flashCookie(flash)].map((cookie) => ["Set-Cookie", cookie]));
	return redirect(to, { headers });
}

/** The message in a request's cookie, and the header that clears the cookie. */
export function takeFlash(request: Request, shownAt: URL): { flash: ShownFlash | null; headers: HeadersInit } {
	const value = readCookie(request, "flash");
	return value === null
		? { flash: null, headers: {} }
		: { flash: read(value, shownAt), headers: { "Set-Cookie": clearCookie("flash") } };
}

/** Reads a message that has not expired. Its signature keeps a planted cookie from showing one in the site's name. */
function read(cookie: string, shownAt: URL): ShownFlash | null {
	const [message = "", signature = ""] = cookie.split(".");
	if (!isSameSecret(signature, signatureOf(message, "flash"))) return null;
	const stored = JSON.parse(Buffer.from(message, "base64url").toString()) as Flash & { until: number };
	const { until, undo, ...flash } = stored;
	return until < Date.now() ? null : { ...flash, action: undoForm(undo, shownAt) };
}

function undoForm(id: string | null | undefined, shownAt: URL) {
	if (!isId(id)) return undefined;
	// The undo returns to the page that shows the message.
	const fields = { zurueck: shownAt.pathname + shownAt.search };
	return { address: `/admin/viele-rueckgaengig/${id}`, fields };
}

const formAnswered = createContext(false);

/** Notes that an action has answered the form of a deleted record: its page is shown again with the input. */
export function markFormAnswered(context: Readonly<RouterContextProvider>): void {
	context.set(formAnswered, true);
}

/** Redirects from a missing record to the dashboard, with a message; returns null if its form was just answered. */
export function missingRecord(context: Readonly<RouterContextProvider>, namespace: string, id: string): null {
	if (context.get(formAnswered)) return null;
	const values = { id, code: "404" };
	const message = { kind: "bad", namespace, title: "notFoundTitle", text: "notFoundText", values } as const;
	throw redirectWithFlash("/admin/dashboard", message);
}
