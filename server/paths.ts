import type { RequestHandler } from "express";
import { answerShortly } from "./short-answer.ts";

/** Addresses that no page has: they try to leave their folder or read hidden files. */
const odd = /%2f|%5c|%25|%2e|\\|\/\.(?!well-known\/)|\/\/+/i;
const MAX_ADDRESS_LENGTH = 8000;

/** U+FFFD. */
const REPLACEMENT = "%EF%BF%BD";
/** Invalid or incomplete percent-encoding, and NUL, which PostgreSQL accepts in no text. */
const brokenCode = /%(?:[89a-f][0-9a-f]|00|(?![0-9a-f]{2}))/gi;

/**
 * Refuses suspicious paths. In a path that is merely misspelt, U+FFFD replaces the broken parts, so that the visitor
 * gets the ordinary page for an unknown address. In a query it replaces only NUL.
 */
export const refuseOddPaths: RequestHandler = (request, response, next) => {
	const path = request.url.split("?", 1)[0]!;
	const query = request.url.slice(path.length);
	if (request.url.length > MAX_ADDRESS_LENGTH) return answerShortly(request, response, 414);
	if (odd.test(path) || path.endsWith(".map")) return answerShortly(request, response, 404);
	const readable = path.includes("%00") || !isReadable(path) ? path.replace(brokenCode, REPLACEMENT) : path;
	request.url = readable + query.replaceAll("%00", REPLACEMENT);
	next();
};

function isReadable(path: string): boolean {
	try {
		// Uses the result, because the bundler would drop a call whose only purpose is to throw.
		return decodeURIComponent(path) !== "";
	} catch {
		return false;
	}
}

/** Unreserved characters, which never need encoding (RFC 3986, 2.3), but for the dot, which is refused. */
const needlesslyEncoded = /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|3\d|2d|5f|7e)/gi;

/**
 * Redirects to the canonical spelling of an address. The router reads `/ADMIN`, `/%61dmin` and `/admin/` as `/admin`,
 * but headers and limits that depend on the address should need to know only one spelling.
 */
export const canonicalPath: RequestHandler = (request, response, next) => {
	const path = request.url.split("?", 1)[0]!;
	const canonical = path
		.replace(needlesslyEncoded, decodeURIComponent)
		.replace(/(?<!%|%.)[A-Z]/g, (letter) => letter.toLowerCase())
		// The data of "/" is at "/_.data"; after any other path the same ending is a trailing slash.
		.replace(/(?<=.)\/(?:_(?=\.data$)|$)/, "");
	if (canonical === path) return next();
	response
		.set("Cache-Control", "no-store")
		.redirect(request.method === "POST" ? 308 : 301, canonical + request.url.slice(path.length));
};
