import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/free-port.ts";
import { visit } from "./visits.ts";

export type Running = { address: string; pid: number; milliseconds: number; stop: () => Promise<void> };
export type Settings = Record<string, string>;

/** The unit of /proc. */
const TICK_MILLISECONDS = 10;
const PATIENCE_MILLISECONDS = 60_000;
const asStarted = ["--disable-warning=ExperimentalWarning"];
const children = new Set<ChildProcess>();
const folders: string[] = [];

process.on("exit", () => {
	for (const child of children) child.kill("SIGKILL");
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder, deleted when the run ends. */
export function newFolder(): string {
	folders.push(mkdtempSync(join(tmpdir(), "site-bench-")));
	return folders.at(-1)!;
}

/** Starts a server, and waits until `path` is answered; `milliseconds` is the time from the start to that answer. */
export async function startServer(file: string, settings: Settings, path = "/"): Promise<Running> {
	const port = await freePort();
	const address = `http://127.0.0.1:${port}`;
	const begun = performance.now();
	const child = begin(file, { PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: address, ...settings });
	const ended = new Promise<void>((done) => void child.once("exit", () => done()));
	for (;;) {
		const status = await visit(address + path).then(
			(answer) => answer.status,
			() => 0,
		);
		if (status === 200) break;
		if (child.exitCode !== null || performance.now() - begun > PATIENCE_MILLISECONDS)
			throw new Error(`${file} did not answer ${path} (${status})`);
		await new Promise((later) => setTimeout(later, 10));
	}
	return {
		address,
		pid: child.pid!,
		milliseconds: performance.now() - begun,
		async stop() {
			child.kill("SIGTERM");
			await ended;
		},
	};
}

/** Runs a program of this folder to its end. Returns the JSON it wrote. */
export async function runToEnd<T>(file: string, settings: Settings): Promise<T> {
	const child = begin(file, settings, true);
	let output = "";
	child.stdout!.on("data", (part: Buffer) => (output += part));
	const code = await new Promise<number | null>((done) => void child.once("close", done));
	if (code !== 0) throw new Error(`${file} ended with ${code}`);
	return JSON.parse(output) as T;
}

/**
 * Processor time that a process has used, which other programs do not change; null if the system reports it too
 * coarsely.
 */
export function processorMilliseconds(pid: number): number | null {
	if (process.platform !== "linux") return null;
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
	return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS;
}

/** Memory of a process in megabytes. */
export function megabytesOf(pid: number): number {
	return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}

function begin(file: string, settings: Settings, listens = false): ChildProcess {
	const env = {
		PATH: process.env.PATH,
		HOME: process.env.HOME,
		NODE_ENV: "production",
		DEMO_CONTENT: "off",
		ADMIN_PASSWORD: "only-for-the-bench",
		...settings,
	};
	const child = spawn(process.execPath, [...asStarted, file], {
		env,
		stdio: ["ignore", listens ? "pipe" : "ignore", "inherit"],
	});
	children.add(child);
	child.once("exit", () => children.delete(child));
	return child;
}
