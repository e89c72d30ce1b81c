import { spawnSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../free-port.ts";
import { launchSite } from "./site-process.ts";

const folders: string[] = [];
const sites: ReturnType<typeof launchSite>[] = [];
afterAll(async () => {
	for (const site of sites) await site.end("SIGKILL");
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Line = { msg: string; lost?: number; path?: string };

/** The reading end of a named pipe: reads when it is told to. */
class Reader {
	readonly #path: string;
	#end: number;
	#text = "";

	constructor(path: string) {
		this.#path = path;
		this.#end = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
	}

	/** Reads what there is; every line of it must be whole. */
	read(): void {
		const part = Buffer.alloc(65_536);
		try {
			for (let bytes; (bytes = readSync(this.#end, part)) > 0;) this.#text += part.toString("latin1", 0, bytes);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
		}
	}

	lines(): Line[] {
		const parts = this.#text.split("\n").filter((line) => line !== "" && !/^(The site is at|Sign in at)/.test(line));
		return parts.map((line) => JSON.parse(line) as Line);
	}

	close(): void {
		closeSync(this.#end);
	}

	openAgain(): void {
		this.#end = openSync(this.#path, constants.O_RDONLY | constants.O_NONBLOCK);
		this.#text = "";
	}
}

async function siteWithPipe() {
	const folder = mkdtempSync(join(tmpdir(), "site-log-reader-"));
	folders.push(folder);
	const pipe = join(folder, "log");
	spawnSync("mkfifo", [pipe]);
	const reader = new Reader(pipe);
	const port = await freePort();
	const site = launchSite({ DATA_DIR: folder, PORT: String(port), LOG_LEVEL: "info" }, { file: pipe });
	sites.push(site);
	const address = `http://127.0.0.1:${port}`;
	await expect.poll(() => fetch(`${address}/healthz`).then(({ status }) => status, () => 0), { timeout: 25_000 }).toBe(200); // prettier-ignore
	return { site, reader, address };
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
/** How long a short answer with a long line in the log takes, in milliseconds; each must be the right one. */
function time(address: string): Promise<number> {
	const begun = performance.now();
	return new Promise((answered, failed) => {
		get(`${address}/${"x".repeat(3000)}.map`, { agent }, (response) => {
			response
				.resume()
				.once("end", () =>
					response.statusCode === 404
						? answered(performance.now() - begun)
						: failed(new Error(String(response.statusCode))),
				);
		}).once("error", failed);
	});
}

/** The median of so many, one after the other. */
async function median(address: string, times: number, between = () => {}): Promise<number> {
	const taken: number[] = [];
	for (let n = 0; n < times; n++) {
		taken.push(await time(address));
		between();
	}
	return taken.sort((a, b) => a - b)[times >> 1]!;
}

test("a pipe that nobody reads holds up no answer; once it is read again all lines are whole, and what is missing is counted", async () => {
	const { site, reader, address } = await siteWithPipe();
	const read = await median(address, 300, () => reader.read());
	const unread = await median(address, 2000);
	// A wait for the reader was 100 ms. The rest is the pace of a busy machine.
	expect(unread).toBeLessThan(Math.max(3 * read, 50));
	reader.read();
	await expect.poll(() => (reader.read(), reader.lines().length), { timeout: 10_000 }).toBeGreaterThan(500);
	for (let n = 0; n < 5; n++) await time(address);
	let lines: Line[] = [];
	// All that was asked is either there or counted.
	const told = () => {
		reader.read();
		lines = reader.lines();
		return (
			lines.filter(({ path }) => path?.endsWith(".map")).length + lines.reduce((sum, { lost = 0 }) => sum + lost, 0)
		);
	};
	await expect.poll(told, { timeout: 10_000 }).toBe(2305);
	expect(lines.filter(({ lost }) => lost !== undefined)).toEqual([
		expect.objectContaining({ level: 40, msg: "lines of the log were lost: nobody read them" }),
	]);
	expect(lines.at(-1)!.path).toMatch(/\.map$/);
	expect(
		Number(
			/VmRSS:\s+(\d+)/.exec(
				spawnSync("grep", ["VmRSS", `/proc/${site.process.pid}/status`], { encoding: "utf8" }).stdout,
			)![1],
		),
	).toBeLessThan(400_000);
});

test("a reader who goes takes nobody along, and one who comes reads on", async () => {
	const { site, reader, address } = await siteWithPipe();
	await time(address);
	reader.close();
	for (let n = 0; n < 50; n++) await time(address);
	await pause(200);
	expect(site.process.exitCode).toBeNull();
	reader.openAgain();
	await time(address);
	await expect.poll(() => (reader.read(), reader.lines().filter(({ path }) => path).length)).toBeGreaterThan(0);
});

test("the last lines are written before the process ends, to a reader who is behind, too; one who hangs does not hold it up for long", async () => {
	const { site, reader, address } = await siteWithPipe();
	for (let n = 0; n < 100; n++) await time(address);
	const reading = setInterval(() => reader.read(), 20);
	expect(await site.end("SIGTERM")).toBe(0);
	clearInterval(reading);
	reader.read();
	expect(reader.lines().filter(({ path }) => path?.endsWith(".map"))).toHaveLength(100);

	const hung = await siteWithPipe();
	for (let n = 0; n < 100; n++) await time(hung.address);
	// After ten seconds it would have exited with code 1.
	expect(await hung.site.end("SIGTERM")).toBe(0);
});
