import type { RequestHandler } from "express";
import { answerShortly } from "./short-answer.ts";

/** Addresses that no page of ours has, and that mean to leave the folder they are in, or to read what is hidden. */
const odd = /%2f|%5c|%25|%2e|\\|\/\.(?!well-known\/)|\/\/+/i;
const LONGEST_ADDRESS = 8000;

/** What is merely misspelt, such as a half of a letter's code, goes on and meets the page for what is not there. */
export const refuseOddPaths: RequestHandler = (request, response, next) => {
	const path = request.url.split("?", 1)[0]!;
	const status = request.url.length > LONGEST_ADDRESS ? 414 : odd.test(path) || path.endsWith(".map") ? 404 : null;
	if (status === null) return next();
	answerShortly(request, response, status);
};
