import type { IncomingMessage, RequestListener } from "node:http";
import type { Request, RequestHandler } from "express";
import { answerShortly } from "./short-answer.ts";

/** The site's address: `publicUrl` without a trailing slash, and whether the operator has set it. */
type SiteAddress = { publicUrl: string; isPublicUrlSet: boolean };
type HostCheck = SiteAddress & { trustProxy: boolean; onRefused: (request: IncomingMessage, status: number) => void };

const YEAR_SECONDS = 31_536_000;

/** Monitoring may use any internal name of the server. */
const monitoringPaths = /^\/(healthz|readyz|metrics)(\?|$)/;

/** A host name or an IPv6 address in brackets, and an optional port. Upstreams of nginx may have underscores. */
const wellFormed = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * Runs before everything else. Checks Host and the forwarding headers and removes them here, so that every later layer
 * derives the same address from PUBLIC_URL and the path. Where visitors reach the site over TLS, adds HSTS to every
 * answer.
 */
export function checkHost(site: RequestListener, { trustProxy, onRefused, ...address }: HostCheck): RequestListener {
	const { host: own, protocol } = new URL(address.publicUrl);
	return (request, response) => {
		if (protocol === "https:") response.setHeader("Strict-Transport-Security", `max-age=${YEAR_SECONDS}`);
		const refusal = findRefusal(request, address, protocol, trustProxy);
		if (refusal) {
			onRefused(request, refusal.status);
			response.writeHead(refusal.status, {
				"Content-Type": "text/plain; charset=utf-8",
				"Cache-Control": "no-store",
				Connection: "close",
			});
			return void response.end(`${refusal.status} ${refusal.line}\n`);
		}
		request.headers.host = own;
		for (const name of ["forwarded", "x-forwarded-host", "x-forwarded-port"]) delete request.headers[name];
		site(request, response);
	};
}

/** The reason to refuse a request, or null; `line` tells the operator what to change. */
function findRefusal(request: IncomingMessage, address: SiteAddress, protocol: string, trustProxy: boolean) {
	// Request targets that are meant for proxies ("*", "http://…") have no path.
	if (!request.url?.startsWith("/")) return { status: 400, line: "The address is not one of a page." };
	// Of two Host headers, `headers` has only the first; a proxy may have read the second.
	const [host = "", ...more] = request.headersDistinct.host ?? [];
	const requested = wellFormed.test(host) ? URL.parse(`${protocol}//${host}`)?.origin : undefined;
	if (requested === undefined || more.length > 0)
		return { status: 400, line: "The Host header is missing or malformed." };
	// A proxy may send its own name for this server.
	if (trustProxy || monitoringPaths.test(request.url)) return null;
	const ours = ownOrigins(address, request.socket.localPort);
	if (ours.includes(requested)) return null;
	const where = address.isPublicUrlSet
		? `PUBLIC_URL is ${address.publicUrl}; behind a proxy set TRUST_PROXY=on.`
		: `PUBLIC_URL is not set, so only ${ours.join(", ")} are answered.`;
	return { status: 421, line: `This site is not at that host: ${where}` };
}

/**
 * Refuses every write that comes from another site. Browsers send `Origin`; if it is missing, `Sec-Fetch-Site` decides,
 * and for old browsers `Referer`. A program that sends none of them does not act for a signed-in visitor.
 */
export function refuseForeignWrites(address: SiteAddress): RequestHandler {
	return (request, response, next) => {
		if (request.method !== "POST") return next();
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

/** Names by which a browser on this machine may reach it. */
const thisMachine = ["localhost", "127.0.0.1", "[::1]"];

/** The site's own origins: that of PUBLIC_URL or, while it is unset, this machine's names with the requested port. */
function ownOrigins({ publicUrl, isPublicUrlSet }: SiteAddress, port: number | undefined): string[] {
	return isPublicUrlSet ? [publicUrl] : thisMachine.map((name) => new URL(`http://${name}:${port}`).origin);
}
