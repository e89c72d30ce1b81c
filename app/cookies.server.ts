import { config } from "./config.server.ts";

type CookieName = "session" | "second_factor" | "device" | "flash";

/** A cookie's value, or null. */
export function readCookie(request: Pick<Request, "headers">, name: CookieName): string | null {
	return find(request.headers.get("Cookie"), name) || null;
}

/** Whether a Cookie header brings a session at all; without one nobody needs to ask the database. */
export function hasSessionCookie(cookies: string | null | undefined): boolean {
	return find(cookies, "session") !== undefined;
}

/** A Set-Cookie header. No script can read the cookie, and no other site's form sends it. */
export function setCookie(name: CookieName, value: string, seconds: number): string {
	return `${fullName(name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${overTls() ? "; Secure" : ""}`;
}

export function clearCookie(name: CookieName): string {
	return setCookie(name, "", 0);
}

function find(cookies: string | null | undefined, name: CookieName): string | undefined {
	const begin = `${fullName(name)}=`;
	const cookie = (cookies ?? "").split(/;\s*/).find((one) => one.startsWith(begin));
	return cookie?.slice(begin.length);
}

/** Over TLS the prefix ties the cookie to this host and this path. */
function fullName(name: CookieName): string {
	return overTls() ? `__Host-${name}` : name;
}

function overTls(): boolean {
	return config().publicUrl.startsWith("https:");
}
