import { createHash } from "node:crypto";
import { config } from "../foundation/config/config.server.ts";

/*
 * Inline scripts and styles. React escapes "<" and ">" in texts and attributes, so these tags occur nowhere else in a
 * page. JSON-LD is data for search engines, which browsers don't execute.
 */
const inlineScript = /<script(?![^>]*(?: src=|ld\+json))[^>]*>([^]+?)<\/script>/g;
const inlineStyle = /<style[^>]*>([^]+?)<\/style>/g;

/**
 * The providers of the map and of machines' videos. Nothing is loaded from them until a visitor asks for it. Every page
 * allows them, because the policy of the first page stays in force for the pages that scripts open after it.
 */
const framedHosts = ["https://www.openstreetmap.org", "https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/**
 * The Content Security Policy of an answer. It allows the page's own inline scripts and styles by their hashes; without
 * a page (null) none.
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
		"frame-src": framedHosts,
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
	// A hash is over bytes. Decoding them as UTF-8 would take twice as long as everything else here.
	const found = page?.toString("latin1").matchAll(element) ?? [];
	const all = [...found].map(([, text]) => createHash("sha256").update(text!, "latin1").digest("base64"));
	return [...new Set(all)].map((hash) => `'sha256-${hash}'`);
}
