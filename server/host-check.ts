import type { IncomingMessage, RequestListener } from "node:http";
import { ownOrigins, type SiteAddress } from "./own-address.ts";

/** A refusal: its status, and the line that tells whoever set the site up. */
type Refusal = { status: 400 | 421; line: string };
type Door = SiteAddress & {
	trustProxy: boolean;
	/** Told of every refusal. */
	refused: (request: IncomingMessage, status: number) => void;
};

/** Whoever watches the site asks it by any name it has inside the house. */
const forWatchers = /^\/(healthz|readyz|metrics)(\?|$)/;

/**
 * Letters of a name or of an IPv6 address in brackets, and a port. Nginx sends its upstream's name, which may have
 * underscores.
 */
const wellFormed = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * Stands before everything: what is behind it knows a request by PUBLIC_URL and the path alone. Neither Host nor its
 * forwarded forms get past it, so no layer can take another address for true than the next.
 */
export function door(site: RequestListener, { trustProxy, refused, ...address }: Door): RequestListener {
	const { host: own, protocol } = new URL(address.publicUrl);
	return (request, response) => {
		const refusal = refusalOf(request, address, protocol, trustProxy);
		if (refusal) {
			refused(request, refusal.status);
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

function refusalOf(
	request: IncomingMessage,
	address: SiteAddress,
	protocol: string,
	trustProxy: boolean,
): Refusal | null {
	// What only proxies are asked for ("*", "http://…") is no path that anything behind could read.
	if (!request.url?.startsWith("/")) return { status: 400, line: "The address is not one of a page." };
	const { host = "" } = request.headers;
	const asked = wellFormed.test(host) ? URL.parse(`${protocol}//${host}`)?.origin : undefined;
	if (asked === undefined || isNamedTwice(request))
		return { status: 400, line: "The Host header is missing or malformed." };
	// A proxy may send the name that it knows us by.
	if (trustProxy || forWatchers.test(request.url)) return null;
	const ours = ownOrigins(address, request.socket.localPort);
	if (ours.includes(asked)) return null;
	const where = address.isPublicUrlSet
		? `PUBLIC_URL is ${address.publicUrl}; behind a proxy set TRUST_PROXY=on.`
		: `PUBLIC_URL is not set, so only ${ours.join(", ")} are answered.`;
	return { status: 421, line: `This site is not at that host: ${where}` };
}

/** Node takes the first of two Host headers and drops the other; a proxy before us may have read the second. */
function isNamedTwice({ rawHeaders }: IncomingMessage): boolean {
	let times = 0;
	for (let i = 0; i < rawHeaders.length; i += 2)
		if (rawHeaders[i]!.length === 4 && rawHeaders[i]!.toLowerCase() === "host") times++;
	return times > 1;
}
