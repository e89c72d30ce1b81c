import type { Request, RequestHandler } from "express";
import { answerShortly } from "./short-answer.ts";

/**
 * Refuses everything that writes and comes from another site, on every address. A browser tells by `Origin`; where it is
 * missing, by `Sec-Fetch-Site`. A program that sends neither acts for itself, not for a signed-in visitor.
 */
export function refuseForeignWrites(publicUrl: string): RequestHandler {
	const ownHost = new URL(publicUrl).host;
	return (request, response, next) => {
		if (["GET", "HEAD", "OPTIONS"].includes(request.method) || isOurs(request, ownHost)) return next();
		answerShortly(request, response, 403);
	};
}

function isOurs(request: Request, ownHost: string): boolean {
	const origin = request.get("Origin");
	const site = request.get("Sec-Fetch-Site");
	if (origin === undefined) return site === undefined || site === "same-origin" || site === "none";
	if (!URL.canParse(origin)) return false;
	const { host } = new URL(origin);
	return host === ownHost || host === request.get("Host");
}
