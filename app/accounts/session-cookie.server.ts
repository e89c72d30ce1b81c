import { config } from "../config.server.ts";

/** Name of the session cookie. Over TLS its prefix ties it to this host and this path. */
export function sessionCookieName(): string {
	return config().publicUrl.startsWith("https:") ? "__Host-session" : "session";
}

/** Whether a Cookie header brings a session at all; without one nobody needs to ask the database. */
export function hasSessionCookie(cookies: string | null | undefined): boolean {
	return (cookies ?? "").split(/;\s*/).some((cookie) => cookie.startsWith(`${sessionCookieName()}=`));
}
