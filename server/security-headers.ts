import type { RequestHandler } from "express";
import helmet from "helmet";
import { contentSecurityPolicy } from "../app/content-security-policy.server.ts";

const YEAR_SECONDS = 31_536_000;

/** Headers that keep a browser from doing what our pages never ask of it. `secure`: the site is reached over TLS. */
export function securityHeaders({ secure }: { secure: boolean }): RequestHandler {
	// What is no page has no script; a page comes with a policy of its own.
	const policy = contentSecurityPolicy(null);
	const secured = helmet({
		contentSecurityPolicy: false,
		strictTransportSecurity: secure ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
		crossOriginEmbedderPolicy: false,
		referrerPolicy: { policy: "strict-origin-when-cross-origin" },
	});
	return (request, response, next) => {
		response.setHeader("Content-Security-Policy", policy);
		response.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
		secured(request, response, next);
	};
}
