import type { RequestHandler } from "express";
import { answerShortly } from "./short-answer.ts";

/** No page has such an address: it tries to leave its folder or to read hidden files. */
const odd = /%2f|%5c|%25|%2e|\\|\/\.(?!well-known\/)|\/\/+/i;
const MAX_ADDRESS_LENGTH = 8000;

/** Invalid or incomplete percent-encoding, and NUL: PostgreSQL would refuse a query for an id that contains it. */
const brokenCode = /%(?:[89a-f][0-9a-f]|00|(?![0-9a-f]{2}))/gi;

/**
 * Refuses suspicious paths. In a path that is merely misspelt, U+FFFD replaces the broken parts, so the visitor gets
 * the ordinary page for an unknown address.
 */
export const refuseOddPaths: RequestHandler = (request, response, next) => {
	const path = request.url.split("?", 1)[0]!;
	const status = request.url.length > MAX_ADDRESS_LENGTH ? 414 : odd.test(path) || path.endsWith(".map") ? 404 : null;
	if (status !== null) return answerShortly(request, response, status);
	if (path.includes("%00") || !isReadable(path))
		request.url = path.replace(brokenCode, "%EF%BF%BD") + request.url.slice(path.length);
	next();
};

function isReadable(path: string): boolean {
	try {
		// The result is used because the bundler would drop a call whose only purpose is to throw.
		return decodeURIComponent(path) !== "";
	} catch {
		return false;
	}
}
