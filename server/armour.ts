import type { RequestHandler } from "express";
import helmet from "helmet";

const YEAR_SECONDS = 31_536_000;

/** Headers that keep a browser from doing what our pages never ask of it. `secure`: the site is reached over TLS. */
export function armour({ secure }: { secure: boolean }): RequestHandler {
	const development = process.env.NODE_ENV === "development";
	const nonce = (_: unknown, response: unknown) => `'nonce-${(response as { locals: { nonce: string } }).locals.nonce}'`;
	const secured = helmet({
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				"default-src": ["'none'"],
				"script-src": ["'self'", nonce],
				// In development Vite writes styles into the page and doesn't know the word.
				"style-src": ["'self'", development ? "'unsafe-inline'" : nonce],
				"img-src": ["'self'", "data:", "blob:"],
				"font-src": ["'self'"],
				"connect-src": development ? ["'self'", "ws:"] : ["'self'"],
				"manifest-src": ["'self'"],
				// The map that a visitor opens on the contact page; nothing is loaded from there before.
				"frame-src": ["https://www.openstreetmap.org", "https://www.google.com"],
				"form-action": ["'self'"],
				"frame-ancestors": ["'none'"],
				"base-uri": ["'none'"],
				"object-src": ["'none'"],
				...(secure && { "upgrade-insecure-requests": [] }),
			},
		},
		strictTransportSecurity: secure ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
		crossOriginEmbedderPolicy: false,
		referrerPolicy: { policy: "strict-origin-when-cross-origin" },
	});
	return (request, response, next) => {
		response.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
		secured(request, response, next);
	};
}
