import type { Request, RequestHandler } from "express";
import { ownOrigins, type SiteAddress } from "./own-address.ts";
import { answerShortly } from "./short-answer.ts";

/**
 * Refuses every write that comes from another site. Browsers send `Origin`; if it is missing, `Sec-Fetch-Site` decides,
 * and for old browsers `Referer`. A program that sends none of them does not act for a signed-in visitor.
 */
export function refuseForeignWrites(address: SiteAddress): RequestHandler {
	return (request, response, next) => {
		if (["GET", "HEAD", "OPTIONS"].includes(request.method)) return next();
		if (!isOurs(request, address)) return answerShortly(request, response, 403);
		// React Router compares Origin with PUBLIC_URL only, but a browser may use another name of this machine.
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
