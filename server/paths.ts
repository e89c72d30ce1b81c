import type { RequestHandler } from "express";
import { answerShortly } from "./short-answer.ts";

/** Addresses that no page of ours has, and that mean to leave the folder they are in, or to read what is hidden. */
const odd = /%2f|%5c|%25|%2e|\\|\/\.(?!well-known\/)|\/\/+/i;
const LONGEST_ADDRESS = 8000;

/**
 * What is no code of a letter, or only half of one. And NUL, which is none that PostgreSQL would look for: here it ends
 * for every id there is.
 */
const brokenCode = /%(?:[89a-f][0-9a-f]|00|(?![0-9a-f]{2}))/gi;

/**
 * What is merely misspelt goes on, its broken letters as the sign for such, and meets the page for what is not there.
 */
export const refuseOddPaths: RequestHandler = (request, response, next) => {
	const path = request.url.split("?", 1)[0]!;
	const status = request.url.length > LONGEST_ADDRESS ? 414 : odd.test(path) || path.endsWith(".map") ? 404 : null;
	if (status !== null) return answerShortly(request, response, status);
	if (path.includes("%00") || !isReadable(path))
		request.url = path.replace(brokenCode, "%EF%BF%BD") + request.url.slice(path.length);
	next();
};

function isReadable(path: string): boolean {
	try {
		// Its result is used, or the bundler drops the call with the error it is made for.
		return decodeURIComponent(path) !== "";
	} catch {
		return false;
	}
}
