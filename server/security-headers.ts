import type { RequestHandler } from "express";
import helmet from "helmet";
import { contentSecurityPolicy } from "../app/site/content-security-policy.server.ts";

/** Sets headers that forbid the browser whatever the site never needs. */
export function securityHeaders(): RequestHandler {
	// For answers other than pages, which have no scripts; each page sets its own policy.
	const policy = contentSecurityPolicy(null);
	const secured = helmet({
		contentSecurityPolicy: false,
		// `checkHost` sets it on every answer.
		strictTransportSecurity: false,
		crossOriginEmbedderPolicy: false,
		referrerPolicy: { policy: "strict-origin-when-cross-origin" },
	});
	return (request, response, next) => {
		response.setHeader("Content-Security-Policy", policy);
		response.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
		secured(request, response, next);
	};
}
