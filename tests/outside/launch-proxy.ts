import { spawn } from "node:child_process";
import { connect } from "node:net";

const PATIENCE_MILLISECONDS = 60_000;

type Launch = {
	port: number;
	env?: Record<string, string>;
	/** What must be true, too, before it counts as started. */ also?: () => boolean | Promise<boolean>;
};

/** Starts a proxy, and waits until it listens. Gives what ends it. */
export async function launchProxy(
	command: string,
	words: string[],
	{ port, env, also = () => true }: Launch,
): Promise<() => Promise<void>> {
	const proxy = spawn(command, words, { env: { PATH: process.env.PATH, ...env }, stdio: ["ignore", "ignore", "pipe"] });
	const ended = new Promise<void>((done) => void proxy.once("exit", () => done()).once("error", () => done()));
	let said = "";
	proxy.stderr.on("data", (part: Buffer) => (said = (said + part).slice(-4000)));
	const stop = () => {
		process.off("exit", stop);
		// At once: browsers keep connections open, which need not be waited for.
		proxy.kill("SIGTERM");
		return ended;
	};
	// Where the set-up fails, or runs out of time, nobody calls it.
	process.once("exit", stop);
	for (const begun = Date.now(); Date.now() - begun < PATIENCE_MILLISECONDS;) {
		if (proxy.exitCode !== null) throw new Error(`${command} ended: ${said}`);
		if ((await isOpen(port)) && (await also())) return stop;
		await new Promise((later) => setTimeout(later, 20));
	}
	throw new Error(`${command} was not ready on port ${port} in time: ${said}`);
}

function isOpen(port: number): Promise<boolean> {
	return new Promise((told) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => told(true)).once("error", () => told(false));
		socket.once("connect", () => socket.destroy());
	});
}
