import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * A port of this machine on which nobody listens now. It is none of those that the system hands out by itself (from
 * 32768 on), so that nobody else gets it before it is used.
 */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(10_000, 32_000);
		if (await isFree(port)) return port;
	}
}

function isFree(port: number): Promise<boolean> {
	return new Promise((told) => {
		const probe = createServer().once("error", () => told(false));
		probe.listen(port, "127.0.0.1", () => probe.close(() => told(true)));
	});
}
