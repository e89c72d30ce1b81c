import type { RequestHandler } from "express";
import { answerShortly } from "./short-answer.ts";

/** The methods of a browser's links and forms. */
const known = ["GET", "HEAD", "POST"];

/** Refuses all other methods. A `Request` can't even be made with TRACE or CONNECT, so these would look like bugs. */
export const refuseOddMethods: RequestHandler = (request, response, next) => {
	if (known.includes(request.method)) return next();
	response.set("Allow", known.join(", "));
	answerShortly(request, response, 405);
};
