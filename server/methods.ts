import type { RequestHandler } from "express";
import { answerShortly } from "./short-answer.ts";

/** All that a browser does with a link and a form; no page of ours takes anything else. */
const known = ["GET", "HEAD", "POST"];

/**
 * Answers what no page understands. TRACE and CONNECT can't even be made a `Request` of, which would fail as an error
 * of ours.
 */
export const refuseOddMethods: RequestHandler = (request, response, next) => {
	if (known.includes(request.method)) return next();
	response.set("Allow", known.join(", "));
	answerShortly(request, response, 405);
};
