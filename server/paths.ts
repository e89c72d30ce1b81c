import type { RequestHandler } from "express";

/** Addresses that no page of ours has, and that mean to leave the folder they are in, or to read what is hidden. */
const odd = /%2f|%5c|%25|%2e|%00|\\|\/\.(?!well-known\/)|\/\/+/i;
const LONGEST_ADDRESS = 8000;

export const refuseOddPaths: RequestHandler = (request, response, next) => {
	const path = request.url.split("?", 1)[0]!;
	const status = request.url.length > LONGEST_ADDRESS ? 414 : odd.test(path) || path.endsWith(".map") ? 404 : isReadable(path) ? null : 400;
	if (status === null) return next();
	response.status(status).type("text/plain").send(`${status}\n`);
};

function isReadable(path: string): boolean {
	try {
		// Its result is used, or the bundler drops the call with the error it is made for.
		return decodeURIComponent(path) !== "";
	} catch {
		return false;
	}
}
