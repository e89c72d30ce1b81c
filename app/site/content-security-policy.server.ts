import { createHash } from "node:crypto";
import { config } from "../foundation/config/config.server.ts";

/*
 * React escapes "<" and ">" in texts and attributes, so these tags occur nowhere else in a page. Browsers don't execute
 * JSON-LD.
 */
const inlineScript = /<script(?![^>]*(?: src=|ld\+json))[^>]*>([^]+?)<\/script>/g;
const inlineStyle = /<style[^>]*>([^]+?)<\/style>/g;

/**
 * For the map and machines' videos, which load only when a visitor asks for them. Every page allows these hosts,
 * because the first page's policy stays in force for the pages that scripts open after it.
 */
const framedHosts = ["https://www.openstreetmap.org", "https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** Allows the page's own inline scripts and styles by their hashes; without a page (null) none. */
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
	// A hash is of bytes. Decoding them as UTF-8 would take twice as long as everything else here.
	const found = page?.toString("latin1").matchAll(element) ?? [];
	const all = [...found].map(([, text]) => createHash("sha256").update(text!, "latin1").digest("base64"));
	return [...new Set(all)].map((hash) => `'sha256-${hash}'`);
}
