import { spawn } from "node:child_process";
import { untilOpen } from "./until-open.ts";

type Launch = {
	port: number;
	env?: Record<string, string>;
	/** What must be true, too, before it counts as started. */ also?: () => boolean;
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
	// Who runs out of time ends without stopping it.
	process.once("exit", stop);
	try {
		await untilOpen(port, () => {
			if (proxy.exitCode !== null) throw new Error(`${command} ended: ${said}`);
			return also();
		});
	} catch (problem) {
		await stop();
		throw problem;
	}
	return stop;
}
