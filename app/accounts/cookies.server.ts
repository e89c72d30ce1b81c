import { config } from "../config.server.ts";

type CookieName = "session" | "second_factor";

/** A cookie's value, or null. */
export function readCookie(request: Request, name: CookieName): string | null {
	const begin = `${fullName(name)}=`;
	const cookie = (request.headers.get("Cookie") ?? "").split(/;\s*/).find((one) => one.startsWith(begin));
	return cookie?.slice(begin.length) || null;
}

/** A Set-Cookie header. No script can read the cookie, and no other site's form sends it. */
export function setCookie(name: CookieName, value: string, seconds: number): string {
	return `${fullName(name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${overTls() ? "; Secure" : ""}`;
}

export function clearCookie(name: CookieName): string {
	return setCookie(name, "", 0);
}

/** Over TLS the prefix ties the cookie to this host and this path. */
function fullName(name: CookieName): string {
	return overTls() ? `__Host-${name}` : name;
}

function overTls(): boolean {
	return config().publicUrl.startsWith("https:");
}
