import { config } from "../config/config.server.ts";

type CookieName = "session" | "second_factor" | "device" | "flash";

export function readCookie(request: Pick<Request, "headers">, name: CookieName): string | null {
	return find(request.headers.get("Cookie"), name) || null;
}

/** Whether a Cookie header names a session; without one, the database need not be asked. */
export function hasSessionCookie(cookies: string | null | undefined): boolean {
	return find(cookies, "session") !== undefined;
}

/** A Set-Cookie header. Scripts can't read the cookie, and forms on other sites don't send it. */
export function setCookie(name: CookieName, value: string, seconds: number): string {
	return `${fullName(name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${overTls() ? "; Secure" : ""}`;
}

export function clearCookie(name: CookieName): string {
	return setCookie(name, "", 0);
}

function find(cookies: string | null | undefined, name: CookieName): string | undefined {
	const prefix = `${fullName(name)}=`;
	const cookie = (cookies ?? "").split(/;\s*/).find((one) => one.startsWith(prefix));
	return cookie?.slice(prefix.length);
}

/** The prefix, valid only over TLS, binds the cookie to this host and the path "/". */
function fullName(name: CookieName): string {
	return overTls() ? `__Host-${name}` : name;
}

function overTls(): boolean {
	return config().publicUrl.startsWith("https:");
}
