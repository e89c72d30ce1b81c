import type { IncomingMessage, Server } from "node:http";

/** A body that keeps coming at this pace gets all the time there is, which a photo over a poor mobile line needs. */
const BYTES_A_SECOND = 500;
const PATIENCE_SECONDS = 15;
const LOOK_SECONDS = 5;

/**
 * Ends connections that send a body by drops: Node itself limits the time for a request's head, and for the whole of it
 * only so far that a slow upload can be finished. Time in which what has come waits for us does not count.
 */
export function limitBodyTime(server: Server): void {
	server.on("request", (request: IncomingMessage) => {
		if (request.complete || !announcesBody(request)) return;
		const { socket } = request;
		const before = socket.bytesRead;
		let waited = 0;
		const look = setInterval(() => {
			if (request.complete || socket.destroyed) return clearInterval(look);
			if (request.readableLength < request.readableHighWaterMark) waited += LOOK_SECONDS;
			if (waited >= PATIENCE_SECONDS && socket.bytesRead - before < waited * BYTES_A_SECOND) socket.destroy();
		}, LOOK_SECONDS * 1000).unref();
		request.once("close", () => clearInterval(look));
	});
}

function announcesBody({ headers }: IncomingMessage): boolean {
	return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
