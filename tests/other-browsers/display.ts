import { spawn } from "node:child_process";
import { pathOf } from "../../scripts/debian.ts";
import { xvfb } from "../../scripts/test-programs.ts";

/**
 * A screen that nobody sees, for a browser that can't do without one. Gives its name, as in DISPLAY, and what ends it.
 */
export async function startDisplay(): Promise<{ display: string; stop: () => Promise<void> }> {
	// It chooses a number that is free, and writes it to the file descriptor when it is there.
	const server = spawn(pathOf(xvfb)!, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const ended = new Promise<void>((done) => void server.once("exit", () => done()));
	const number = await new Promise<string>((told, failed) => {
		server.stdio[3]!.once("data", (line: Buffer) => told(line.toString().trim()));
		server.once("exit", (code) => failed(new Error(`Xvfb ended with code ${code}`)));
	});
	return {
		display: `:${number}`,
		stop() {
			server.kill("SIGTERM");
			return ended;
		},
	};
}
