import { createHash } from "node:crypto";
import { config } from "./config.server.ts";

/*
 * Elements with text of their own. React writes every "<" and ">" of a text or an attribute as an entity, so in a page
 * these tags are found nowhere else. Facts for search engines (JSON-LD) are no script that a browser would run.
 */
const inlineScript = /<script(?![^>]*(?: src=|ld\+json))[^>]*>([^]+?)<\/script>/g;
const inlineStyle = /<style[^>]*>([^]+?)<\/style>/g;

/**
 * The Content Security Policy of an answer. Of inline scripts and styles it allows those of its own page, each by its
 * hash; without a page (null) none.
 */
export function contentSecurityPolicy(page: Buffer | null): string {
	const isDevelopment = import.meta.env.DEV;
	const directives: Record<string, string[]> = {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...hashes(page, inlineScript)],
		// In development Vite adds styles to the page in the browser.
		"style-src": ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : hashes(page, inlineStyle))],
		"img-src": ["'self'", "data:", "blob:"],
		"font-src": ["'self'"],
		"connect-src": ["'self'", ...(isDevelopment ? ["ws:"] : [])],
		"manifest-src": ["'self'"],
		// The map that a visitor opens on the contact page; nothing is loaded from there before.
		"frame-src": ["https://www.openstreetmap.org", "https://www.google.com"],
		"form-action": ["'self'"],
		"frame-ancestors": ["'none'"],
		"base-uri": ["'none'"],
		"object-src": ["'none'"],
		...(config().publicUrl.startsWith("https:") && { "upgrade-insecure-requests": [] }),
	};
	return Object.entries(directives)
		.map(([name, sources]) => [name, ...sources].join(" "))
		.join(";");
}

function hashes(page: Buffer | null, element: RegExp): string[] {
	// A hash is one of bytes. To decode them as UTF-8 would take twice as long as everything else here.
	const found = page?.toString("latin1").matchAll(element) ?? [];
	const all = [...found].map(([, text]) => createHash("sha256").update(text!, "latin1").digest("base64"));
	return [...new Set(all)].map((hash) => `'sha256-${hash}'`);
}
