import type { Request, RequestHandler } from "express";
import { answerShortly } from "./short-answer.ts";

/**
 * Refuses everything that writes and comes from another site, on every address. A browser tells by `Origin`; where it is
 * missing, by `Sec-Fetch-Site`, and an old one by `Referer`. A program that sends none of them acts for itself, not for a signed-in visitor.
 */
export function refuseForeignWrites(publicUrl: string): RequestHandler {
	const ownHost = new URL(publicUrl).host;
	return (request, response, next) => {
		if (["GET", "HEAD", "OPTIONS"].includes(request.method) || isOurs(request, ownHost)) return next();
		answerShortly(request, response, 403);
	};
}

function isOurs(request: Request, ownHost: string): boolean {
	const isOurHost = (address: string) => URL.canParse(address) && [ownHost, request.get("Host")].includes(new URL(address).host);
	const origin = request.get("Origin");
	if (origin !== undefined) return isOurHost(origin);
	const site = request.get("Sec-Fetch-Site");
	if (site !== undefined) return site === "same-origin" || site === "none";
	const referer = request.get("Referer");
	return !referer || isOurHost(referer);
}
