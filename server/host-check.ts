import type { IncomingMessage, RequestListener } from "node:http";
import { ownOrigins, type SiteAddress } from "./own-address.ts";

/** The reason to refuse a request; `line` tells the operator what to change. */
type Refusal = { status: 400 | 421; line: string };
type HostCheck = SiteAddress & {
	trustProxy: boolean;
	/** Called with every refused request. */
	onRefused: (request: IncomingMessage, status: number) => void;
};

const YEAR_SECONDS = 31_536_000;

/** Monitoring may use any internal name of the server. */
const monitoringPaths = /^\/(healthz|readyz|metrics)(\?|$)/;

/**
 * A host name or an IPv6 address in brackets, and an optional port. Nginx sends its upstream's name, which may contain
 * underscores.
 */
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

function findRefusal(
	request: IncomingMessage,
	address: SiteAddress,
	protocol: string,
	trustProxy: boolean,
): Refusal | null {
	// Request targets that are meant for proxies ("*", "http://…") have no path.
	if (!request.url?.startsWith("/")) return { status: 400, line: "The address is not one of a page." };
	const { host = "" } = request.headers;
	const requested = wellFormed.test(host) ? URL.parse(`${protocol}//${host}`)?.origin : undefined;
	if (requested === undefined || isNamedTwice(request))
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

/** Node uses the first of two Host headers and drops the second, which a proxy may have read. */
function isNamedTwice({ rawHeaders }: IncomingMessage): boolean {
	let times = 0;
	for (let i = 0; i < rawHeaders.length; i += 2)
		if (rawHeaders[i]!.length === 4 && rawHeaders[i]!.toLowerCase() === "host") times++;
	return times > 1;
}
