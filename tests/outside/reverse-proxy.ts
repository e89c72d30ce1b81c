import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export type ReverseProxy = {
	address: string;
	/** Where requests are passed on to, each to the next in turn. */
	targets: string[];
	stop: () => Promise<void>;
};

/**
 * A plain reverse proxy on loopback: passes each request on, and tells who asked. A test names the visitor's address in
 * X-Visitor.
 */
export async function startProxy(): Promise<ReverseProxy> {
	let turn = 0;
	const server = createServer((asked, answer) => {
		const target = proxy.targets[turn++ % proxy.targets.length]!;
		const { hostname, port } = new URL(target);
		const visitor = String(asked.headers["x-visitor"] ?? asked.socket.remoteAddress);
		const headers = { ...asked.headers, "x-forwarded-for": visitor, "x-forwarded-proto": "http" };
		const passedOn = request({ hostname, port, path: asked.url, method: asked.method, headers }, (response) => {
			answer.writeHead(response.statusCode!, response.headers);
			response.pipe(answer);
		});
		passedOn.on("error", () => answer.writeHead(502).end());
		asked.pipe(passedOn);
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const proxy: ReverseProxy = {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		targets: [],
		stop() {
			server.closeAllConnections();
			return new Promise((closed) => server.close(() => closed()));
		},
	};
	return proxy;
}
