import { isIP } from "node:net";
import { config } from "../../foundation/config/config.server.ts";

/**
 * The site that passkeys belong to, from PUBLIC_URL, never from a request's Host. Null where browsers allow none: at an
 * IP address, and without TLS unless on this machine.
 */
export function passkeySite(): { id: string; origin: string } | null {
	const { hostname, origin, protocol } = new URL(config().publicUrl);
	const isSecure = protocol === "https:" || hostname === "localhost";
	return isSecure && isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? { id: hostname, origin } : null;
}
