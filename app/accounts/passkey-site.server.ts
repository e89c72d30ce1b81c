import { isIP } from "node:net";
import { config } from "../config.server.ts";

/**
 * What passkeys are tied to: by PUBLIC_URL alone, never by what a request says of its host. Null where browsers allow
 * none: at a bare address of the network, or without TLS elsewhere than on this machine.
 */
export function passkeySite(): { id: string; origin: string } | null {
	const { hostname, origin, protocol } = new URL(config().publicUrl);
	const possible = protocol === "https:" || hostname === "localhost";
	return possible && isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? { id: hostname, origin } : null;
}
