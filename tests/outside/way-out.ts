import { randomInt } from "node:crypto";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

/** A way to this machine's servers that begins at an address of its own. */
export type WayOut = {
	/** As a browser's proxy setting. */ server: string;
	stop: () => Promise<void>;
};

/**
 * Gives a test's browser a network address of its own (127.…), so that tests do not use up each other's allowance: a
 * proxy that ends TLS rightly believes nothing that a browser says of its address. Passes connections on as they are
 * (CONNECT), to this machine alone.
 */
export async function openWayOut(): Promise<WayOut> {
	const address = `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
	const open = new Set<Socket>();
	const server: Server = createServer((_, response) => void response.writeHead(405).end());
	server.on("connect", (request, socket: Socket) => {
		const passedOn = connect(
			{ host: "127.0.0.1", port: Number(request.url!.split(":").at(-1)), localAddress: address },
			() => {
				socket.write("HTTP/1.1 200 OK\r\n\r\n");
				passedOn.pipe(socket).pipe(passedOn);
			},
		);
		for (const [one, other] of [
			[socket, passedOn],
			[passedOn, socket],
		] as const) {
			open.add(one);
			one.on("error", () => other.destroy()).on("close", () => open.delete(one) && other.destroy());
		}
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	return {
		server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		stop() {
			for (const socket of open) socket.destroy();
			return new Promise((closed) => server.close(() => closed()));
		},
	};
}
