import type { IncomingMessage, Server } from "node:http";

/** At this pace a body may take as long as it needs, such as a photo over a poor mobile connection. */
const BYTES_A_SECOND = 500;
const GRACE_SECONDS = 15;
const CHECK_SECONDS = 5;

/**
 * Closes connections whose body arrives too slowly. Node limits the time for the headers only; its limit for a whole
 * request must stay long enough for a slow upload. Time that the site itself spends does not count.
 */
export function limitBodyTime(server: Server): void {
	server.on("request", (request: IncomingMessage) => {
		const { socket, headers } = request;
		const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
		if (request.complete || !hasBody) return;
		const bytesBefore = socket.bytesRead;
		let waited = 0;
		const timer = setInterval(() => {
			if (request.complete || socket.destroyed) return clearInterval(timer);
			if (request.readableLength < request.readableHighWaterMark) waited += CHECK_SECONDS;
			if (waited >= GRACE_SECONDS && socket.bytesRead - bytesBefore < waited * BYTES_A_SECOND) socket.destroy();
		}, CHECK_SECONDS * 1000).unref();
		request.once("close", () => clearInterval(timer));
	});
}
