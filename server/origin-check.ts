import type { Request, RequestHandler } from "express";
import { ownOrigins, type SiteAddress } from "./own-address.ts";
import { answerShortly } from "./short-answer.ts";

/**
 * Refuses everything that writes and comes from another site, on every address. A browser tells by `Origin`; where it
 * is missing, by `Sec-Fetch-Site`, and an old one by `Referer`. A program that sends none of them acts for itself, not
 * for a signed-in visitor.
 */
export function refuseForeignWrites(address: SiteAddress): RequestHandler {
	return (request, response, next) => {
		if (["GET", "HEAD", "OPTIONS"].includes(request.method)) return next();
		if (!isOurs(request, address)) return answerShortly(request, response, 403);
		// The router compares it with PUBLIC_URL alone, and a browser may know this machine by another of its names.
		if (request.headers.origin !== undefined) request.headers.origin = address.publicUrl;
		next();
	};
}

function isOurs(request: Request, address: SiteAddress): boolean {
	const ours = ownOrigins(address, request.socket.localPort);
	const isOwn = (one: string) => ours.includes(URL.parse(one)?.origin ?? "");
	const origin = request.get("Origin");
	if (origin !== undefined) return isOwn(origin);
	const site = request.get("Sec-Fetch-Site");
	if (site !== undefined) return site === "same-origin" || site === "none";
	const referer = request.get("Referer");
	return !referer || isOwn(referer);
}
