import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";

export type SiteProcess = {
	process: ChildProcess;
	address: string;
	output: () => string;
	/** Ends the process by a signal and waits for it; gives the exit code. */
	end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** The environment of what the tests start: none of their own settings, only the path and Node's compile cache. */
export const ownEnvironment: NodeJS.ProcessEnv = {
	PATH: process.env.PATH,
	...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
};

/** Starts the built site as an operator does, with nothing in its environment but these settings. */
export async function startSite(settings: Record<string, string>): Promise<SiteProcess> {
	const started = launchSite(settings);
	const address = await new Promise<string>((found, failed) => {
		started.process.stdout!.on("data", () => {
			const match = /The site is at (http:\S+)/.exec(started.output());
			if (match) found(match[1]!);
		});
		started.process.once("exit", () => failed(new Error(started.output())));
	});
	return { ...started, address };
}

/** Starts the site with settings that it can't start with; gives what it printed and its exit code. */
export async function failToStart(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
	const { process, output } = launchSite(settings);
	const code = await new Promise<number | null>((ended) => process.once("exit", ended));
	return { code, output: output() };
}

/** As `startSite`, without waiting until it is there. What it prints goes into a file, if one is named. */
export function launchSite(settings: Record<string, string>, file?: string): Omit<SiteProcess, "address"> {
	let printed = "";
	const output = file ? openSync(file, "a") : "pipe";
	const env = { ...ownEnvironment, PORT: "0", LOG_LEVEL: "silent", DEMO_CONTENT: "off", ...settings };
	const child = spawn("node", ["server/start.ts"], { env, stdio: ["ignore", output, output] });
	if (typeof output === "number") closeSync(output);
	const collect = (chunk: Buffer) => (printed += chunk.toString());
	child.stdout?.on("data", collect);
	child.stderr?.on("data", collect);
	const ended = new Promise<number | null>((done) => child.once("exit", done));
	return {
		process: child,
		output: () => printed,
		end(signal) {
			child.kill(signal);
			return ended;
		},
	};
}
