import { timingSafeEqual } from "node:crypto";
import { redirect, createContext, type RouterContextProvider } from "react-router";
import { clearCookie, readCookie, setCookie } from "../foundation/request/cookies.server.ts";
import { signatureOf } from "../foundation/config/tokens.server.ts";
import { isId } from "../foundation/database/identity.ts";

/** A message that the next page shows as a toast: keys of the text catalogue and values for their placeholders. */
type Message = {
	kind: "good" | "bad";
	namespace: string;
	title: string;
	text?: string;
	values?: Record<string, string>;
};

/** A message as stored in the cookie. `undo`: the id of what its button takes back (see office/list/undo.server.ts). */
export type Flash = Message & { undo?: string | null };

/** A message as a page shows it, with the form behind its button. */
export type ShownFlash = Message & { action?: ReturnType<typeof undoForm> };

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

/**
 * Reads a signed message that has not expired. Without the signature, anyone who can plant a cookie could show a
 * message with a button in the site's name.
 */
function read(cookie: string, shownAt: URL): ShownFlash | null {
	const [message = "", signature = ""] = cookie.split(".");
	if (!isSame(signature, signatureOf(message, "flash"))) return null;
	const { until, undo, ...flash } = JSON.parse(Buffer.from(message, "base64url").toString()) as Flash & {
		until: number;
	};
	return until < Date.now() ? null : { ...flash, action: undoForm(undo, shownAt) };
}

function isSame(received: string, expected: string): boolean {
	const [a, b] = [Buffer.from(received), Buffer.from(expected)];
	return a.length === b.length && timingSafeEqual(a, b);
}

function undoForm(id: string | null | undefined, shownAt: URL) {
	if (!isId(id)) return undefined;
	// The page that shows the message, to which the action returns.
	const fields: [name: string, word: string][] = [["zurueck", shownAt.pathname + shownAt.search]];
	return { label: "undo", address: `/admin/viele-rueckgaengig/${id}`, fields };
}

const formAnswered = createContext(false);

/** Marks that an action has answered the form of a deleted record, so that its page is shown again with the input. */
export function markFormAnswered(context: Readonly<RouterContextProvider>): void {
	context.set(formAnswered, true);
}

/**
 * Redirects from the address of a missing record to the dashboard, with a message from the namespace of the record's
 * form. Returns null instead when the record's form has just been answered.
 */
export function missingRecord(context: Readonly<RouterContextProvider>, namespace: string, id: string): null {
	if (context.get(formAnswered)) return null;
	const message = flashCookie({
		kind: "bad",
		namespace,
		title: "notFoundTitle",
		text: "notFoundText",
		values: { id, code: "404" },
	});
	throw redirect("/admin/dashboard", { headers: { "Set-Cookie": message } });
}
