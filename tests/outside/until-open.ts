import { connect } from "node:net";

const PATIENCE_MILLISECONDS = 60_000;

/** Waits until somebody listens on a port of this machine, and `also` is true. */
export async function untilOpen(port: number, also: () => boolean = () => true): Promise<void> {
	for (const begun = Date.now(); Date.now() - begun < PATIENCE_MILLISECONDS;) {
		if (also() && (await isOpen(port))) return;
		await new Promise((later) => setTimeout(later, 20));
	}
	throw new Error(`nobody listened on port ${port} in time`);
}

function isOpen(port: number): Promise<boolean> {
	return new Promise((told) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => told(true)).once("error", () => told(false));
		socket.once("connect", () => socket.destroy());
	});
}
