import type { RequestHandler } from "express";
import helmet from "helmet";
import { contentSecurityPolicy } from "../app/content-security-policy.server.ts";

const YEAR_SECONDS = 31_536_000;

/** Sets headers that forbid the browser what our pages never do. `secure`: the site is reached over TLS. */
export function securityHeaders({ secure }: { secure: boolean }): RequestHandler {
	// For answers other than pages, which have no scripts; each page sets its own policy.
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
